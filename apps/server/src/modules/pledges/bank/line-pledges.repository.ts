import { type Day, defaultCurrency, erasedName } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

/** A pledge beside a line of the bank. */
export interface PledgeOfLine {
  pledgeId: string;
  pledgeNumber: string;
  donorName: string;
  purpose: string;
  amount: number;
  currency: string;
  rhythm: 'monthly' | 'quarterly' | 'yearly' | 'total';
  state: 'active' | 'paused' | 'ended';
}

const pledgeFields = sql`pledges.id as "pledgeId", pledge_number as "pledgeNumber", donor_name as "donorName",
  donation_purposes.name as purpose, pledges.amount, pledges.currency, rhythm, state`;

/** A statement is in the centre's currency, and says nothing about what was pledged in another one. */
const isOfStatements = sql`pledges.deleted_at is null and pledges.currency = ${defaultCurrency}
  and pledges.donor_name <> ${erasedName}`;

export async function findByNumbers(db: Db | Tx, numbers: readonly string[]): Promise<PledgeOfLine[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<PledgeOfLine>`
    select ${pledgeFields} from pledges join donation_purposes on donation_purposes.id = purpose_id
    where pledge_number = any(array(select unnest(${[...numbers]}::text[]))) and ${isOfStatements}`.execute(
    db,
  );
  return rows;
}

export interface LearntPledge extends PledgeOfLine {
  payerKey: string;
  /** What came from this payer when staff put it to the pledge. */
  learntAmount: number;
}

/** Pledges of payers that staff once put to them; not of pledges that have ended. */
export async function findByPayers(db: Db | Tx, keys: readonly string[]): Promise<LearntPledge[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<LearntPledge>`
    select ${pledgeFields}, payer_key as "payerKey", pledge_payers.amount as "learntAmount"
    from pledge_payers join pledges on pledges.id = pledge_id join donation_purposes on donation_purposes.id = purpose_id
    where payer_key = any(array(select unnest(${[...keys]}::text[]))) and pledge_payers.currency = ${defaultCurrency}
      and state <> 'ended' and ${isOfStatements}`.execute(db);
  return rows;
}

/** A payment for a pledge that no line of a statement is known to be: perhaps the very same money. */
export interface LoosePayment {
  pledgeId: string;
  paymentId: string;
  amount: number;
  paidOn: Day;
  isPaid: boolean;
  receiptNumber: string | null;
}

export async function findLoosePayments(
  db: Db | Tx,
  pledgeIds: readonly string[],
  { from, to }: { from: Day; to: Day },
): Promise<LoosePayment[]> {
  if (pledgeIds.length === 0) return [];
  const { rows } = await sql<LoosePayment>`
    select pledge_id as "pledgeId", payments.id as "paymentId", payments.amount, paid_on as "paidOn",
      payments.status = 'paid' as "isPaid", receipt_number as "receiptNumber"
    from donations join payments on payments.donation_id = donations.id
    left join receipts on receipts.payment_id = payments.id
    where pledge_id = any(${[...pledgeIds]}::uuid[]) and payments.status in ('paid', 'pending')
      and method not in ('cash', 'card') and paid_on between ${from}::date and ${to}::date
      and not exists (select from bank_decisions where payment_id = payments.id
        and kind in ('matched', 'recorded') and taken_back_at is null)`.execute(db);
  return rows;
}

interface Learnt {
  pledgeId: string;
  payerKey: string;
  payerText: string;
  amount: number;
  learntBy: string;
  learntAt: Date;
}

/** Of one payer and sum there is one pledge: the one that staff named last. */
export async function learnPayer(tx: Tx, learnt: Learnt): Promise<void> {
  const { payerKey: _key, ...said } = learnt;
  await tx
    .insertInto('pledgePayers')
    .values({ ...learnt, currency: defaultCurrency })
    .onConflict((conflict) => conflict.constraint('pledge_payers_once').doUpdateSet(said))
    .execute();
}
