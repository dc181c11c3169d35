import { defaultCurrency, readPaymentReference } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { findReferences } from '../lines/candidate.repository.ts';
import type { LineRow } from '../lines/line.repository.ts';
import type { MatchedRow } from '../lines/matched-payment.repository.ts';
import { compare, type Evidence, readLine, readPayment } from '../matching/compare.ts';
import { words } from '../words.en.ts';

/** A statement is in the currency of the account; its sums say nothing about what is owed in another one. */
export function requireCurrencyOfLine(currency: string): void {
  if (currency !== defaultCurrency)
    throw new AppError('wrong_state', { detail: words.otherCurrency(currency) });
}

/** "Bank of Bhutan 200 014 385" is an account at the Bank of Bhutan. */
export const bankOf = ({ account }: Pick<LineRow, 'account'>) =>
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
