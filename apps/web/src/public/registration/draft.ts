import type { members, ResponseOf } from '@kathok/contract';
import { keptDraft } from '../../shared/forms/kept-draft.ts';

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
  address: '',
  membershipTypeId: '',
  paymentFrequencyId: '',
  consent: '',
};
export type Draft = typeof emptyDraft;
export type DraftField = keyof Draft;

/** The body of the call: empty fields are left out. */
export function bodyOf(draft: Draft): Record<string, unknown> {
  const filled = Object.entries(draft).filter(([, text]) => text.trim() !== '');
  return {
    ...Object.fromEntries(filled.filter(([field]) => field !== 'wantsAccount')),
    ...(draft.wantsAccount === 'yes' && { wantsAccount: true }),
    consent: draft.consent === 'yes',
  };
}

export type Registered = ResponseOf<typeof members.register>;

export const useDraft = keptDraft('registration', emptyDraft);
/** The answer is kept too: a reload, or the way back from the bank, must not lose the code and the reference. */
export const useRegistered = keptDraft('registered', { registered: null as Registered | null });
