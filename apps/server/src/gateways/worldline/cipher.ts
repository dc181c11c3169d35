import { createCipheriv, createDecipheriv } from 'node:crypto';

/** The gateway prescribes it: no chaining, no signature. So a message that can be read proves little. */
const algorithm = 'aes-128-ecb';
const longestHex = 16 * 1024;

/** 16 bytes from 32 hexadecimal digits; null when it is no key. */
export function readKey(text: string): Buffer | null {
  return /^[0-9a-f]{32}$/i.test(text) ? Buffer.from(text, 'hex') : null;
}

export function encrypt(plain: string, key: Buffer): string {
  const cipher = createCipheriv(algorithm, key, null);
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('hex');
}

// A message is a line of text; what a wrong key makes of it seldom is, and could not even be stored.
const notText = /[\p{Cc}\uFFFD]/u;

/** Either case of hexadecimal digits; null for whatever is not a whole message under this key. */
export function decrypt(hex: string, key: Buffer): string | null {
  if (hex.length > longestHex || !/^(?:[0-9a-f]{32})+$/i.test(hex)) return null;
  try {
    const decipher = createDecipheriv(algorithm, key, null);
    const plain = Buffer.concat([decipher.update(hex, 'hex'), decipher.final()]).toString('utf8');
    return notText.test(plain) ? null : plain;
  } catch {
    // The padding is wrong.
    return null;
  }
}
