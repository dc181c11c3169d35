import type { MemberStatus } from '@kathok/contract';
import { inLanguage } from '../../language/language.ts';

const statuses: Record<MemberStatus, string> = {
  active: 'Active',
  pending: 'Waiting for the first fee',
  inactive: 'Not active',
};

export const words = inLanguage('public/lookup/words', {
  title: 'Renew Membership',
  lead: 'Find your own membership, or that of someone you pay for.',
  labels: {
    identifier: 'Membership code, CID or phone',
    fact: 'Date of birth or last 4 digits of the phone',
  },
  identifierHint: 'Such as KM-0000018, eleven digits, or 17 12 34 56.',
  factHint: 'The last four digits of the member’s phone, or the date of birth, such as 14/3/1978.',
  missing: (label: string) => `${label}: please fill this in.`,
  isOfDocument:
    'This is printed on a document. A membership is found by its code, such as KM-0000018, by CID or by phone.',
  look: 'Find the membership',
  looking: 'Looking…',
  nothing: 'No membership found with these details.',
  nothingText:
    'Please check both against the membership card. After several tries, wait 15 minutes or ask the office.',
  unknown: 'Membership not found',
  unknownText: 'The link may be incomplete. You can search for the membership.',
  lookUp: 'Search',
  statuses,
  forLife: 'for life',
  notPaid: 'not paid yet',
  paidUntil: (day: string) => `paid until ${day}`,
  typeAndCover: (type: string, cover: string) => `${type} member, ${cover}`,
  newPeriod: (from: string) => `The new period begins on ${from}`,
  nothingToRenew: 'There is nothing to renew at the moment.',
  askOffice: 'This membership cannot be renewed here. Please ask at the office.',
  option: (frequency: string, until: string | null) => (until ? `${frequency}, until ${until}` : frequency),
  renew: 'Renew',
  renewFor: (code: string) => `Renew ${code}`,
  donate: 'Donate',
  donateFor: (code: string) => `Donate in the name of ${code}`,
  feeOpen: 'The registration fee has not been paid yet.',
  findFee: 'Pay it using your reference',
});
