import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { cardPayments } from './card-payments.ts';
import { countries } from './countries.ts';
import { donationPurposes } from './donation-purposes.ts';
import { fees } from './fees.ts';
import { donations } from './donations.ts';
import { health } from './health.ts';
import { imports } from './imports.ts';
import { members } from './members.ts';
import { membershipTypes } from './membership-types.ts';
import { outbox } from './outbox.ts';
import { paymentFrequencies } from './payment-frequencies.ts';
import { payments } from './payments.ts';
import { permissions } from './permissions.ts';
import { renewals } from './renewals.ts';
import { reports } from './reports.ts';
import { roles } from './roles.ts';
import { savedViews } from './saved-views.ts';
import { settings } from './settings.ts';
import { users } from './users.ts';

/** Every call there is. The server serves exactly these, and the tests walk all of them. */
export const contract = {
  health,
  auth,
  users,
  roles,
  permissions,
  settings,
  savedViews,
  countries,
  paymentFrequencies,
  membershipTypes,
  donationPurposes,
  members,
  donations,
  fees,
  renewals,
  payments,
  imports,
  cardPayments,
  reports,
  audit,
  outbox,
};
