import { cashDifference, type NoteCounts, sumOfNotes } from '@kathok/contract';
import type { FieldError } from '@kathok/contract';
import { faultsIn } from '../../../base/app-error.ts';
import { closingWords } from './words.en.ts';

interface Count {
  currency: string;
  opening: number;
  booked: number;
  counted: number;
  notes?: NoteCounts | undefined;
  remark?: string | undefined;
}

/** What is wrong with a count: notes that make another sum, or a difference that nobody explains. */
export function faultsOfCount({ currency, notes, remark, ...sums }: Count): FieldError[] {
  const isOther = notes !== undefined && sumOfNotes(notes) !== sums.counted;
  const isUnexplained = cashDifference(sums) !== 0 && remark === undefined;
  return [
    ...(notes && currency !== 'BTN' ? faultsIn(['notes'], 'isNgultrum', closingWords.notesOfBhutan) : []),
    ...(isOther ? faultsIn(['counted'], 'isSumOfNotes', closingWords.otherSum) : []),
    ...(isUnexplained ? faultsIn(['remark'], 'isExplained', closingWords.unexplained) : []),
  ];
}
