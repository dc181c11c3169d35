import { defaultCurrency } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { LineRow } from '../lines/line.repository.ts';
import { words } from '../words.en.ts';

/** A statement is in the currency of the account; its sums say nothing about what is owed in another one. */
export function requireCurrencyOfLine(currency: string): void {
  if (currency !== defaultCurrency)
    throw new AppError('wrong_state', { detail: words.otherCurrency(currency) });
}

/** "Bank of Bhutan 200 014 385" is an account at the Bank of Bhutan. */
export const bankOf = ({ account }: Pick<LineRow, 'account'>) =>
  (account.replace(/[\s\d./-]+$/, '') || account).slice(0, 80);

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
