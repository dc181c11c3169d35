import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { nearKeys, shortestNear } from './near-keys.ts';

/** Another payment that may be much like one of those that wait. */
export interface Candidate {
  id: string;
  journalKey: string | null;
  slipSha256: string | null;
  submittedAt: Date;
  feeId: string | null;
  donationId: string | null;
}

/** More than this are never shown, and a slip or number that so many have is known for it. */
const most = 1000;
const present = (values: readonly (string | null | undefined)[]) => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
];

/** Looked up one by one, however many they are: the planner does not see them, and cannot prefer to walk the table. */
const unseen = (values: string[]) => sql`array(select unnest(${values}::text[]))`;

/**
 * For all that is on the screen together: payments with one of their slips or journal numbers, however the bank is
 * called, or of late with a number that differs in one character. Every number is looked up in an index.
 */
export async function findCandidates(
  db: Db | Tx,
  looked: readonly Pick<Candidate, 'journalKey' | 'slipSha256' | 'submittedAt'>[],
): Promise<Candidate[]> {
  const [first] = looked.map(({ submittedAt }) => submittedAt).toSorted((a, b) => a.getTime() - b.getTime());
  if (!first) return [];
  const keys = present(looked.map(({ journalKey }) => journalKey));
  const numbers = present(looked.map(({ journalKey }) => journalKey?.split(':')[1]));
  const slips = present(looked.map(({ slipSha256 }) => slipSha256));
  const ofLate = sql`submitted_at > ${first}::timestamptz - interval '60 days'`;
  const number = sql`split_part(journal_key, ':', 2)`;
  const columns = sql`id, journal_key as "journalKey", slip_sha256 as "slipSha256", submitted_at as "submittedAt",
    fee_id as "feeId", donation_id as "donationId"`;
  const ways: RawBuilder<unknown>[] = [
    sql`(select ${columns} from payments where slip_sha256 = any(${unseen(slips)}) limit ${most})`,
    sql`(select ${columns} from payments where journal_key is not null and ${number} = any(${unseen(numbers)})
      and (journal_key = any(${unseen(keys)}) or length(${number}) >= ${shortestNear}) limit ${most})`,
    // As the index says it that has only these numbers.
    sql`(select ${columns} from payments where length(${number}) >= ${sql.lit(shortestNear)}
      and near_journal_keys(journal_key) && ${unseen(keys.flatMap(nearKeys))} and ${ofLate} limit ${most})`,
  ];
  const { rows } = await sql<Candidate>`
    ${sql.join(ways, sql` union `)} order by "submittedAt" desc, id`.execute(db);
  return rows;
}

/** How staff would name what each of these payments pays, by the id of the payment. */
export async function findReferences(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; reference: string }>`
    select id, coalesce(
      (select reference from membership_fees where membership_fees.id = fee_id),
      (select reference from donations where donations.id = donation_id)) as reference
    from payments where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
