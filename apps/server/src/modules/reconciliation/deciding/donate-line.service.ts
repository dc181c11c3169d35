import {
  type BankDecision,
  defaultCurrency,
  type InputOf,
  isAllowed,
  type reconciliation,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import { createDonation } from '../../donations/index.ts';
import type { RitualBook } from '../../rituals/index.ts';
import { words } from '../words.en.ts';
import { paymentOf } from './line-payment.ts';
import { decideAndShow, requireRight } from './decide-line.ts';

/** Money that somebody gave without a slip. Sum, day and number are the bank's. */
export function donateLine(
  ctx: Ctx,
  { params, body }: InputOf<(typeof reconciliation)['donate']>,
  book: RitualBook,
): Promise<BankDecision> {
  requireRight(ctx, 'create', 'Donation', words.noRightToRecord);
  if (!isAllowed(actorOf(ctx).ability, 'read', 'Donation')) throw new AppError('not_allowed');
  return decideAndShow(ctx, params.id, async (inside, line) => {
    const { amount, bookedOn: donatedOn } = line;
    const given = { ...body, amount, currency: defaultCurrency, donatedOn, payment: paymentOf(line) };
    const donation = await createDonation(inside, { params: {}, query: {}, body: given }, book);
    const paymentId = 'payments' in donation ? donation.payments[0]?.id : undefined;
    return { kind: 'recorded', paymentId: orNotFound(paymentId) };
  });
}
