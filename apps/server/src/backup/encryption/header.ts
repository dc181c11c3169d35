import { createPublicKey, type KeyObject } from 'node:crypto';
import { open } from 'node:fs/promises';
import { StartError } from '../../base/start/start-error.ts';
import { NewerBackup } from '../archive/manifest.ts';
import {
  agreeAgain,
  type BackupLock,
  fileKeyOf,
  keyBytes,
  keyOfPassphrase,
  newFileKey,
  publicBytes,
  saltBytes,
} from './keys.ts';

const magic = Buffer.from('kathok-encrypted');
const version = 1;
export const headerBytes = magic.length + 1 + saltBytes + 2 * keyBytes;

interface Header extends BackupLock {
  /** The public half of a key that was made for this file and then forgotten. */
  once: Buffer;
  bytes: Buffer;
}

export class PassphraseNeeded extends StartError {}
export class WrongPassphrase extends StartError {}

/** Its beginning, and the key for all that follows. */
export function newHeader(lock: BackupLock): { header: Buffer; key: Buffer } {
  const { once, agreed } = newFileKey(lock);
  const header = Buffer.concat([magic, Buffer.of(version), lock.salt, lock.publicKey, once]);
  return { header, key: fileKeyOf(agreed, header) };
}

/** Undefined for a backup that is not encrypted, or is none at all. */
async function readHeader(file: string): Promise<Header | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    if (bytesRead < headerBytes || !buffer.subarray(0, magic.length).equals(magic)) return undefined;
    if (buffer[magic.length] !== version)
      throw new NewerBackup(`The backup ${file} was encrypted by a newer program; update this one.`);
    const part = (at: number, length: number) =>
      buffer.subarray(magic.length + 1 + at, magic.length + 1 + at + length);
    return {
      salt: part(0, saltBytes),
      publicKey: part(saltBytes, keyBytes),
      once: part(saltBytes + keyBytes, keyBytes),
      bytes: buffer,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StartError(`There is no file ${file}.`);
    throw error;
  } finally {
    await handle.close();
  }
}

export const isEncrypted = async (file: string): Promise<boolean> => (await readHeader(file)) !== undefined;

/** The key that opens a file; undefined where it is not encrypted. A wrong passphrase is told at once, before it is read. */
export async function openKey(file: string, passphrase: string | undefined): Promise<Buffer | undefined> {
  const header = await readHeader(file);
  if (!header) return undefined;
  if (passphrase === undefined)
    throw new PassphraseNeeded(`The backup ${file} is encrypted; its passphrase is needed.`);
  const privateKey = await keyOfPassphrase(passphrase, header.salt);
  if (!isKeyOf(privateKey, header))
    throw new WrongPassphrase(`The passphrase does not open the backup ${file}.`);
  return fileKeyOf(agreeAgain(privateKey, header.once), header.bytes);
}

export const isKeyOf = (privateKey: KeyObject, { publicKey }: Pick<BackupLock, 'publicKey'>): boolean =>
  publicBytes(createPublicKey(privateKey)).equals(publicKey);
