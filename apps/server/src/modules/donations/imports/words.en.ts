import { paymentImportTitles } from '../../payments/index.ts';

/** What people read about a sheet of donations that were received. */
export const words = {
  donorNeeded: 'give a membership code, a CID, a name, or say that it is anonymous',
  nameNeeded: 'nobody in the register has this number; give the name of the donor too',
  anonymous: 'must be yes or no',
  purpose: (known: string) => `is not a donation purpose; there are: ${known}`,
  names: 'must have at most 50 names, each at most 120 characters, with semicolons between them',
  sameDonation: (number: string) =>
    `the same sum of the same donor on the same day is known already: ${number}`,
};

/** What a group of findings is called. */
export const titles: Record<string, string> = {
  ...paymentImportTitles,
  donor: 'No donor',
  donorName: 'Invalid name of a donor',
  identityNumber: 'Invalid identity number',
  anonymous: 'Anonymous: neither yes nor no',
  email: 'Invalid e-mail address',
  purpose: 'Unknown purpose',
  names: 'Invalid names of a dedication',
  offering: 'Invalid offering',
  message: 'Message too long',

  sameDonation: 'Perhaps known already',
};
