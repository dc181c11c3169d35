import type { fees, InputOf, ResponseOf } from '@kathok/contract';
import { feeFilter } from './fee-filter-sql.ts';
import { findPendingPage } from './fee-list.repository.ts';
import { whyClosed } from './fee-rules.ts';
import { toFeeRow } from './present-fee.ts';
import { words } from './words.en.ts';
import { balanceOf, findPaymentRows, waitingFacts } from '../payments/index.ts';
import { codePrefixFor } from '../../platform/code-prefix.ts';
import type { Ctx } from '../../platform/context.ts';

type Pending = typeof fees.pending;

/** What waits to be verified, with the slip and all that makes one look twice. */
export async function listPendingFees(ctx: Ctx, { query }: InputOf<Pending>): Promise<ResponseOf<Pending>> {
  const { q } = query;
  const filter = q ? feeFilter({ q }, await codePrefixFor(ctx, q)) : null;
  const { data: rows, meta } = await findPendingPage(ctx.db, filter, query);
  const payments = await findPaymentRows(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const factsOf = await waitingFacts(ctx, payments);
  const data = rows.flatMap(({ id, fee, contact }) => {
    const payment = payments.find((one) => one.id === id);
    if (!payment) return [];
    const closing = whyClosed(fee);
    const owed = {
      balance: balanceOf(fee),
      closedBecause: closing && words.closedSince[closing],
      contact,
    };
    return [{ ...toFeeRow(fee), ...factsOf(payment, owed) }];
  });
  return { data, meta };
}
