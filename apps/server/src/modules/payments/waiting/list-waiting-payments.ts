import { dayOf, daysBetween, type Doubt, isMessageOn, type Payment } from '@kathok/contract';
import type { PaymentRow } from '../payment-rows.repository.ts';
import { toPayment } from '../present-payment.ts';
import { findSimilarPayments } from './similar-payment.repository.ts';
import { warningsAbout } from './payment-warnings.ts';
import { findOtherViewers } from './viewer.repository.ts';
import type { DueKind } from '../due.ts';
import { findWaitingPage, type WaitingQuery } from './waiting.repository.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import { hasMailAccount } from '../../../platform/mail/sending/mail-turn.ts';
import { readSettings } from '../../../platform/settings.repository.ts';

interface WaitingFacts {
  payment: Payment;
  jointPaymentId: string | null;
  warnings: Doubt[];
  ageDays: number;
  lookedAtBy: string[];
  payerContact: Contact & { isMailed: boolean; isSwitchedOff: boolean };
}

interface Contact {
  email: string | null;
  phone: string | null;
}

interface Owed {
  balance: number;
  /** Why nothing is owed any more, in words for staff; null where it is. */
  closedBecause: string | null;
  contact: Contact;
}

/** A page of payments that wait to be verified, with all that helps to decide: what is owed is told by their module. */
export async function listWaitingPayments(
  ctx: Ctx,
  kind: Pick<DueKind, 'column'>,
  filter: RawBuilder<SqlBool> | null,
  query: WaitingQuery,
) {
  const { data, meta } = await findWaitingPage(ctx.db, kind, filter, query);
  const factsOf = await waitingFacts(ctx, data);
  const waiting = data.map((payment) => ({
    id: payment.id,
    dueId: payment[kind.column] ?? '',
    describe: (owed: Owed) => factsOf(payment, owed),
  }));
  return { waiting, meta };
}

/** What the queue shows of each payment beside the fee or donation it is for. Asked once for all on the screen. */
async function waitingFacts(
  ctx: Ctx,
  payments: readonly PaymentRow[],
): Promise<(payment: PaymentRow, owed: Owed) => WaitingFacts> {
  const today = dayOf(ctx.now);
  const actor = actorOf(ctx);
  const settings = await readSettings(ctx.db);
  const grouping = settings.digitGrouping;
  const isSwitchedOff = !isMessageOn(settings, 'payment_rejected');
  const canMail = !isSwitchedOff && (await hasMailAccount(ctx.db, ctx.now, settings));
  const ids = payments.map(({ id }) => id);
  const alike = await findSimilarPayments(ctx.db, ids);
  const viewersOf = await findOtherViewers(ctx.db, ids, actor.id, ctx.now);
  return (payment, { contact, ...owed }) => {
    const submittedOn = dayOf(payment.submittedAt);
    const isOwnEntry = settings.requireSecondPerson && payment.submittedBy === actor.id;
    const { amount, currency, paidOn } = payment;
    const looked = { amount, currency, paidOn, ...owed, submittedOn, today, isOwnEntry, grouping };
    return {
      payment: toPayment(payment),
      jointPaymentId: payment.jointPaymentId,
      warnings: warningsAbout(looked, alike.get(payment.id) ?? []),
      ageDays: Math.max(daysBetween(submittedOn, today), 0),
      lookedAtBy: viewersOf(payment.id),
      payerContact: { ...contact, isMailed: canMail && contact.email !== null, isSwitchedOff },
    };
  };
}
