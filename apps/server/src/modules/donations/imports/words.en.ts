import { paymentImportTitles } from '../../past-payments/index.ts';

/** What people read about a sheet of donations that were received. */
export const words = {
  donorNeeded: 'enter a membership code, a CID or a name, or mark it as anonymous',
  nameNeeded: 'no member has this number; enter the donor’s name too',
  anonymous: 'must be yes or no',
  purpose: (known: string) => `is not a donation purpose; choose from: ${known}`,
  ritual: (known: string) => `is not a ritual; choose from: ${known}`,
  dayNeeded: 'must be given with a ritual',
  names: 'must have at most 108 names, each at most 200 characters, separated by semicolons',
  sameDonation: (number: string) => `the same donor already gave the same amount on the same day: ${number}`,
};

/** What a group of findings is called. */
export const titles: Record<string, string> = {
  ...paymentImportTitles,
  donor: 'No donor',
  donorName: 'Invalid donor name',
  identityNumber: 'Invalid identity number',
  anonymous: 'Anonymous: neither yes nor no',
  email: 'Invalid e-mail address',
  purpose: 'Unknown purpose',
  names: 'Invalid dedication names',
  ritual: 'Unknown ritual',
  offering: 'Invalid offering',
  message: 'Message too long',

  sameDonation: 'Possibly recorded already',
};
