import { dayOf, daysBetween, type Doubt, type Payment } from '@kathok/contract';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.ts';
import { type PaymentRow, toPayment } from '../present-payment.ts';
import { findAlike } from './alike.repository.ts';
import { doubtsAbout } from './doubts.ts';
import { othersLooking } from './who-is-looking.ts';

interface WaitingFacts {
  payment: Payment;
  warnings: Doubt[];
  ageDays: number;
  lookedAtBy: string[];
}

/** What the queue shows of one payment beside the fee or gift it is for. */
export async function waitingFacts(ctx: Ctx, payment: PaymentRow, balance: number): Promise<WaitingFacts> {
  const today = dayOf(ctx.now);
  const submittedOn = dayOf(payment.submittedAt);
  const actor = actorOf(ctx);
  const { requireSecondPerson } = await readSettings(ctx.db);
  const isOwnEntry = requireSecondPerson && payment.submittedBy === actor.id;
  const looked = { ...payment, balance, submittedOn, today, isOwnEntry };
  return {
    payment: toPayment(payment),
    warnings: doubtsAbout(looked, await findAlike(ctx.db, payment)),
    ageDays: Math.max(daysBetween(submittedOn, today), 0),
    lookedAtBy: othersLooking(payment.id, actor.id, ctx.now),
  };
}
