import type { AnswersFor } from '../site/answers.ts';
import type { Draft, DraftField } from './draft.ts';

export type RegistrationAnswers = AnswersFor<'countries' | 'membershipTypes' | 'paymentFrequencies'>;

/** What every step gets: the draft, and the props of one of its fields. */
export type StepProps = {
  answers: RegistrationAnswers;
  draft: Draft;
  change: (field: DraftField, text: string) => void;
  field: (name: DraftField) => { name: DraftField; label: string; error: string | undefined };
};

/** The props of a field that a step shows as text. */
export const textOf = ({ draft, change, field }: StepProps, name: DraftField) => ({
  ...field(name),
  value: draft[name],
  onChange: (event: { target: { value: string } }) => change(name, event.target.value),
});
