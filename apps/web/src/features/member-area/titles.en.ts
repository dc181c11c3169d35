export const titles = {
  details: 'Membership details',
  edit: 'Change your details',
  renewals: 'Renewal payments',
  donations: 'My donations',
  donate: 'Donate',
  renew: 'Renew Membership',
};
