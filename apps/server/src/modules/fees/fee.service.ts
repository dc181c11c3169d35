import type { fees, InputOf, PayerView, ResponseOf } from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import { feeDue } from './due/fee-due.ts';
import { toPayerView } from './fee-payer-view.ts';
import { findFeeRow, findFeesOfMember } from './fee.repository.ts';
import { toFee, toFeeRow } from './present-fee.ts';
import { isOwn, isStaff, requireOwnOr } from '../members/index.ts';
import { type readSlip, submitSlip } from '../payments/index.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';

type Fees = typeof fees;
type Slip = Awaited<ReturnType<typeof readSlip>>;

/** The whole of it for staff and for the member; for everybody else who has the id, what a payer needs. */
export async function getFee(ctx: Ctx, { params }: InputOf<Fees['get']>): Promise<ResponseOf<Fees['get']>> {
  const row = orNotFound(await findFeeRow(ctx.db, params.id));
  if (isStaff(ctx, 'read')) return toFee(ctx.db, row);
  if (!isOwn(ctx, row.memberId)) return toPayerView(ctx.db, row, ctx.card);
  return toFee(ctx.db, row, { isForPayer: true });
}

export async function listFeesOfMember(
  ctx: Ctx,
  { params }: InputOf<Fees['ofMember']>,
): Promise<ResponseOf<Fees['ofMember']>> {
  requireOwnOr(ctx, 'read', params.memberId);
  return (await findFeesOfMember(ctx.db, params.memberId)).map(toFeeRow);
}

export function sendRegistrationSlip(
  ctx: Ctx,
  { body }: InputOf<Fees['sendRegistrationSlip']>,
  slip: Slip,
): Promise<PayerView> {
  const { feeId, ...payment } = body;
  return sendFeeSlip(ctx, { params: { id: feeId }, query: {}, body: payment }, slip);
}

export function sendFeeSlip(
  ctx: Ctx,
  { params, body }: InputOf<Fees['sendSlip']>,
  slip: Slip,
): Promise<PayerView> {
  return inTransaction(ctx, async (tx) => {
    await submitSlip(tx, ctx, feeDue, params.id, { ...body, slip });
    return toPayerView(tx, orNotFound(await findFeeRow(tx, params.id)), ctx.card);
  });
}
