import { donationPaymentsTarget } from './modules/donations/imports/donation-payments-target.ts';
import { feePaymentsTarget } from './modules/fees/imports/fee-payments-target.ts';
import type { ImportTargets } from './modules/imports/import-target.ts';
import { membersTarget } from './modules/members/imports/members-target.ts';

/** Everything a sheet can be read into. */
export const importTargets: ImportTargets = {
  members: membersTarget,
  'fee-payments': feePaymentsTarget,
  'donation-payments': donationPaymentsTarget,
};
