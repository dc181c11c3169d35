import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';

/**
 * The accounts of everybody who had to do with the money of a fee or donation: who entered, verified, reversed or
 * corrected it, also where it was written as something else before, who asked for that or approved it, and whose money it is.
 */
export async function findPartakers(tx: Tx, dueId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive part as (
      select id, coalesce(fee_id, donation_id) as due_id, split_of, submitted_by, verified_by, reversed_by
      from payments where (fee_id = ${dueId} or donation_id = ${dueId}) and status in ('pending', 'paid', 'reversed')
      union
      select earlier.id, coalesce(earlier.fee_id, earlier.donation_id), earlier.split_of,
        earlier.submitted_by, earlier.verified_by, earlier.reversed_by
      from payments as earlier join part on earlier.id = part.split_of
    ), due as (select ${dueId}::uuid as id union select due_id from part)
    select id from (
      select unnest(array[submitted_by, verified_by, reversed_by]) as id from part
      union select unnest(array[asked_by, decided_by]) from approvals join due on due.id = approvals.entity_id
        where state = 'approved'
      union select users.id from users
        join (select member_id from membership_fees join due using (id)
          union select member_id from donations join due using (id)) as payer using (member_id)
    ) as partaker where id is not null order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What the fee or donation is that a payment pays for. */
export function findPaidFor(db: Db | Tx, paymentId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'feeId', 'donationId', 'amount', 'currency'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
}

/** The payment of a receipt. */
export function findPaidByReceipt(db: Db | Tx, receiptId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('receipts', 'receipts.paymentId', 'payments.id')
    .select(['payments.id', 'payments.feeId', 'payments.donationId', 'payments.amount', 'payments.currency'])
    .where('receipts.id', '=', receiptId)
    .executeTakeFirst();
}

/** The fee of a renewal. */
export function findFeeOfRenewal(db: Db | Tx, renewalId: string) {
  return db.selectFrom('membershipRenewals').select('feeId').where('id', '=', renewalId).executeTakeFirst();
}

export function findKindOfFee(db: Db | Tx, feeId: string) {
  return db.selectFrom('membershipFees').select('kind').where('id', '=', feeId).executeTakeFirst();
}

/** A credit of a bank statement as it was read first, and the payments that one transfer became. */
export async function findLineAndTransfer(db: Db | Tx, lineId: string, paymentId: string) {
  const { rows } = await sql<{ amount: number; account: string; line: number; transfer: number }>`
    select line.amount, line.line_number as line, statement.account,
      (select sum(part.amount)::bigint from payments as part
        where part.status in ('pending', 'paid')
          and (part.id = ${paymentId} or part.split_of = ${paymentId})) as transfer
    from bank_lines as line join bank_statements as statement on statement.id = line.statement_id
    where line.id = ${lineId}`.execute(db);
  return rows[0];
}

export function findDecisionOnLine(db: Db | Tx, decisionId: string) {
  return db
    .selectFrom('bankDecisions')
    .select(['paymentId', 'kind'])
    .where('id', '=', decisionId)
    .executeTakeFirst();
}

export async function findNameOfMember(db: Db | Tx, memberId: string): Promise<string | null> {
  const found = await db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .select('people.name')
    .where('members.id', '=', memberId)
    .executeTakeFirst();
  return found?.name ?? null;
}

export async function findNameOfPurpose(db: Db | Tx, purposeId: string): Promise<string | null> {
  const found = await db
    .selectFrom('donationPurposes')
    .select('name')
    .where('id', '=', purposeId)
    .executeTakeFirst();
  return found?.name ?? null;
}
