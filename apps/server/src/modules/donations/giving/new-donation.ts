import { type Day, type DonorDetail, summariseDue } from '@kathok/contract';
import { orderedId } from '../../../db/ordered-id.ts';
import { donationFacts } from '../donation-due.ts';
import type { DonationRecord, DonorColumns, NewDedication } from '../donation.repository.ts';
import type { newStaffPayment } from '../../payments/index.ts';

interface DonationDetails {
  purposeId: string;
  amount: number;
  currency: string;
  donatedOn?: Day | undefined;
  message?: string | null | undefined;
  isAnonymous?: boolean | undefined;
  pledgeId?: string | undefined;
}

interface Circumstances {
  channel: 'staff' | 'member' | 'public';
  reference: string;
  today: Day;
  now: Date;
}

/** A donation as it was promised, without a number so far. */
export function newDonation(
  given: DonationDetails,
  donor: DonorColumns,
  { today, now, ...where }: Circumstances,
) {
  const { purposeId, amount, currency, donatedOn = today, message = null } = given;
  const { isAnonymous = donor.donorType === 'anonymous', pledgeId = null } = given;
  return {
    id: orderedId(),
    ...donor,
    purposeId,
    amount,
    currency,
    donatedOn,
    message,
    isAnonymous,
    pledgeId,
    ...where,
    amountPaid: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

type Promised = ReturnType<typeof newDonation>;
type Payment = ReturnType<typeof newStaffPayment>;

/** With its number, and with what its first payment makes of it. */
export function numbered(promised: Promised, donationNumber: string, payment: Payment | undefined) {
  const given = payment?.status === 'paid' ? payment : null;
  const { amount, donatedOn } = given ? { amount: given.amount, donatedOn: given.paidOn } : promised;
  const attempts = payment ? [{ ...payment, isSurplus: false }] : [];
  const { paymentStatus, amountPaid, deciding } = summariseDue(amount, attempts);
  const decidingPaymentId = deciding?.id ?? null;
  return { ...promised, donationNumber, amount, donatedOn, paymentStatus, amountPaid, decidingPaymentId };
}

type Numbered = ReturnType<typeof numbered>;

/** What is shown of the donor: of a member, what the register says. */
type Shown = Pick<DonationRecord, 'membershipCode' | DonorDetail>;

interface Beside {
  shown: Shown;
  purpose: { name: string; isTaxDeductible: boolean };
  dedication: NewDedication | null | undefined;
  payment: Payment | undefined;
  receipt: { receiptNumber: string } | undefined;
}

/** What `findDonation` will find. */
export function recordOf(donation: Numbered, beside: Beside): DonationRecord {
  const { shown, purpose, dedication, payment, receipt } = beside;
  const { decidingPaymentId: _internal, ...written } = donation;
  return {
    ...written,
    ...shown,
    purpose: purpose.name,
    isTaxDeductible: purpose.isTaxDeductible,
    method: payment?.method ?? null,
    paidOn: payment?.paidOn ?? null,
    reason: null,
    receiptNumber: receipt?.receiptNumber ?? null,
    offering: dedication?.offering ?? null,
    names: dedication?.names ?? null,
    readOn: dedication?.readOn ?? null,
    ritualId: dedication?.ritualId ?? null,
    ritualDayId: dedication?.ritualDayId ?? null,
    series: dedication ? (dedication.series ?? 'once') : null,
    startsOn: dedication?.startsOn ?? null,
    times: dedication?.times ?? null,
    notify: dedication?.notify ?? null,
    isSimulated: false,
  };
}

/** What its receipt tells. */
export const factsOf = (donation: Numbered, shown: Shown, purpose: Beside['purpose']) =>
  donationFacts({ ...donation, ...shown, purpose: purpose.name, isTaxDeductible: purpose.isTaxDeductible });
