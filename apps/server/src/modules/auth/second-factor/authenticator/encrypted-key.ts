import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The key of an authenticator app as it is stored: encrypted, and bound to its user, so that no row serves another. */
export function encryptKey(secret: Uint8Array, userId: string, key: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, secret, iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

export function decryptKey(secret: Uint8Array, userId: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(algorithm, secret, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  return text.toString('utf8');
}
