import type { BankLine, Suggestion } from '@kathok/contract';

/** What the money of a line may be recorded as. */
export const acts = ['donation', 'fee', 'settlement'] as const;
/** `settled`: it came once more for something that is no longer owed; only where the line says so. */
export type Act = (typeof acts)[number] | 'settled';

/** What is opened by saying yes to a suggestion. */
export const actOf = ({ kind }: Suggestion): Act => (kind === 'promise' ? 'fee' : kind);

export type LineActProps = {
  line: BankLine;
  /** The form is filled in as it was suggested. */
  isSuggested: boolean;
  onDone: () => void;
  /** Goes on with another form. */
  onOther: (act: Act) => void;
};
