import type { Db, Tx } from '../../../db/open-database.ts';
import { getSecret } from '../../../platform/secret.repository.ts';
import { importSigningKey } from './access-token.ts';

export interface Keys {
  /** Signs access tokens. */
  signing: CryptoKey;
  /** Derives a refresh token from the one before it. */
  succession: Uint8Array;
}

const loaded = new WeakMap<Db | Tx, Promise<Keys>>();

/** The keys of this installation, read once per database. Ask before a transaction: there may be one connection only. */
export function keysOf(db: Db | Tx): Promise<Keys> {
  const known = loaded.get(db);
  if (known) return known;
  const loading = loadKeys(db);
  loaded.set(db, loading);
  loading.catch(() => loaded.delete(db));
  return loading;
}

async function loadKeys(db: Db | Tx): Promise<Keys> {
  const signing = await importSigningKey(bytesOf(await getSecret(db, 'access_token_signing')));
  return { signing, succession: bytesOf(await getSecret(db, 'refresh_token_succession')) };
}

function bytesOf(secret: string): Uint8Array {
  return Buffer.from(secret, 'base64url');
}
