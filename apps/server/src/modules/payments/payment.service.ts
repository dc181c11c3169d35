import {
  formatAmount,
  type InputOf,
  isAllowed,
  type LedgerHead,
  type payments,
  readPaymentReference,
  type ResponseOf,
} from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../base/app-error.ts';
import type { FileAnswer } from '../../base/files/file-answer.ts';
import { type PaymentWithOwner, findByReference, findPaymentOf } from './payment.repository.ts';
import { ledgerTotals, readableHeads, simulatedTotals } from '../ledger/index.ts';
import { countWaiting } from './counts.repository.ts';
import { findOtherViewers, markViewing } from './waiting/viewer.repository.ts';
import { type Ctx, actorOf } from '../../platform/context.ts';

/** Fees are looked at with the right to members, donations with the right to donations; one's own without either. */
async function readable(ctx: Ctx, id: string): Promise<PaymentWithOwner & { isStaff: boolean }> {
  const payment = await findPaymentOf(ctx.db, id);
  const { ability, memberId } = actorOf(ctx);
  const isStaff = isAllowed(ability, 'read', payment?.feeId ? 'Member' : 'Donation');
  const isOwn = memberId !== null && payment?.memberId === memberId;
  if (!payment || !(isStaff || isOwn)) throw new AppError('not_found');
  return { ...payment, isStaff };
}

export async function getSlip(ctx: Ctx, { params }: InputOf<typeof payments.slip>): Promise<FileAnswer> {
  const { slipFileId } = await readable(ctx, params.id);
  const file = slipFileId ? await ctx.files.find(ctx.db, slipFileId) : undefined;
  if (!file) throw new AppError('not_found');
  const { id, mediaType, byteSize } = file;
  const ending = mediaType.split('/')[1] ?? 'bin';
  return { fileName: `slip.${ending}`, mediaType, byteSize, content: () => ctx.files.open(id) };
}

export async function lookAtPayment(
  ctx: Ctx,
  { params }: InputOf<typeof payments.looking>,
): Promise<ResponseOf<typeof payments.looking>> {
  const { id, isStaff } = await readable(ctx, params.id);
  if (!isStaff) return { lookedAtBy: [] };
  const userId = actorOf(ctx).id;
  await markViewing(ctx.db, { paymentId: id, userId }, ctx.now);
  const viewersOf = await findOtherViewers(ctx.db, [id], userId, ctx.now);
  return { lookedAtBy: viewersOf(id) };
}

/** The way back to a payment page, by the reference on the paper or in the bank's app. */
export async function findDue(
  ctx: Ctx,
  { body }: InputOf<typeof payments.find>,
): Promise<ResponseOf<typeof payments.find>> {
  const reference = readPaymentReference(body.reference);
  if (!reference)
    throw fieldProblem('reference', 'isReference', 'is not a reference of ours, such as K7M4-2QXP');
  const due = orNotFound(await findByReference(ctx.db, reference));
  return due;
}

/** Of what may be read: fees with the right to members, donations with the right to donations. */
export async function getTotals(
  ctx: Ctx,
  { query }: InputOf<typeof payments.totals>,
): Promise<ResponseOf<typeof payments.totals>> {
  const heads: readonly LedgerHead[] = [...readableHeads(ctx), 'held_for_refund'];
  const totals = (await ledgerTotals(ctx.db, query)).filter(({ head }) => heads.includes(head));
  return {
    totals: totals.map(({ head, method, currency, count, amount }) => ({
      head,
      method,
      currency,
      count,
      amount: formatAmount(amount),
    })),
    simulated: (await simulatedTotals(ctx.db, query)).map(({ currency, count, amount }) => ({
      currency,
      count,
      amount: formatAmount(amount),
    })),
    waiting: await countWaiting(ctx.db),
  };
}

/** What the menu shows beside its entries: asked for on every page, so it adds nothing up. */
export function getWaiting(ctx: Ctx): Promise<ResponseOf<typeof payments.waiting>> {
  return countWaiting(ctx.db);
}
