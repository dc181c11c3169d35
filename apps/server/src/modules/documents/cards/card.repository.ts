import type { Db, Tx } from '../../../db/open-database.ts';
import { newVerificationCode } from '../../../platform/verification-codes.ts';

export async function findMemberOfCard(db: Db | Tx, verificationCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('memberCards')
    .select('memberId')
    .where('verificationCode', '=', verificationCode)
    .executeTakeFirst();
  return row?.memberId;
}

async function findCardCodes(db: Db | Tx, memberIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('memberCards')
    .select(['memberId', 'verificationCode'])
    .where('memberId', 'in', memberIds)
    .orderBy('createdAt')
    .orderBy('verificationCode')
    .execute();
  return new Map(rows.map(({ memberId, verificationCode }) => [memberId, verificationCode]));
}

/** A card that is printed again has the code it had. */
export async function ensureCardCodes(tx: Tx, memberIds: string[], now: Date): Promise<Map<string, string>> {
  const known = await findCardCodes(tx, memberIds);
  const missing = memberIds.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  await tx.selectFrom('members').select('id').where('id', 'in', missing).forNoKeyUpdate().execute();
  const still = await findCardCodes(tx, missing);
  const rows = missing
    .filter((memberId) => !still.has(memberId))
    .map((memberId) => ({ memberId, verificationCode: newVerificationCode(), createdAt: now }));
  if (rows.length > 0) await tx.insertInto('memberCards').values(rows).execute();
  return findCardCodes(tx, memberIds);
}

/** Whether somebody is kept by this keeper at this moment. */
export async function isKept(db: Db | Tx, keeperId: string, memberId: string): Promise<boolean> {
  const link = db
    .selectFrom('familyLinks')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('memberId', '=', memberId)
    .where('state', '=', 'accepted');
  return (await link.executeTakeFirst()) !== undefined;
}
