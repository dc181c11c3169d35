import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';

/** Who else has this CID now. */
export async function findHolderOfCid(tx: Tx, cid: string): Promise<string | undefined> {
  const holder = await tx
    .selectFrom('people')
    .select('id')
    .where('identityType', '=', 'cid')
    .where('identityNumber', '=', cid)
    .where('mergedInto', 'is', null)
    .executeTakeFirst();
  return holder?.id;
}

interface GivenWithNumber {
  from: string;
  to: string;
  number: string;
  /** Null: whenever it was. */
  since: Date | null;
}

/**
 * What was given since with this number is given by the other person, with what was said then and is not decided. Where
 * the one who had it until now goes by that number too, it stays.
 */
export async function moveDonationsGivenWith(
  tx: Tx,
  { from, to, number, since }: GivenWithNumber,
): Promise<void> {
  await sql`
    with moved as (
      update donations set person_id = ${to}
      where person_id = ${from} and member_id is null and identity_number = ${number}
        and (${since}::timestamptz is null or created_at >= ${since})
        and not exists (select from people where id = ${from} and identity_number = ${number})
      returning id)
    update person_claims set person_id = ${to}
    where person_id = ${from} and decided_at is null and donation_id in (select id from moved)`.execute(tx);
}
