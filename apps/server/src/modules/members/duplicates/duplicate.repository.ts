import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { because, isSimilar, registered, score, toldReasons } from './likeness-sql.ts';
import type { Reason } from './reasons.ts';

interface PairRow {
  first: string | null;
  second: string | null;
  reasons: Reason[];
  score: number;
  total: number;
}

interface PairPage {
  memberId?: string | undefined;
  page: number;
  take: number;
}

/** A number that was typed under another kind, or lost its leading zeros in a sheet. */
const bareNumber = sql`ltrim(identity_number, '0')`;

/**
 * Each way to look alike is one join on equal values, so that the work grows with the register and not with its
 * square. CIDs cannot be equal, so only the other numbers are compared with all.
 */
const ways: RawBuilder<unknown>[] = [
  sql`${because('identity')} from (select *, ${bareNumber} as bare from somebody where identity_type <> 'cid') as a
    join (select *, ${bareNumber} as bare from registered where identity_number is not null) as b
      on b.bare = a.bare and length(a.bare) >= 5`,
  sql`${because('nameAndBirth')} from somebody as a join registered as b
    on b.date_of_birth = a.date_of_birth and b.name_words = a.name_words and b.name_key = a.name_key`,
  sql`${because('swappedNames')} from somebody as a join registered as b
    on b.date_of_birth = a.date_of_birth and b.name_words = a.name_words and b.name_key <> a.name_key`,
  sql`${because('phoneAndName')} from somebody as a join registered as b
    on b.phone = a.phone and ${isSimilar(sql`a.name_key`, sql`b.name_key`)}`,
];
const found = ways.map(
  (way) =>
    sql`(select least(a.id, b.id) as first, greatest(a.id, b.id) as second, ${way} where a.id <> b.id)`,
);

/** The surest first, and how many there are in all. */
export async function findPairs(db: Db | Tx, { memberId, page, take }: PairPage) {
  const { rows } = await sql<PairRow>`
    with ${registered},
    somebody as not materialized (select * from registered ${memberId ? sql`where id = ${memberId}` : sql``}),
    pairs as (
      select first, second, ${toldReasons}, ${score} from (${sql.join(found, sql` union `)}) as found
      where not exists (select from different_people as told where told.first_id = first and told.second_id = second)
      group by first, second)
    select * from (select count(*) as total from pairs) as counted left join (
      select * from pairs order by score desc, first, second limit ${take} offset ${(page - 1) * take}) as shown on true
    `.execute(db);
  const pairs = rows.flatMap(({ first, second, reasons, score }) =>
    first && second ? [{ first, second, reasons, score }] : [],
  );
  return { pairs, total: rows[0]?.total ?? 0 };
}

/** Said twice it is said once; by whom first stays. */
export async function insertDifference(
  tx: Tx,
  pair: { firstId: string; secondId: string; saidBy: string; saidAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('differentPeople')
    .values(pair)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
