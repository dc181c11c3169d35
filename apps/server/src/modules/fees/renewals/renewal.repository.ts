import type { InputOf, Paged, renewals } from '@kathok/contract';
import { endOf, startOf } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { hasOnlyFilters, readPage } from '../../../db/lists/read-page.ts';
import { keptCount } from '../../../db/lists/kept-count.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { feeSearch } from '../fee-filter-sql.ts';
import type { Channel, ChosenTerms } from './renewable.ts';
import { isSimulatedDue } from '../../ledger/index.ts';

type ListQuery = InputOf<typeof renewals.list>['query'];

/** Renewals with what their fee says. */
function renewalRows(db: Db | Tx) {
  return db
    .selectFrom('membershipRenewals as renewal')
    .innerJoin('membershipFees as fee', 'fee.id', 'renewal.feeId')
    .innerJoin('members', 'members.id', 'renewal.memberId')
    .innerJoin('people', 'people.id', 'members.personId')
    .innerJoin('membershipTypes as type', 'type.id', 'fee.membershipTypeId')
    .innerJoin('paymentFrequencies as frequency', 'frequency.id', 'fee.paymentFrequencyId')
    .leftJoin('receipts', (join) =>
      join.onRef('receipts.paymentId', '=', 'fee.decidingPaymentId').on('receipts.voidedAt', 'is', null),
    )
    .where('renewal.deletedAt', 'is', null)
    .selectAll('renewal')
    .select(['people.name as memberName', 'members.membershipCode'])
    .select([
      'fee.membershipTypeId',
      'fee.paymentFrequencyId',
      'fee.periods',
      'fee.periodFrom',
      'fee.periodTo',
    ])
    .select(['fee.amount', 'fee.currency', 'fee.reference', 'fee.paymentStatus', 'receipts.receiptNumber'])
    .select(['type.name as membershipType', 'frequency.name as paymentFrequency'])
    .select(isSimulatedDue('fee_id', 'fee.id', 'fee.deciding_payment_id').as('isSimulated'));
}
export type RenewalRow = Awaited<ReturnType<ReturnType<typeof renewalRows>['execute']>>[number];

export function findRenewal(db: Db | Tx, id: string): Promise<RenewalRow | undefined> {
  return renewalRows(db).where('renewal.id', '=', id).executeTakeFirst();
}

export function findRenewalsOfMember(db: Db | Tx, memberId: string): Promise<RenewalRow[]> {
  return renewalRows(db)
    .where('renewal.memberId', '=', memberId)
    .orderBy('renewal.createdAt', 'desc')
    .orderBy('renewal.id')
    .execute();
}

const orders = {
  createdAt: sql`renewal.created_at`,
  periodFrom: sql`fee.period_from`,
  amount: sql`fee.amount`,
  memberName: sql`people.name_key`,
};

export function findRenewalPage(
  db: Db | Tx,
  query: ListQuery & { codePrefix: string },
): Promise<Paged<RenewalRow>> {
  const { sortBy = 'createdAt', order = 'DESC', memberId, status, channel, from, to } = query;
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  let rows = renewalRows(db)
    .orderBy(sql`${orders[sortBy]} ${direction}`)
    .orderBy(sql`renewal.id ${direction}`);
  const counted: RawBuilder<SqlBool>[] = [];
  if (status) counted.push(sql`status = ${status}`);
  if (channel) counted.push(sql`channel = ${channel}`);
  if (memberId) rows = rows.where('renewal.memberId', '=', memberId);
  if (status) rows = rows.where('renewal.status', '=', status);
  if (channel) rows = rows.where('renewal.channel', '=', channel);
  if (query.paymentStatus) rows = rows.where('fee.paymentStatus', '=', query.paymentStatus);
  if (query.membershipTypeId) rows = rows.where('fee.membershipTypeId', '=', query.membershipTypeId);
  if (from) rows = rows.where('renewal.createdAt', '>=', startOf(from));
  if (to) rows = rows.where('renewal.createdAt', '<', endOf(to));
  // Its reference and its receipt are those of its fee.
  if (query.q) rows = rows.where(feeSearch(query.q, query.codePrefix));
  const { codePrefix: _, ...asked } = query;
  const isKept = hasOnlyFilters(asked, 'status', 'channel');
  return readPage(db, rows, query, isKept ? keptCount('renewal_counts', counted) : undefined);
}

interface NewRenewal extends ChosenTerms {
  memberId: string;
  feeId: string;
  channel: Channel;
  now: Date;
}

export function insertRenewal(tx: Tx, { now, ...renewal }: NewRenewal) {
  return tx
    .insertInto('membershipRenewals')
    .values({ ...renewal, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function touchRenewal(
  tx: Tx,
  id: string,
  values: Partial<ChosenTerms>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('membershipRenewals')
    .set((row) => ({ ...values, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

export async function keepTermsOf(tx: Tx, id: string, chosen: ChosenTerms): Promise<void> {
  await tx.updateTable('membershipRenewals').set(chosen).where('id', '=', id).execute();
}
