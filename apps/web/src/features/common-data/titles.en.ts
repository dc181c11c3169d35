import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage('features/common-data/titles', {
  countries: { title: 'Countries', addTitle: 'Add a country' },
  paymentFrequencies: { title: 'Payment frequencies', addTitle: 'Add a payment frequency' },
  membershipTypes: { title: 'Membership types', addTitle: 'Add a membership type' },
  donationPurposes: { title: 'Donation purposes', addTitle: 'Add a donation purpose' },
});
