import type { BankLine } from '@kathok/contract';

/** What the money of a line may be recorded as. */
export const acts = ['donation', 'fee', 'settlement'] as const;
export type Act = (typeof acts)[number];

export type LineActProps = {
  line: BankLine;
  /** The form is filled in as it was suggested. */
  isSuggested: boolean;
  onDone: () => void;
};
