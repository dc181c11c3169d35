import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

/** Another payment that may be much like one of those that wait. */
export interface Candidate {
  id: string;
  journalKey: string | null;
  slipSha256: string | null;
  submittedAt: Date;
  feeId: string | null;
  donationId: string | null;
  reference: string;
}

/** Of a bank's numbers of two months no more are held against each other. */
const most = 5000;
const present = (values: readonly (string | null)[]) =>
  JSON.stringify([...new Set(values.filter((value) => value !== null))]);

/**
 * For all that is on the screen together: payments with one of their slips or journal numbers, however the bank is
 * called, or with a number of the same bank of late. What is exactly the same comes first.
 */
export async function findCandidates(
  db: Db | Tx,
  looked: readonly Pick<Candidate, 'journalKey' | 'slipSha256' | 'submittedAt'>[],
): Promise<Candidate[]> {
  const [first] = looked.map(({ submittedAt }) => submittedAt).toSorted((a, b) => a.getTime() - b.getTime());
  if (!first) return [];
  const numbers = present(looked.map(({ journalKey }) => journalKey?.split(':')[1] ?? null));
  const slips = present(looked.map(({ slipSha256 }) => slipSha256));
  const banks = present(looked.map(({ journalKey }) => journalKey?.split(':')[0] ?? null));
  const isSame = sql`(coalesce(slip_sha256 in (select jsonb_array_elements_text(${slips}::jsonb)), false)
    or coalesce(split_part(journal_key, ':', 2) in (select jsonb_array_elements_text(${numbers}::jsonb)), false))`;
  const { rows } = await sql<Candidate>`
    select payments.id, journal_key as "journalKey", slip_sha256 as "slipSha256", submitted_at as "submittedAt",
      fee_id as "feeId", donation_id as "donationId", coalesce(fees.reference, donations.reference) as reference
    from payments
    left join membership_fees as fees on fees.id = payments.fee_id
    left join donations on donations.id = payments.donation_id
    where ${isSame} or (submitted_at > ${first}::timestamptz - interval '60 days'
      and split_part(journal_key, ':', 1) in (select jsonb_array_elements_text(${banks}::jsonb)))
    order by ${isSame} desc, submitted_at desc, payments.id
    limit ${most}`.execute(db);
  return rows;
}
