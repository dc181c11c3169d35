import type { EndReason, Standing } from '@kathok/contract';
import { memberFields } from './imports/member-fields.ts';

const standings: Record<Standing, string> = {
  applied: 'An applicant',
  lifetime: 'A member for life',
  current: 'A member',
  grace: 'A member',
  lapsed: 'A lapsed member',
  resigned: 'Somebody who has resigned',
  deceased: 'Somebody who has died',
  suspended: 'A suspended member',
  declined: 'Somebody who was declined',
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
  alreadyRegistered:
    'Somebody with these details is registered already. If it is you, look your membership up with your code, CID or phone number.',
  improbableCid:
    'This CID begins in a way that CIDs usually do not. Please compare it with the card once more.',
  claimDecided: 'Somebody else has decided this in the meantime.',
  notClaimed: (named: string) => `was not said: ${named}`,
  /** For the audit: what was said in public, and what staff made of it. */
  claimOutcome(accepted: string, kept: string): string {
    if (accepted === '') return `Kept as on file: ${kept}`;
    return kept === '' ? `Accepted: ${accepted}` : `Accepted: ${accepted}. Kept as on file: ${kept}`;
  },
  reinstated: (on: string, why: string) => `From ${on}: ${why}`,
  cannotEnd: (standing: Standing, reason: EndReason) =>
    `${standings[standing]} cannot be noted as ${reason}.`,
  cannotReinstate: 'This membership has not ended, so there is nothing to take back.',
  stillNeeded(
    name: string,
    { fees = 0, donations = 0, logins = 0 }: { fees?: number; donations?: number; logins?: number },
  ): string {
    const reasons = [
      ...(fees > 0 ? [`${fees} ${fees === 1 ? 'fee is' : 'fees are'} paid or on the way`] : []),
      ...(donations > 0 ? [`${donations} ${donations === 1 ? 'donation was' : 'donations were'} given`] : []),
      ...(logins > 0 ? ['an account to sign in with belongs to this membership'] : []),
    ];
    return `${name} stays in the register: ${reasons.join(', and ')}. End the membership instead.`;
  },
  registeredAnew: (code: string) => `This person has registered anew since, as ${code}.`,
  bothSignIn: 'Both have an account to sign in with. Remove one of the accounts first, then merge.',
  bothRenew: 'Both have a renewal for which money has come or is on its way. Decide on one of them first.',
  mergedWith: (code: string, daysPaidTwice: number) =>
    daysPaidTwice > 0
      ? `Merged with ${code}; ${daysPaidTwice} days were paid on both.`
      : `Merged with ${code}.`,
  mergedInto: (code: string) => `Merged into ${code}.`,
  undoneAlready: 'This merge has been taken back already.',
  tooLateToUndo: 'A merge can be taken back for 30 days; these are over.',
  mergedSince: 'One of the two was merged again since. Take the later merge back first.',
  foreignNote: 'Notes are taken away by the person who wrote them.',
  kindsOfPaper: 'Documents must be PDF, JPEG, PNG or WebP.',
  onlyStaffChange: (fields: string) =>
    `Only the office can change ${fields}. Please tell them what is wrong.`,
};
