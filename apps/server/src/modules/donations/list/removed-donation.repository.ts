import type { Tx } from '../../../db/open-database.ts';

/** One that was taken out by hand; undefined where there is none. */
export function lockRemovedDonation(tx: Tx, id: string) {
  return tx
    .selectFrom('donations')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .where('importId', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
