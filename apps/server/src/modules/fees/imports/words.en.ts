import { englishFormat, formatAmount } from '@kathok/contract';
import { paymentImportTitles } from '../../past-payments/index.ts';

/** What people read about a sheet of fees that were paid. */
export const words = {
  memberNeeded: 'enter the membership code or the CID',
  kind: 'must be renewal or registration',
  frequency: 'is not a payment frequency',
  onceForLife: 'must be 1, because it is for life',
  fromNeeded: 'the first day of the period is missing',
  order: 'the period ends before it starts',
  paidTwice: (from: string, to: string | null) =>
    to === null
      ? `this period overlaps a lifetime payment from ${englishFormat.day(from)}`
      : `this period overlaps one that is already paid, ${englishFormat.day(from)} to ${englishFormat.day(to)}`,
  forLife: 'this member has already paid for life',
  registrationOpen: (fee: string) => `the registration fee ${fee} is open; record the payment for that fee`,
  registrationDone: 'this member’s registration fee is settled; this may be a renewal',
  samePayment: (fee: string) =>
    `the same amount was paid on the same day for ${fee}; if this is another payment, enter its receipt number or period`,
  sameRow: (row: number) =>
    `same member, day and amount as row ${row}; if both were paid, enter their receipt numbers or periods`,
  proposalOpen: (fee: string) => `${fee} is open for this member and stays open`,
  inRegister: 'the register already has this period; it is kept and linked to this payment',
  ended: (on: string) =>
    `this membership ended on ${englishFormat.day(on)}; the payment will still be recorded`,
  feeTable: (amount: number, currency: string) =>
    `the current fee is ${currency} ${formatAmount(amount)}; the amount paid is recorded`,
  noFee: 'there is no current fee for this; the amount paid is recorded',
};

/** What a group of findings is called. */
export const titles: Record<string, string> = {
  ...paymentImportTitles,
  kind: 'Neither renewal nor registration',
  paymentFrequency: 'Unknown payment frequency',
  periods: 'Invalid number of periods',
  period: 'Incomplete period',
  paidTwice: 'Period already paid',
  samePayment: 'Payment already recorded',
  registration: 'Registration fee open or settled',

  proposalOpen: 'Another fee is open',
  inRegister: 'Period already in the register',
  ended: 'Membership has ended',
  feeTable: 'Differs from the current fee',
};
