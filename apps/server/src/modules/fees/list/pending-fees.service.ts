import { balanceOf, type fees, type InputOf, type ResponseOf } from '@kathok/contract';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import type { Ctx } from '../../../platform/context.ts';
import { listWaitingPayments } from '../../payments/index.ts';
import { feeFilter } from './fee-filter-sql.ts';
import { findFeesOfPayments } from './fee-list.repository.ts';
import { whyClosed } from '../fee-rules.ts';
import { toFeeRow } from '../present-fee.ts';
import { words } from '../words.en.ts';

type Pending = typeof fees.pending;

/** What waits to be verified, with the slip and all that makes one look twice. */
export async function listPendingFees(ctx: Ctx, { query }: InputOf<Pending>): Promise<ResponseOf<Pending>> {
  const { q } = query;
  const filter = q ? feeFilter({ q }, await codePrefixFor(ctx, q)) : null;
  const { waiting, meta } = await listWaitingPayments(ctx, { column: 'feeId' }, filter, query);
  const found = await findFeesOfPayments(
    ctx.db,
    waiting.map(({ id }) => id),
  );
  const data = waiting.flatMap(({ id, describe }) => {
    const pending = found.find((one) => one.id === id);
    if (!pending) return [];
    const { fee, contact } = pending;
    const closing = whyClosed(fee);
    const closedBecause = closing && words.closedSince[closing];
    return [{ ...toFeeRow(fee), ...describe({ balance: balanceOf(fee), closedBecause, contact }) }];
  });
  return { data, meta };
}
