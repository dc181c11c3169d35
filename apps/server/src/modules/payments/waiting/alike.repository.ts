import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { isNear, type Likeness } from './doubts.ts';

interface Row {
  id: string;
  journalKey: string | null;
  slipSha256: string | null;
  feeId: string | null;
  donationId: string | null;
  reference: string;
}

/** Other payments with the same slip, the same journal number (rejected ones), or nearly the same of late. */
export async function findAlike(db: Db | Tx, payment: PaymentRecord): Promise<Likeness[]> {
  const { rows } = await sql<Row>`
    select payments.id, journal_key as "journalKey", slip_sha256 as "slipSha256", fee_id as "feeId",
      donation_id as "donationId", coalesce(fees.reference, donations.reference) as reference
    from payments
    left join membership_fees as fees on fees.id = payments.fee_id
    left join donations on donations.id = payments.donation_id
    where payments.id <> ${payment.id} and (
      slip_sha256 = ${payment.slipSha256}
      or journal_key = ${payment.journalKey}
      or (journal_key is not null and ${payment.journalKey}::text is not null
        and submitted_at > ${payment.submittedAt}::timestamptz - interval '60 days'
        and split_part(journal_key, ':', 1) = split_part(${payment.journalKey}::text, ':', 1)
        and abs(length(journal_key) - length(${payment.journalKey}::text)) <= 1))
    -- What is exactly the same comes first: a bank's numbers of two months are all nearly alike.
    order by coalesce(slip_sha256 = ${payment.slipSha256}, false) or coalesce(journal_key = ${payment.journalKey}, false) desc,
      submitted_at desc
    limit 2000`.execute(db);
  return rows.flatMap((row) => likenessOf(row, payment) ?? []).slice(0, 5);
}

function likenessOf(row: Row, payment: PaymentRecord): Likeness | null {
  const due = row.feeId
    ? { dueKind: 'fee' as const, dueId: row.feeId }
    : { dueKind: 'donation' as const, dueId: row.donationId ?? '' };
  const found = (likeness: Likeness['likeness']) => ({ likeness, ...due, label: row.reference });
  if (row.slipSha256 !== null && row.slipSha256 === payment.slipSha256) return found('sameSlip');
  if (row.journalKey === null || payment.journalKey === null) return null;
  if (row.journalKey === payment.journalKey) return found('sameJournal');
  return isNear(row.journalKey, payment.journalKey) ? found('nearJournal') : null;
}
