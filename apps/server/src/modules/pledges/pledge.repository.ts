import { type Day, type PaymentMethod, pledgeNumber } from '@kathok/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import { takeNumbers } from '../../db/at-end/index.ts';
import { orderedId } from '../../db/ordered-id.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Came } from './expectations/expectations.ts';
import type { PledgeVersion } from './expectations/periods.ts';
import { pledgeRows } from './pledge-facts-sql.ts';

export function findPledge(db: Db | Tx, id: string) {
  return pledgeRows(db)
    .where('pledges.id', '=', id)
    .where('pledges.deletedAt', 'is', null)
    .executeTakeFirst();
}

export function findPledgesById(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return pledgeRows(db)
    .where('pledges.id', 'in', [...ids])
    .execute();
}

/** Nobody else changes it until the transaction ends. */
export async function lockPledge(tx: Tx, id: string) {
  await tx.selectFrom('pledges').select('id').where('id', '=', id).forUpdate().execute();
  return findPledge(tx, id);
}

type NewPledge = Omit<Insertable<Schema['pledges']>, 'id' | 'pledgeNumber'>;

/** With a number of its own, and its first version. */
export async function insertPledge(tx: Tx, pledge: NewPledge, version: PledgeVersion): Promise<string> {
  const id = orderedId();
  await tx
    .insertInto('pledges')
    .values({ ...pledge, id, pledgeNumber: pledgeNumber(await takeNumbers(tx, 'pledge_number', 1)) })
    .execute();
  await writeVersion(tx, id, version);
  return id;
}

export async function updatePledgeRow(
  tx: Tx,
  id: string,
  values: Updateable<Schema['pledges']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('pledges')
    .set((row) => ({ ...values, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

/** When it ends by itself; it follows from the rest, so it is no change of its own. */
export async function setEnd(
  tx: Tx,
  id: string,
  end: { lastDueOn: Day | null; pledgedInAll: number | null },
): Promise<void> {
  await tx.updateTable('pledges').set(end).where('id', '=', id).execute();
}

/** From its day on this is what is pledged: a version of the same day and those that were to come give way to it. */
export async function writeVersion(tx: Tx, pledgeId: string, version: PledgeVersion): Promise<void> {
  const { from: fromDay, ...values } = version;
  await tx
    .deleteFrom('pledgeVersions')
    .where('pledgeId', '=', pledgeId)
    .where('fromDay', '>=', fromDay)
    .execute();
  await tx
    .insertInto('pledgeVersions')
    .values({ pledgeId, fromDay, ...values })
    .execute();
}

/** The donations of a pledge that were paid, in the order in which they came. */
export async function findMoney(db: Db | Tx, pledgeId: string) {
  const { rows } = await sql<
    Came & { method: PaymentMethod | null; receiptNumber: string | null; isBankLine: boolean }
  >`
    select donations.id as "donationId", amount_paid as amount, donated_on as "paidOn", deciding.method,
      (select receipt_number from receipts where payment_id = deciding.id and voided_at is null) as "receiptNumber",
      exists (select from bank_decisions where payment_id = deciding.id and kind in ('matched', 'recorded')
        and taken_back_at is null) as "isBankLine"
    from donations left join payments as deciding on deciding.id = deciding_payment_id
    where pledge_id = ${pledgeId} and donations.deleted_at is null and amount_paid > 0
      and not exists (select from payments where donation_id = donations.id and is_simulated)
    order by donated_on, donations.created_at, donations.id`.execute(db);
  return rows;
}

/** How the bank names the payer, as staff once put it to this pledge; the latest first. */
export function findPayers(db: Db | Tx, pledgeId: string) {
  return db
    .selectFrom('pledgePayers')
    .innerJoin('users', 'users.id', 'learntBy')
    .select(['pledgePayers.id', 'payerText as text', 'amount', 'learntAt', 'users.name as learntBy'])
    .where('pledgeId', '=', pledgeId)
    .orderBy('learntAt', 'desc')
    .execute();
}

export async function deletePayer(tx: Tx, pledgeId: string, id: string): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('pledgePayers')
    .where('id', '=', id)
    .where('pledgeId', '=', pledgeId)
    .returning('payerText')
    .executeTakeFirst();
  return gone?.payerText;
}
