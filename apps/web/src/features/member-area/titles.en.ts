import { inLanguage } from '../../language/language.ts';

export const titles = inLanguage('features/member-area/titles', {
  details: 'Membership details',
  edit: 'Change your details',
  family: 'Family',
  renewals: 'Renewal payments',
  donations: 'My donations',
  donate: 'Donate',
  renew: 'Renew Membership',
});
