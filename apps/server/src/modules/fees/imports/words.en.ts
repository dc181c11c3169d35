import { formatAmount } from '@kathok/contract';
import { paymentImportTitles } from '../../payments/index.ts';

/** What people read about a sheet of fees that were paid. */
export const words = {
  memberNeeded: 'give the membership code, or the CID',
  kind: 'must be renewal or registration',
  frequency: 'is not a payment frequency',
  onceForLife: 'must be 1, because it is for life',
  fromNeeded: 'the first day of the period is missing',
  order: 'the period ends before it begins',
  paidTwice: (from: string, to: string | null) =>
    to === null
      ? `these days overlap days that are paid for life, since ${from}`
      : `these days overlap days that are paid already, ${from} to ${to}`,
  forLife: 'this member has paid for life already',
  registrationOpen: (fee: string) => `the registration fee ${fee} is open; record the money for that one`,
  registrationDone: 'the registration fee of this member is settled; this may be a renewal',
  samePayment: (fee: string) =>
    `the same sum was paid on the same day for ${fee}; if this is another payment, give its receipt number or its period`,
  sameRow: (row: number) =>
    `the same member, day and sum as in row ${row}; if both were paid, give their receipt numbers or periods`,
  proposalOpen: (fee: string) => `${fee} is open for this member and stays open`,
  inRegister: 'the register has these days already; they are kept, now with this payment',
  ended: (on: string) => `this membership ended on ${on}; the payment is recorded all the same`,
  feeTable: (amount: number, currency: string) =>
    `the fee table of today says ${currency} ${formatAmount(amount)}; what was paid is recorded`,
  noFee: 'the fee table of today has no fee for this; what was paid is recorded',
};

/** What a group of findings is called. */
export const titles: Record<string, string> = {
  ...paymentImportTitles,
  kind: 'Neither renewal nor registration',
  paymentFrequency: 'Unknown payment frequency',
  periods: 'Invalid number of periods',
  period: 'Incomplete period',
  paidTwice: 'Days paid already',
  samePayment: 'Payment known already',
  registration: 'Registration fee open or settled',

  proposalOpen: 'Another fee is open',
  inRegister: 'Days in the register already',
  ended: 'Membership ended before',
  feeTable: 'Differs from the fee table',
};
