import { donationDue } from './modules/donations/index.ts';
import { feeDue } from './modules/fees/index.ts';
import type { DueKinds } from './modules/payments/index.ts';

/** What can be paid for. Modules that act on payments of either kind are given both here, and know neither. */
export const dueKinds: DueKinds = { fee: feeDue, donation: donationDue };
