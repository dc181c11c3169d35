import {
  balanceOf,
  formatAmount,
  maskName,
  type fees,
  type InputOf,
  type PayerView,
  type ResponseOf,
} from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import { feeDue } from './due/fee-due.ts';
import { findFeeRow, findFeesOfMember, type FeeRow } from './fee.repository.ts';
import { toFee, toFeeRow, dueFields } from './present-fee.ts';
import { nameForVisitors } from '../members/index.ts';
import { type Ctx, inTransaction, isOwn, isStaff, requireOwnOr } from '../../platform/context.ts';
import { submitSlip, findPayerFacts, type readOwedSlip } from '../payments/index.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { CardPayments } from '../../gateways/card-gateway.ts';
import { whyClosed } from './fee-rules.ts';
import { words } from './words.en.ts';

/** What somebody who has the link gets to see: enough to pay, and to know what came of it. */
async function toPayerView(db: Db | Tx, row: FeeRow, cards: CardPayments): Promise<PayerView> {
  const isCancelled = row.status === 'cancelled' && row.paymentStatus === 'unpaid';
  const due = { balance: payableBalance(row), currency: row.currency, reference: row.reference };
  const { keptApart, waysToPay: ways } = await findPayerFacts(db, 'fee_id', { id: row.id, ...due }, cards);
  return {
    id: row.id,
    kind: 'fee',
    title: words.title[row.kind](row.membershipType),
    maskedName: maskName(await nameForVisitors(db, row.memberId, row.memberName)),
    memberId: row.memberId,
    ...dueFields(row),
    balance: formatAmount(due.balance),
    ...(isCancelled && { paymentStatus: 'cancelled' as const }),
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    purpose: null,
    days: [],
    names: 0,
    reason: row.paymentStatus === 'rejected' ? row.reason : null,
    keptApart,
    waysToPay: due.balance > 0 ? ways : { accounts: [], card: { ...ways.card, isAvailable: false } },
  };
}

/** For somebody who wants to pay: nothing, too, where the member has died or left. */
const payableBalance = (row: FeeRow) => (whyClosed(row) === null ? balanceOf(row) : 0);

type Fees = typeof fees;
type Slip = Awaited<ReturnType<ReturnType<typeof readOwedSlip>>>;

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
    await submitSlip(tx, ctx, [{ kind: feeDue, dueId: params.id }], { ...body, slip });
    return toPayerView(tx, orNotFound(await findFeeRow(tx, params.id)), ctx.card);
  });
}
