import type { EndReason, Standing } from '@kathok/contract';
import { memberFields } from './member-fields.ts';

const standings: Record<Standing, string> = {
  applied: 'An applicant',
  lifetime: 'A member for life',
  current: 'A member',
  grace: 'A member',
  lapsed: 'A lapsed member',
  resigned: 'Someone who has resigned',
  deceased: 'Someone who has died',
  suspended: 'A suspended member',
  declined: 'Someone who was declined',
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** How people call what a record holds: as the columns of a sheet are called. */
export const fields: Record<string, string> = {
  ...Object.fromEntries(memberFields.map(({ name, label }) => [name, lowerFirst(label)])),
  identityType: 'kind of identity number',
  identityNumber: 'identity number',
  countryId: 'country',
  photo: 'photo',
  membershipTypeId: 'membership type',
  paymentFrequencyId: 'payment frequency',
  joinedOn: 'day of joining',
  endReason: 'end of the membership',
  endedOn: 'day of the end',
  endNote: 'note about the end',
  isOptedOut: 'messages',
};

/** The headings of a sheet of members. */
export const sheetWords = {
  membershipCode: 'Code',
  name: 'Name',
  nameDzongkha: 'Name in Dzongkha',
  gender: 'Gender',
  identityNumber: 'Identity number',
  phone: 'Phone',
  email: 'E-mail',
  country: 'Country',
  dzongkhag: 'Dzongkhag',
  gewog: 'Gewog',
  village: 'Village',
  membershipType: 'Membership type',
  paymentFrequency: 'Payment frequency',
  status: 'Status',
  standing: 'Standing',
  joinedOn: 'Joined on',
  paidUntil: 'Paid until',
  endedOn: 'Ended on',
  forLife: 'for life',
};

/** What people read about members: refusals, warnings, and the lines of a timeline. */
export const words = {
  isSame: 'must be another member',
  unknownUnsubscribe: 'is not from one of our messages. Please open the link in the newest message again',
  alreadyRegistered:
    'Someone with these details is already registered. If it is you, find your membership with your code, CID or phone number.',
  improbableCid: 'This does not look like a CID. Please check it against the card.',
  claimDecided: 'Someone else has already decided this.',
  notClaimed: (named: string) => `was not given: ${named}`,
  /** For the audit: what was said in public, and what staff made of it. */
  claimOutcome(accepted: string, kept: string): string {
    if (accepted === '') return `Kept as on file: ${kept}`;
    return kept === '' ? `Accepted: ${accepted}` : `Accepted: ${accepted}. Kept as on file: ${kept}`;
  },
  reinstated: (on: string, why?: string) => (why ? `From ${on}: ${why}` : `From ${on}`),
  cannotEnd: (standing: Standing, reason: EndReason) =>
    `${standings[standing]} cannot be recorded as ${reason}.`,
  cannotReinstate: 'This membership has not ended, so it cannot be reinstated.',
  stillNeeded(
    name: string,
    { fees = 0, donations = 0, logins = 0 }: { fees?: number; donations?: number; logins?: number },
  ): string {
    const reasons = [
      ...(fees > 0 ? [`${fees} ${fees === 1 ? 'fee is' : 'fees are'} paid or being paid`] : []),
      ...(donations > 0 ? [`${donations} ${donations === 1 ? 'donation was' : 'donations were'} given`] : []),
      ...(logins > 0 ? ['it has a user account'] : []),
    ];
    return `${name} stays in the register: ${reasons.join(', and ')}. End the membership instead.`;
  },
  registeredAnew: (code: string) => `This person has registered again as ${code}.`,
  bothSignIn: 'Both have a user account. Remove one of the accounts first, then merge.',
  bothRenew: 'Both have a renewal with a payment received or being processed. Decide on one of them first.',
  mergedWith: (code: string, daysPaidTwice: number) =>
    daysPaidTwice > 0
      ? `Merged with ${code}; ${daysPaidTwice} days were paid on both.`
      : `Merged with ${code}.`,
  mergedInto: (code: string) => `Merged into ${code}.`,
  movedAfterMerge: 'The days before them belong to the other record again: the merge was undone',
  undoneAlready: 'This merge has already been undone.',
  tooLateToUndo: 'A merge can be undone within 30 days only.',
  mergedSince: 'One of the two has since been merged again. Undo the later merge first.',
  foreignNote: 'Only the author can remove a note.',
  kindsOfPaper: 'Documents must be PDF, JPEG, PNG or WebP.',
  onlyStaffChange: (fields: string) =>
    `Only the office can change ${fields}. Ask for the change under “Change your details”.`,
  /** Goes to the address before, so that nobody loses their account without noticing. */
  erased: 'This person was erased. Nothing can be changed or added any more.',
  asOnFile: 'is what we have on file',
  nothingWaits: 'No request is waiting. It may have been decided already.',
  changeItYourself: 'You may change this record yourself; a request is for members.',
};
