import { sql } from 'kysely';
import { compileOnce } from '../../../db/statements/compile-once.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Likeness } from './payment-warnings.ts';

const shown = 5;
/** Of a slip or number that still more payments have, it does not matter which are shown. */
const most = 1000;

type Row = Pick<Likeness, 'likeness' | 'hasOtherBankName' | 'label'> & {
  waitingId: string;
  feeId: string | null;
  donationId: string | null;
};

/**
 * For each of these payments those that look much like it, what is the same before what is only nearly so, and the
 * latest first: with its slip, with its journal number, or of late with this number at a bank of another name, or with a
 * number in which one character is another one, stands elsewhere, is missing or is one too many. Of numbers with fewer
 * than five characters nearly every other one would be near. Every way to be alike has an index.
 */
export async function findSimilarPayments(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, Likeness[]>> {
  if (ids.length === 0) return new Map();
  const rows = await alikeRows(db, ids);
  return new Map(ids.map((id) => [id, rows.filter(({ waitingId }) => waitingId === id).map(toLikeness)]));
}

const toLikeness = ({ likeness, hasOtherBankName, label, feeId, donationId }: Row): Likeness => ({
  likeness,
  hasOtherBankName,
  label,
  ...(feeId ? { dueKind: 'fee', dueId: feeId } : { dueKind: 'donation', dueId: donationId ?? '' }),
});

const order = sql`alike.likeness = 'nearJournal', alike.submitted_at desc, alike.id`;
const columns = sql`other.id, other.fee_id, other.donation_id, other.submitted_at, other.joint_payment_id`;
const number = sql`split_part(other.journal_key, ':', 2)`;
const waitingNumber = sql`split_part(waiting.journal_key, ':', 2)`;
const isSame = sql`other.journal_key = waiting.journal_key`;
const isOfLate = sql`other.submitted_at > waiting.submitted_at - interval '60 days'`;
/** This must be the condition of the index that has only these numbers. */
const isLong = sql`length(${number}) >= 5`;

/** The parts of a joint payment came with one slip and one number, in one moment: that is no reason to look twice. */
const isPartOfTheSame = sql`(way.joint_payment_id = waiting.joint_payment_id and way.submitted_at = waiting.submitted_at)`;

/** A payment that is alike in several ways is named once, by the first of them. */
const waysToBeAlike = sql`
  (select 1 as rank, 'sameSlip' as likeness, false as has_other_bank_name, ${columns} from payments as other
    where other.slip_sha256 = waiting.slip_sha256 limit ${sql.lit(most)})
  union all
  (select 2, case when ${isSame} then 'sameJournal' else 'nearJournal' end, not ${isSame}, ${columns} from payments as other
    where other.journal_key is not null and ${number} = ${waitingNumber}
    and (${isSame} or (${isLong} and ${isOfLate})) limit ${sql.lit(most)})
  union all
  (select 3, 'nearJournal', false, ${columns} from payments as other
    where length(${waitingNumber}) >= 5 and ${isLong}
    and near_journal_keys(other.journal_key) && near_journal_keys(waiting.journal_key) and ${isOfLate})`;

/** The ids are hidden in a select, so that the statement is kept: its plan cannot depend on them. */
const alikeRows = compileOnce((db, ids: readonly string[]) => ({
  compile: () =>
    sql<Row>`
    select waiting.id as "waitingId", alike.likeness, alike.has_other_bank_name as "hasOtherBankName",
      alike.fee_id as "feeId", alike.donation_id as "donationId", coalesce(
        (select reference from membership_fees where membership_fees.id = alike.fee_id),
        (select reference from donations where donations.id = alike.donation_id)) as label
    from payments as waiting, lateral (
      select * from (
        select distinct on (id) * from (${waysToBeAlike}) as way where id <> waiting.id and ${isPartOfTheSame} is not true order by id, rank
      ) as alike order by ${order} limit ${sql.lit(shown)}
    ) as alike
    where waiting.id = any(array(select unnest(${ids}::uuid[])))
    order by waiting.id, ${order}`.compile(db),
}));
