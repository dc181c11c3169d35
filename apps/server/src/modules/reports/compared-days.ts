import type { Day } from '@kathok/contract';
import { fieldProblem } from '../../base/app-error.ts';
import { words } from './words.en.ts';

interface RequestedDays {
  from?: Day | undefined;
  compareFrom?: Day | undefined;
  compareTo?: Day | undefined;
}

/** A period that ends before it begins is a mistake, and not a period without anything in it. */
export function requireOrder({ from, to }: { from?: Day | undefined; to?: Day | undefined }): void {
  if (from !== undefined && to !== undefined && to < from)
    throw fieldProblem('to', 'isAfter', words.endsBefore);
}

/** The period to compare with, where one was asked for: both its days, and the beginning of the one it is compared with. */
export function comparedDays({ from, compareFrom, compareTo }: RequestedDays, isByTime: boolean) {
  if (compareFrom === undefined && compareTo === undefined) return null;
  if (compareFrom === undefined) throw fieldProblem('compareFrom', 'isGiven', words.bothDays);
  if (compareTo === undefined) throw fieldProblem('compareTo', 'isGiven', words.bothDays);
  if (compareFrom > compareTo) throw fieldProblem('compareTo', 'isAfter', words.endsBefore);
  if (isByTime && from === undefined) throw fieldProblem('from', 'isGiven', words.needsFrom);
  return { from: compareFrom, to: compareTo, begins: from ?? compareFrom };
}
