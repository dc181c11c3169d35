/** What a visitor has typed so far. Everything is text, as it stands in the fields. */
export const emptyDraft = {
  name: '',
  gender: '',
  dateOfBirth: '',
  identityType: 'cid',
  identityNumber: '',
  phone: '',
  email: '',
  /** `yes` or nothing. */
  wantsAccount: '',
  countryId: '',
  dzongkhag: '',
  gewog: '',
  village: '',
  membershipTypeId: '',
  paymentFrequencyId: '',
  consent: '',
};
export type Draft = typeof emptyDraft;
export type DraftField = keyof Draft;

export const stepNames = ['you', 'contact', 'membership', 'check'] as const;
export type StepName = (typeof stepNames)[number];

const stepFields: Record<StepName, readonly DraftField[]> = {
  you: ['name', 'gender', 'dateOfBirth', 'identityType', 'identityNumber'],
  contact: ['phone', 'email', 'wantsAccount', 'countryId', 'dzongkhag', 'gewog', 'village'],
  membership: ['membershipTypeId', 'paymentFrequencyId'],
  check: ['consent'],
};
const optional: ReadonlySet<DraftField> = new Set(['email', 'wantsAccount', 'dzongkhag', 'gewog', 'village']);

/** There is no 31 February, and half a day is none. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${text}T`);
}

/** What still has to be filled in, or in another way, before a step can be left. */
export const missingIn = (step: StepName, draft: Draft): DraftField[] =>
  stepFields[step].filter((field) =>
    field === 'dateOfBirth' ? !isDay(draft[field]) : !optional.has(field) && draft[field].trim() === '',
  );

/** The step on which a field stands; the last one for what stands nowhere. */
export const stepOf = (field: string): StepName =>
  stepNames.find((step) => (stepFields[step] as readonly string[]).includes(field)) ?? 'check';

/** The first step that is not finished: nobody gets past it by typing an address. */
export function furthestStep(draft: Draft): StepName {
  return stepNames.find((step) => missingIn(step, draft).length > 0) ?? 'check';
}

/** The body of the call: empty fields are left out. */
export function bodyOf(draft: Draft): Record<string, unknown> {
  const filled = Object.entries(draft).filter(([, text]) => text.trim() !== '');
  return {
    ...Object.fromEntries(filled.filter(([field]) => field !== 'wantsAccount')),
    ...(draft.wantsAccount === 'yes' && { wantsAccount: true }),
    consent: draft.consent === 'yes',
  };
}
