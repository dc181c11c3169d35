import type { fees, InputOf, Paged } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/read-page.ts';
import { type FeeRow, feeRows } from './fee.repository.ts';

type ListQuery = InputOf<typeof fees.list>['query'];
type PendingQuery = InputOf<typeof fees.pending>['query'];

const orders: Record<NonNullable<ListQuery['sortBy']>, ReturnType<typeof sql>> = {
  createdAt: sql`fee.created_at`,
  periodFrom: sql`fee.period_from`,
  amount: sql`fee.amount`,
  memberName: sql`people.name_key`,
  paidOn: sql`deciding.paid_on`,
};

/** The newest first, unless somebody wants it otherwise; what has no day comes last either way. */
export function findFeePage(
  db: Db | Tx,
  filter: RawBuilder<SqlBool>,
  { sortBy = 'createdAt', order = 'DESC', ...paging }: ListQuery,
): Promise<Paged<FeeRow>> {
  const direction = order === 'DESC' ? sql`desc nulls last` : sql`asc nulls last`;
  const rows = feeRows(db)
    .where(filter)
    .orderBy(sql`${orders[sortBy]} ${direction}`)
    .orderBy(sql`fee.id ${order === 'DESC' ? sql`desc` : sql`asc`}`);
  return readPage(db, rows, paging);
}

const pendingOrders = { submittedAt: sql`pending.submitted_at`, amount: sql`pending.amount` };

/** Those that wait longest come first; also where the fee was paid in another way meanwhile, for somebody sent money. */
export function findPendingPage(
  db: Db | Tx,
  filter: RawBuilder<SqlBool>,
  { sortBy = 'submittedAt', order = 'ASC', ...paging }: PendingQuery,
): Promise<Paged<FeeRow & { pendingId: string }>> {
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  const rows = feeRows(db)
    .innerJoin('payments as pending', (join) =>
      join.onRef('pending.feeId', '=', 'fee.id').on('pending.status', '=', 'pending'),
    )
    .select('pending.id as pendingId')
    .where(filter)
    .orderBy(sql`${pendingOrders[sortBy]} ${direction}`)
    .orderBy('fee.id');
  return readPage(db, rows, paging);
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
