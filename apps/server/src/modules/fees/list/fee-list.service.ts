import { dayOf, type fees, type InputOf, type Paged, type MembershipFeeRow, toPage } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { hasOnlyFilters } from '../../../db/lists/read-page.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { actorOf, type Ctx, inTransaction, isStaff } from '../../../platform/context.ts';
import { exportJson, readAll } from '../../../base/spreadsheets/writing/export-rows.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { feeFilter } from './fee-filter-sql.ts';
import { findFeePage, findFeesAfter } from './fee-list.repository.ts';
import { toFeeRow } from '../present-fee.ts';
import { dueCount } from '../../../db/lists/kept-count.ts';

type Fees = typeof fees;

/** All for staff; for everybody else their own. */
export async function listFees(ctx: Ctx, { query }: InputOf<Fees['list']>): Promise<Paged<MembershipFeeRow>> {
  const own = isStaff(ctx, 'read') ? query.memberId : actorOf(ctx).memberId;
  const isForeign = query.memberId !== undefined && query.memberId !== own;
  if (query.isRemoved && !isStaff(ctx, 'manage')) throw new AppError('not_allowed');
  if (own === null || isForeign) return toPage([], 0, query);
  const filter = feeFilter({ ...query, memberId: own }, await codePrefixFor(ctx, query.q));
  const isKept = hasOnlyFilters({ ...query, memberId: own }, 'paymentStatus');
  const keptCount = isKept ? dueCount('fee', query.paymentStatus) : undefined;
  const { data, meta } = await findFeePage(ctx.db, filter, query, keptCount);
  return { data: data.map(toFeeRow), meta };
}

/**
 * Every fee as one array; for a member who may not export, their own. Who took it along is written down before the
 * first row leaves.
 */
export async function exportFees(ctx: Ctx, { query }: InputOf<Fees['all']>): Promise<FileAnswer> {
  const own = isStaff(ctx, 'export') ? query.memberId : actorOf(ctx).memberId;
  if (own === null) throw new AppError('not_allowed');
  const isForeign = query.memberId !== undefined && query.memberId !== own;
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, { action: 'export', entity: 'MembershipFee', after: query }),
  );
  const filter = feeFilter({ ...query, memberId: own }, '');
  const read = async (lastId: string | null, most: number) =>
    isForeign ? [] : findFeesAfter(ctx.db, filter, lastId, most);
  const rows = readAll(read, toFeeRow);
  return exportJson(`membership-fees-${dayOf(ctx.now)}`, rows);
}
