import type { Db, Tx } from '../../db/open-database.ts';

export async function findUserAddress(db: Db | Tx, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return user?.email ?? null;
}

export function findTestMessage(db: Db | Tx, id: string, requestedBy: string) {
  return db
    .selectFrom('outboxMessages')
    .select(['status', 'lastError'])
    .where('id', '=', id)
    .where('kind', '=', 'test')
    .where('requestedBy', '=', requestedBy)
    .executeTakeFirst();
}
