import { memberFields } from '../member-fields.ts';
import { cellTitles, cellWords } from '../../imports/index.ts';

export const words = {
  ...cellWords,
  identityType: 'must be CID, passport or other',
  gender: 'must be male, female or other',
  country: 'is not a known country',
  membershipType: 'is not the name or code of a membership type',
  paymentFrequency: 'is not a payment frequency',
  paymentFrequencyNeeded: 'is required: this membership type has more than one payment frequency',
  isLifetime: 'must be yes or no',
  endReason: 'must be resigned, deceased, suspended or declined',
  endWhole: 'needs both the reason and the date',
  bornAfterJoining: 'is after the joining date',
  paidBeforeJoining: 'is before the joining date',
  endedBeforeJoining: 'is before the joining date',

  leadingZero: (number: string) => `a leading zero seems to be missing; read as ${number}`,
  improbableCid: 'has 11 digits but does not start like a CID',
  newCode: 'is not one of our codes; a new code is given and this one is kept in the remarks',
  oldCode: (code: string) => `Former code: ${code}`,
  joinsToday: 'no joining date; today is used',
  noFee: 'this membership type has no fee for that frequency',

  sameIdentity: (row: number) => `same number as row ${row}`,
  samePerson: (row: number) => `same name, date of birth and phone as row ${row}`,
  sameCode: (row: number) => `same code as row ${row}`,
  alreadyMember: (code: string) => `this person is already a member (${code})`,
  codeTaken: 'belongs to another member; a new code is given and this one is kept in the remarks',
  knownPerson: 'this person is already on file; missing details are added, the rest stays',
};

/** What a group of findings is called. */
export const titles: Record<string, string> = {
  ...Object.fromEntries(
    memberFields.map(({ name, label }) => [
      name,
      `Invalid ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    ]),
  ),
  ...cellTitles,
  identityNumber: 'Invalid identity number',
  identityType: 'Unknown identity type',
  gender: 'Unknown gender',
  country: 'Unknown country',
  dzongkhag: 'Unknown dzongkhag',
  membershipType: 'Unknown membership type',
  paymentFrequency: 'Unknown payment frequency',
  isLifetime: 'Paid for life: neither yes nor no',
  endReason: 'Unknown end reason',
  end: 'End reason or date is missing',
  alreadyMember: 'Already a member',

  leadingZero: 'Missing leading zero',
  improbableCid: 'Unlikely CID',
  newCode: 'New membership code',
  joinsToday: 'No joining date',
  noFee: 'No fee for this frequency',
  knownPerson: 'Already on file',
};
