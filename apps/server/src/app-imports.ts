import { donationPaymentsTarget } from './modules/donations/index.ts';
import { feePaymentsTarget } from './modules/fees/index.ts';
import type { ImportTargets } from './modules/imports/index.ts';
import { membersTarget } from './modules/members/index.ts';

/** Everything a sheet can be read into. */
export const importTargets: ImportTargets = {
  members: membersTarget,
  'fee-payments': feePaymentsTarget,
  'donation-payments': donationPaymentsTarget,
};
