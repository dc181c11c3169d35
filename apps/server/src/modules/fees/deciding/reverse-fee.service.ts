import { type fees, type InputOf, type MembershipFee, type ResponseOf, toTakeBack } from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import { daysThatWouldMove } from '../../coverages/index.ts';
import { feeDue } from '../due/fee-due.ts';
import { findFeeRecord } from '../fee.repository.ts';
import { wholeFee } from '../present-fee.ts';
import { findPayments, reverseDue } from '../../payments/index.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

type Fees = typeof fees;

/** A bounced cheque, a mistake: the coverage goes with the money, and so does the donation that was made of what was over. */
export function reverseFee(ctx: Ctx, { params, body }: InputOf<Fees['reverse']>): Promise<MembershipFee> {
  return inTransaction(ctx, async (tx) => {
    await reverseDue(tx, ctx, feeDue, params.id, body);
    return wholeFee(tx, params.id);
  });
}

/** What else a reversal would do: the days behind those that go move forward. Nothing moves for money that came twice. */
export async function previewReversal(
  ctx: Ctx,
  { params, query }: InputOf<Fees['previewReversal']>,
): Promise<ResponseOf<Fees['previewReversal']>> {
  const fee = orNotFound(await findFeeRecord(ctx.db, params.id));
  const payments = await findPayments(ctx.db, { column: 'feeId' }, fee.id);
  const payment = toTakeBack(payments.filter(({ id }) => id === (query.paymentId ?? id)));
  const isSettling = fee.status === 'paid' && payment !== undefined && !payment.isSurplus;
  return { moved: isSettling ? await daysThatWouldMove(ctx.db, fee) : [] };
}
