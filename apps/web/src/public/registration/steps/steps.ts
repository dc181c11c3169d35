import { dayInBhutan } from '../../../lib/day-in-bhutan.ts';
import type { Draft, DraftField } from '../draft.ts';
import { fieldProblem } from '../field-problem.ts';

export const stepNames = ['you', 'contact', 'membership', 'check'] as const;
export type StepName = (typeof stepNames)[number];

const stepFields: Record<StepName, readonly DraftField[]> = {
  you: ['name', 'gender', 'dateOfBirth', 'identityType', 'identityNumber'],
  contact: ['phone', 'email', 'wantsAccount', 'countryId', 'dzongkhag', 'gewog', 'village', 'address'],
  membership: ['membershipTypeId', 'paymentFrequencyId'],
  check: ['consent'],
};
/** What has to be filled in, or in another way, before a step can be left. */
export const problemsIn = (step: StepName, draft: Draft, today = dayInBhutan(new Date())) =>
  stepFields[step].flatMap((field) => {
    const problem = fieldProblem(field, draft, today);
    return problem ? [{ field, problem }] : [];
  });

/** The step on which a field stands; the last one for what stands nowhere. */
export const stepOf = (field: string): StepName =>
  stepNames.find((step) => (stepFields[step] as readonly string[]).includes(field)) ?? 'check';

/** The first step with one of these fields. */
export const firstStepWith = (fields: readonly string[]): StepName | undefined =>
  stepNames.find((step) => fields.some((field) => stepOf(field) === step));

/** The first step that is not finished: nobody gets past it by typing an address. */
export function furthestStep(draft: Draft): StepName {
  return stepNames.find((step) => problemsIn(step, draft).length > 0) ?? 'check';
}
