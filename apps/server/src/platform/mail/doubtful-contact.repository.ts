import type { Db, Tx } from '../../db/open-database.ts';
import { isContactDoubtful } from './doubtful-contact-sql.ts';

/** This is a query of its own: it is asked only of those whose contact came with a registration, and everybody's record is read often. */
export async function findDoubt(db: Db | Tx, personId: string): Promise<boolean> {
  const people = db.selectFrom('people').select(isContactDoubtful.as('isDoubtful'));
  return (await people.where('id', '=', personId).executeTakeFirst())?.isDoubtful ?? false;
}
