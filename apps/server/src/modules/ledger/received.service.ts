import {
  formatAmount,
  type IncomeHead,
  incomeHeads,
  type InputOf,
  isAllowed,
  type payments,
  type ResponseOf,
} from '@kathok/contract';
import { actorOf, type Ctx } from '../../platform/context.ts';
import { findReceivedPage, sumReceived } from './received.repository.ts';

type Received = typeof payments.received;

const subjects = { membership_fees: 'Member', donations: 'Donation' } as const;

/** Fees are read with the right to members, donations with the right to donations. */
export function readableHeads(ctx: Ctx): IncomeHead[] {
  const { ability } = actorOf(ctx);
  return incomeHeads.filter((head) => isAllowed(ability, 'read', subjects[head]));
}

/** The lines of the books that a figure about money is the sum of. */
export async function listReceived(ctx: Ctx, { query }: InputOf<Received>): Promise<ResponseOf<Received>> {
  const { head, ...asked } = query;
  const heads = readableHeads(ctx).filter((readable) => head === undefined || readable === head);
  const filter = { ...asked, heads };
  const { data, meta } = await findReceivedPage(ctx.db, filter, query);
  const totals = await sumReceived(ctx.db, filter);
  return {
    data: data.map((line) => Object.assign(line, { amount: formatAmount(line.amount) })),
    meta,
    totals: totals.map(({ currency, count, amount }) => ({ currency, count, amount: formatAmount(amount) })),
  };
}
