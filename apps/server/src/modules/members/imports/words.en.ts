import { memberFields } from './member-fields.ts';
import { cellTitles, cellWords } from '../../imports/index.ts';

export const words = {
  ...cellWords,
  identityType: 'must be CID, passport or other',
  gender: 'must be male, female or other',
  country: 'is not a country we know',
  membershipType: 'is not the name or code of a membership type',
  paymentFrequency: 'is not a payment frequency',
  paymentFrequencyNeeded: 'must be given: this membership type can be paid in more than one rhythm',
  isLifetime: 'must be yes or no',
  endReason: 'must be resigned, deceased, suspended or declined',
  endWhole: 'needs the reason and the day: one of them is missing',
  bornAfterJoining: 'lies after the day of joining',
  paidBeforeJoining: 'lies before the day of joining',
  endedBeforeJoining: 'lies before the day of joining',

  leadingZero: (number: string) => `a zero at the front seems lost; read as ${number}`,
  improbableCid: 'has 11 digits, but does not begin as CIDs do',
  newCode: 'is no code of ours; a new one is given, and this one is kept in the remarks',
  oldCode: (code: string) => `Former code: ${code}`,
  joinsToday: 'no day of joining; today is taken',
  noFee: 'this membership type has no fee for that frequency',

  sameIdentity: (row: number) => `the same number as in row ${row}`,
  samePerson: (row: number) => `the same name, birth date and phone as in row ${row}`,
  sameCode: (row: number) => `the same code as in row ${row}`,
  alreadyMember: (code: string) => `this person is a member already (${code})`,
  codeTaken: 'belongs to another member; a new one is given, and this one is kept in the remarks',
  knownPerson: 'the centre knows this person already; what is on file stays, what is missing is added',
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
  endReason: 'Unknown reason of the end',
  end: 'Reason or day of the end is missing',
  alreadyMember: 'Already a member',

  leadingZero: 'Lost zero at the front',
  improbableCid: 'Improbable CID',
  newCode: 'New membership code',
  joinsToday: 'No day of joining',
  noFee: 'No fee for this frequency',
  knownPerson: 'Known to the centre already',
};
