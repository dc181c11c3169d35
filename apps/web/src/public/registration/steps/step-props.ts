import type { countries, ResponseOf } from '@kathok/contract';
import type { AnswersFor } from '../../site/answers.ts';
import type { Draft, DraftField } from '../draft.ts';

export type RegistrationAnswers = AnswersFor<'membershipTypes' | 'paymentFrequencies'>;
export type Country = ResponseOf<typeof countries.all>[number];

/** What every step gets: the draft, and the props of one of its fields. */
export type StepProps = {
  answers: RegistrationAnswers;
  /** None until they have come: the list is long, and the first step can do without. */
  countries: readonly Country[];
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
