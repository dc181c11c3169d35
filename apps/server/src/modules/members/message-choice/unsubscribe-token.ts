import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../../db/open-database.ts';
import { getSecret } from '../../../platform/secret.repository.ts';

const secretName = 'unsubscribe_links';

/** Half of a signature is more than anybody can guess, and short enough for an SMS. */
const signatureOf = (secret: string, id: Buffer) =>
  createHmac('sha256', secret).update('unsubscribe').update(id).digest().subarray(0, 16);

export function unsubscribeToken(secret: string, memberId: string): string {
  const id = Buffer.from(memberId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, signatureOf(secret, id)]).toString('base64url');
}

/** Whose token it is; null where we have not made it. */
export function memberOfToken(secret: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  const [id, signature] = [bytes.subarray(0, 16), bytes.subarray(16)];
  if (bytes.length !== 32 || !timingSafeEqual(signature, signatureOf(secret, id))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const unsubscribeSecret = (db: Db | Tx) => getSecret(db, secretName);

/** With which a member ends messages without signing in. The token stands behind `#`, so no server or log sees it. */
export async function unsubscribeLink(db: Db | Tx, baseUrl: string, memberId: string): Promise<string> {
  return `${baseUrl}/unsubscribe#${unsubscribeToken(await unsubscribeSecret(db), memberId)}`;
}
