import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  scrypt,
} from 'node:crypto';
import { promisify } from 'node:util';

/**
 * What a backup is locked with. It is made of the passphrase, and opens nothing: so the plan may keep it, and a backup of the
 * night needs no passphrase that is stored anywhere.
 */
export interface BackupLock {
  salt: Buffer;
  publicKey: Buffer;
}

export const saltBytes = 16;
export const keyBytes = 32;

/** 64 MiB and about a third of a second for each guess; two rounds make up for the memory that a small server lacks. */
const cost = { N: 2 ** 16, r: 8, p: 2, maxmem: 128 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

/** What stands before the 32 bytes of an X25519 key in the forms that Node reads (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b656e04220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b656e032100', 'hex');

/** Typed on another keyboard, the same letters must be the same bytes; blanks around it are nobody's intention. */
const written = (passphrase: string) => passphrase.normalize('NFKC').trim();

/** The key that a passphrase stands for. Only this opens what was locked, and it is kept nowhere. */
export async function keyOfPassphrase(passphrase: string, salt: Buffer): Promise<KeyObject> {
  const seed = await derive(written(passphrase), salt, keyBytes, cost);
  return createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: 'der', type: 'pkcs8' });
}

export async function lockOfPassphrase(
  passphrase: string,
  salt = randomBytes(saltBytes),
): Promise<BackupLock> {
  return { salt, publicKey: publicBytes(createPublicKey(await keyOfPassphrase(passphrase, salt))) };
}

export const publicBytes = (key: KeyObject): Buffer =>
  Buffer.from(key.export({ format: 'der', type: 'spki' })).subarray(publicPrefix.length);

const publicKeyOf = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([publicPrefix, bytes]), format: 'der', type: 'spki' });

/** A key for one file alone, and what has to stand in the file so that its owner finds the key again. */
export function newFileKey(lock: BackupLock): { once: Buffer; agreed: Buffer } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const agreed = diffieHellman({ privateKey, publicKey: publicKeyOf(lock.publicKey) });
  return { once: publicBytes(publicKey), agreed };
}

export const agreeAgain = (privateKey: KeyObject, once: Buffer): Buffer =>
  diffieHellman({ privateKey, publicKey: publicKeyOf(once) });

/** The whole header goes into the key: a file with another header does not open. */
export const fileKeyOf = (agreed: Buffer, header: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', agreed, header, 'kathok backup', keyBytes));
