import { AppError } from '../../base/app-error.ts';
import type { ConstraintErrors } from '../../platform/known-errors.ts';
import { paymentWords } from '../payments/index.ts';
import { words } from './words.en.ts';

const wrongState = (detail: string) => () => new AppError('wrong_state', { detail });

/** What it means when two decide at the same moment, or one transfer would pay twice. */
export const reconciliationConstraints: ConstraintErrors = {
  bank_decisions_one_for_line: wrongState(words.decidedAlready),
  bank_decisions_one_for_payment: wrongState(words.matchedAlready),
  bank_decisions_declined_once: wrongState(words.decidedAlready),
  bank_settled_payments_pkey: wrongState(words.noCardPayments),
  payments_journal_unique: () => new AppError('already_exists', { detail: paymentWords.journalUsed }),
};
