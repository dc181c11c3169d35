import { defaultCurrency, readPaymentReference } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { decideDue, type DueKinds } from '../../payments/index.ts';
import { findReferences } from '../lines/candidate.repository.ts';
import type { LineRow } from '../lines/line.repository.ts';
import { findMatchedPayments, type MatchedRow } from '../lines/matched-payment.repository.ts';
import { compare, type Evidence, readLine, readPayment } from '../matching/compare.ts';
import { isNearDay } from '../matching/match-lines.ts';
import { words } from '../words.en.ts';
import { type Decided, requireRight } from './decide-line.ts';

/**
 * Approves a payment that waits, in the one way in which payments are approved, with what the bank says: its sum, and its number
 * where the payer mistyped or left out theirs. The payer's day stays as long as the bank's is near.
 */
export async function approveWaiting(
  ctx: Ctx & { db: Tx },
  line: LineRow,
  paymentId: string,
  dues: DueKinds,
): Promise<Decided> {
  const payment = orNotFound((await findMatchedPayments(ctx.db, [paymentId]))[0]);
  if (payment.status !== 'pending') throw new AppError('wrong_state', { detail: words.notWaiting });
  requireCurrencyOfLine(payment.currency);
  // Cash and cards do not come in as a transfer: that would make one payment of two sums.
  if (payment.method === 'cash' || payment.method === 'card')
    throw new AppError('wrong_state', { detail: words.otherMethod });
  const evidence = await evidenceOf(ctx.db, line, payment);
  const isBanksNumber = line.journalNumber !== null && evidence.journal !== 'same';
  const body = {
    decision: 'approve' as const,
    paymentId,
    amountReceived: line.amount,
    ...(isNearDay(evidence) ? {} : { receivedOn: line.bookedOn }),
    ...(isBanksNumber ? { journalNumber: line.journalNumber!, bank: payment.bank ?? bankOf(line) } : {}),
  };
  if (payment.feeId) requireRight(ctx, 'update', 'Member', words.noRightToFees);
  const kind = payment.feeId ? dues.fee : dues.donation;
  const dueId = orNotFound(payment.feeId ?? payment.donationId ?? undefined);
  await decideDue(ctx.db, ctx, kind, dueId, body);
  return { kind: 'matched', paymentId, evidence };
}

/** A statement is in the currency of the account; its sums say nothing about what is owed in another one. */
export function requireCurrencyOfLine(currency: string): void {
  if (currency !== defaultCurrency)
    throw new AppError('wrong_state', { detail: words.otherCurrency(currency) });
}

/** "Bank of Bhutan 200 014 385" is an account at the Bank of Bhutan. */
const bankOf = ({ account }: Pick<LineRow, 'account'>) =>
  (account.replace(/[\s\d./-]+$/, '') || account).slice(0, 80);

export async function evidenceOf(db: Db | Tx, line: LineRow, payment: MatchedRow): Promise<Evidence> {
  const read = readLine({ ...line, text: line.description });
  const references = read.references.flatMap((text) => readPaymentReference(text) ?? []);
  const known = new Set((await findReferences(db, references)).map((code) => code.replace('-', '')));
  const compared = { ...payment, isPaid: false, isMatched: false };
  const payerName = payment.memberName ?? payment.donorName ?? '';
  return compare(read, readPayment({ ...compared, payerName }), (code) => known.has(code));
}

/** The payment that a line is the proof of: sum, day and number are the bank's. */
export function paymentOf(line: LineRow) {
  return {
    method: 'bank_deposit' as const,
    paidOn: line.bookedOn,
    bank: bankOf(line),
    journalNumber: line.journalNumber ?? undefined,
    paymentStatus: 'paid' as const,
  };
}
