import type { fees, InputOf, Paged } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { compileOnce } from '../../../db/statements/compile-once.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { isOneOf } from '../../../db/statements/hide-from-planner.ts';
import { readPageByIds } from '../../../db/lists/read-page.ts';
import { allFeeRows, type FeeRow, feeRows } from '../fee.repository.ts';

type ListQuery = InputOf<typeof fees.list>['query'];

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

/**
 * Which fees, in which order, is found first, from an index alone where nothing else is asked; only then is anything else
 * about them read. The newest come first, unless somebody wants it otherwise.
 */
export async function findFeePage(
  db: Db | Tx,
  filter: RawBuilder<SqlBool>,
  query: ListQuery,
  keptCount?: RawBuilder<number>,
): Promise<Paged<FeeRow>> {
  const { sortBy = 'createdAt', order = 'DESC' } = query;
  const importing = await isImporting(db);
  const [there, back] = order === 'DESC' ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  const asksForPayment = [query.method, query.from, query.to].some((value) => value !== undefined);
  // A table that is joined for nothing keeps the list from being read in an index alone.
  const ids = (direction: RawBuilder<unknown>) =>
    db
      .selectFrom('membershipFees as fee')
      .$if(asksForPayment || sortBy === 'paidOn', (fees) =>
        fees.leftJoin('payments as deciding', 'deciding.id', 'fee.decidingPaymentId'),
      )
      .$if(sortBy === 'memberName' || importing, (fees) =>
        fees
          .innerJoin('members', 'members.id', 'fee.memberId')
          .innerJoin('people', 'people.id', 'members.personId'),
      )
      .select('fee.id')
      .where('fee.deletedAt', query.isRemoved ? 'is not' : 'is', null)
      // What was taken out with an import comes back with no single fee.
      .$if(query.isRemoved === true, (fees) => fees.where('fee.importId', 'is', null))
      .where(filter)
      .orderBy(orders[sortBy](direction))
      .orderBy(sql`fee.id ${direction}`);
  return readPageByIds(
    db,
    ids(there),
    (shown) => feesById(db, shown),
    query,
    importing ? undefined : keptCount,
    // Those without a day come last either way round, so the other way is not this one reversed.
    sortBy === 'paidOn' ? undefined : ids(back),
  );
}

const feesById = compileOnce((db, ids: readonly string[]) => allFeeRows(db).where(isOneOf('fee.id', ids)));

/** While members are imported, their fees are neither shown nor counted; at any other time there are none to look for. */
async function isImporting(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{ isImporting: boolean }>`
    select exists (select from imports where state in ('running', 'undoing')) as "isImporting"`.execute(db);
  return rows[0]?.isImporting === true;
}

/** A fee under the id of a payment for it, and how its payer is reached. */
interface PendingFee {
  id: string;
  fee: FeeRow;
  contact: { email: string | null; phone: string | null };
}

export async function findFeesOfPayments(db: Db | Tx, ids: readonly string[]): Promise<PendingFee[]> {
  if (ids.length === 0) return [];
  const rows = await feesOfPayments(db, ids);
  return rows.map(({ pendingId, email, phone, ...fee }) => ({
    id: pendingId,
    fee,
    contact: { email, phone },
  }));
}

const feesOfPayments = compileOnce((db, ids: readonly string[]) =>
  feeRows(db)
    .innerJoin('payments as pending', 'pending.feeId', 'fee.id')
    .select(['pending.id as pendingId', 'people.email', 'people.phone'])
    .where(isOneOf('pending.id', ids)),
);

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
