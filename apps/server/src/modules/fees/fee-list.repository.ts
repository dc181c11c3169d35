import type { fees, InputOf, Paged, PaymentStatus } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { inOrder, readIds } from '../../db/read-ids.ts';
import { type FeeRow, feeRows } from './fee.repository.ts';
import { countDues } from '../payments/index.ts';

type ListQuery = InputOf<typeof fees.list>['query'];
type PendingQuery = InputOf<typeof fees.pending>['query'];

/** Most are the beginning of an index, so that a page is read and not sorted. What has no day of payment comes last. */
const orders: Record<
  NonNullable<ListQuery['sortBy']>,
  (direction: RawBuilder<unknown>) => RawBuilder<unknown>
> = {
  createdAt: (direction) => sql`fee.created_at ${direction}`,
  periodFrom: (direction) => sql`fee.period_from ${direction}`,
  amount: (direction) => sql`fee.amount ${direction}`,
  memberName: (direction) => sql`people.name_key ${direction}`,
  paidOn: (direction) => sql`deciding.paid_on ${direction} nulls last`,
};

/** Fees of members who are just being imported are not shown; most of the time there are none to look for. */
const isShown = sql<SqlBool>`(not exists (select from imports where state in ('running', 'undoing'))
  or exists (select from members where members.id = fee.member_id))`;

/**
 * Which fees, in which order, is found first, from an index alone where nothing else is asked; only then is anything else
 * about them read. The newest come first, unless somebody wants it otherwise.
 */
export async function findFeePage(
  db: Db | Tx,
  filter: RawBuilder<SqlBool>,
  { page, take, sortBy = 'createdAt', order = 'DESC' }: ListQuery,
  count: number | null,
): Promise<Paged<FeeRow>> {
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  const ids = db
    .selectFrom('membershipFees as fee')
    // Left out by the planner where neither the filter nor the order asks for it.
    .leftJoin('payments as deciding', 'deciding.id', 'fee.decidingPaymentId')
    .$if(sortBy === 'memberName', (fees) =>
      fees
        .innerJoin('members', 'members.id', 'fee.memberId')
        .innerJoin('people', 'people.id', 'members.personId'),
    )
    .select('fee.id')
    .where('fee.deletedAt', 'is', null)
    .where(isShown)
    .where(filter)
    .orderBy(orders[sortBy](direction))
    .orderBy(sql`fee.id ${direction}`);
  const { data, meta } = await readIds(ids, { page, take }, count);
  return { data: inOrder(data, await findFeesById(db, data)), meta };
}

/** How many fees the list has, or those with one state of payment; fees of members who are just being imported apart. */
export async function countFees(db: Db | Tx, paymentStatus: PaymentStatus | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from membership_fees as fee
    join all_members on all_members.id = fee.member_id
    where fee.deleted_at is null ${paymentStatus ? sql`and fee.payment_status = ${paymentStatus}` : sql``}
      and all_members.import_id = any(array(select id from imports where state in ('running', 'undoing')))`.execute(
    db,
  );
  return (await countDues(db, 'fee', paymentStatus)) - (rows[0]?.count ?? 0);
}

function findFeesById(db: Db | Tx, ids: readonly string[]): Promise<FeeRow[]> {
  return ids.length > 0 ? feeRows(db).where('fee.id', 'in', ids).execute() : Promise.resolve([]);
}

const pendingOrders = { submittedAt: sql`pending.submitted_at`, amount: sql`pending.amount` };

/**
 * Those that wait longest come first; also where the fee was paid in another way meanwhile, for somebody sent money.
 * Without a filter they are found and counted in an index of what waits alone.
 */
export async function findPendingPage(
  db: Db | Tx,
  filter: RawBuilder<SqlBool> | null,
  { page, take, sortBy = 'submittedAt', order = 'ASC' }: PendingQuery,
): Promise<Paged<FeeRow & { pendingId: string }>> {
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  const waiting = db
    .selectFrom('payments as pending')
    .select('pending.id')
    .where('pending.status', '=', sql.lit('pending'))
    .where('pending.feeId', 'is not', null)
    .$if(filter !== null, (rows) =>
      rows
        .innerJoin('membershipFees as fee', 'fee.id', 'pending.feeId')
        .where('fee.deletedAt', 'is', null)
        .where(filter ?? sql<SqlBool>`true`),
    )
    .orderBy(sql`${pendingOrders[sortBy]} ${direction}`)
    .orderBy('pending.id');
  const { data, meta } = await readIds(waiting, { page, take }, null);
  return { data: await findFeesOfPayments(db, data), meta };
}

/** The fees that these payments are for, in the order of the payments. */
async function findFeesOfPayments(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await feeRows(db)
    .innerJoin('payments as pending', 'pending.feeId', 'fee.id')
    .select('pending.id as pendingId')
    .where('pending.id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.find(({ pendingId }) => pendingId === id) ?? []);
}

/** The next fees after an id, in the order of ids: all of them are read so without holding a connection. */
export function findFeesAfter(
  db: Db | Tx,
  filter: RawBuilder<SqlBool>,
  after: string | null,
  take: number,
): Promise<FeeRow[]> {
  let rows = feeRows(db).where(filter);
  if (after) rows = rows.where('fee.id', '>', after);
  return rows.orderBy('fee.id').limit(take).execute();
}
