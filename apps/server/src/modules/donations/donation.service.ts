import type { Donation, donations, InputOf, PayerView } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../base/app-error.ts';
import { isDonationStaff } from './donation-access.ts';
import { donationDue } from './donation-due.ts';
import { findDonation, findDonorColumns, lockDonation, updateDonationRow } from './donation.repository.ts';
import { lockRemovedDonation } from './list/removed-donation.repository.ts';
import { isDonationOf } from './list/own-donations.repository.ts';
import { payerViewOf, toPayerView } from './payer-view.ts';
import {
  auditableDonation,
  auditedDonation,
  forMember,
  presentDonation,
  withPayments,
} from './present-donation.ts';
import { takeKeptMoney } from './correcting/take-kept-money.ts';
import { words } from './words.en.ts';
import {
  decideDue,
  reverseDue,
  type readOwedSlip,
  submitSlip,
  wasEverPaid,
  withReceipt,
} from '../payments/index.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';

type Donations = typeof donations;
type Slip = Awaited<ReturnType<ReturnType<typeof readOwedSlip>>>;

/** The whole record for the office and the person who gave it; with the id alone, what its payer needs. */
export async function getDonation(
  ctx: Ctx,
  { params }: InputOf<Donations['get']>,
): Promise<Donation | PayerView> {
  const row = orNotFound(await findDonation(ctx.db, params.id));
  if (isDonationStaff(ctx, 'read')) {
    // Who looked at a whole identity number is written down, as for members.
    if (row.identityNumber !== null)
      await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'view', ...auditedDonation(row) }));
    return withPayments(ctx.db, row, ctx.now);
  }
  if (!(await isDonationOf(ctx.db, row, ctx.actor?.memberId ?? null))) return toPayerView(ctx.db, row, ctx);
  return forMember(await withPayments(ctx.db, row, ctx.now, { isForPayer: true }));
}

export function sendDonationSlip(
  ctx: Ctx,
  { body }: InputOf<Donations['sendSlip']>,
  slip: Slip,
): Promise<PayerView> {
  const { donationId, ...payment } = body;
  return inTransaction(ctx, async (tx) => {
    await submitSlip(tx, ctx, [{ kind: donationDue, dueId: donationId }], { ...payment, slip });
    return payerViewOf(tx, donationId, ctx);
  });
}

export function decideDonation(ctx: Ctx, { params, body }: InputOf<Donations['decide']>): Promise<Donation> {
  if (body.excessPurposeId) throw fieldProblem('excessPurposeId', 'isAbsent', words.feesOnly);
  return inTransaction(ctx, async (tx) => {
    const decided = { kind: donationDue, dueId: params.id, decision: body };
    const [receipt = null] = await decideDue(tx, ctx, [decided]);
    return withReceipt(await presentDonation(tx, params.id, ctx.now), receipt);
  });
}

export function reverseDonation(
  ctx: Ctx,
  { params, body }: InputOf<Donations['reverse']>,
): Promise<Donation> {
  return inTransaction(ctx, async (tx) => {
    await reverseDue(tx, ctx, donationDue, params.id, body);
    return presentDonation(tx, params.id, ctx.now);
  });
}

/** Money that came for a donation which was paid already becomes another one of the same donor. */
export function takeMoneyAsDonation(
  ctx: Ctx,
  { params, body }: InputOf<Donations['takeAsDonation']>,
): Promise<Donation> {
  return inTransaction(ctx, async (tx) => {
    const readDonor = async () => orNotFound(await findDonorColumns(tx, params.id));
    return takeKeptMoney(tx, ctx, { kind: donationDue, dueId: params.id, readDonor, ...body });
  });
}

/** Only a promise that never became money goes; whatever was paid once stays in the books. */
export function removeDonation(ctx: Ctx, { params }: InputOf<Donations['remove']>): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = orNotFound(await lockDonation(tx, params.id));
    const { paymentStatus } = row;
    if (await wasEverPaid(tx, donationDue, row.id))
      throw new AppError('wrong_state', { detail: words.wasPaid });
    if (paymentStatus === 'pending' || paymentStatus === 'processing')
      throw new AppError('wrong_state', { detail: words.waits });
    await updateDonationRow(tx, row.id, { deletedAt: ctx.now }, ctx.now);
    await ctx.audit(tx, { action: 'remove', ...auditedDonation(row), before: auditableDonation(row) });
  });
}

/** It counts again, once, and may be paid by the link it had. */
export function restoreDonation(ctx: Ctx, { params }: InputOf<Donations['restore']>): Promise<Donation> {
  return inTransaction(ctx, async (tx) => {
    const { id } = orNotFound(await lockRemovedDonation(tx, params.id));
    await updateDonationRow(tx, id, { deletedAt: null }, ctx.now);
    const row = orNotFound(await findDonation(tx, id));
    await ctx.audit(tx, { action: 'restore', ...auditedDonation(row), after: auditableDonation(row) });
    return withPayments(tx, row, ctx.now);
  });
}
