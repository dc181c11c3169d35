import type { Db, Tx } from '../../../../db/open-database.ts';
import type { Schema } from '../../../../db/schema.ts';

export type LinkPurpose = Schema['passwordLinks']['purpose'];

interface NewLink {
  tokenHash: string;
  userId: string;
  purpose: LinkPurpose;
  createdAt: Date;
  expiresAt: Date;
}

/** The newest link is the only one. */
export async function replaceLink(tx: Tx, link: NewLink): Promise<void> {
  await removeLinks(tx, link.userId);
  await tx.insertInto('passwordLinks').values(link).execute();
}

export async function removeLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passwordLinks').where('userId', '=', userId).execute();
}

export function findLink(db: Db | Tx, tokenHash: string, now: Date) {
  return db
    .selectFrom('passwordLinks')
    .select(['userId', 'purpose'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Whether a link to reset the password was made since then and is still unspent. */
export async function hasLinkSince(tx: Tx, userId: string, since: Date): Promise<boolean> {
  const link = await tx
    .selectFrom('passwordLinks')
    .select('userId')
    .where('userId', '=', userId)
    .where('purpose', '=', 'reset')
    .where('createdAt', '>', since)
    .executeTakeFirst();
  return link !== undefined;
}

/** True for exactly one of all who try at once. */
export async function spendLink(tx: Tx, tokenHash: string): Promise<boolean> {
  const spent = await tx.deleteFrom('passwordLinks').where('tokenHash', '=', tokenHash).executeTakeFirst();
  return spent.numDeletedRows === 1n;
}
