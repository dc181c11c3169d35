import {
  balanceOf,
  type DedicatedDay,
  type Donation,
  type DonationRow,
  donorDetailsOf,
  formatAmount,
  maskIdentity,
  type Payment,
  ritualStateAt,
} from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { type DonationRecord, findDonation, type FoundDonation } from './donation.repository.ts';
import { presentPayments } from '../payments/index.ts';

/** The whole record, with all attempts to pay it. */
export async function presentDonation(db: Db | Tx, id: string, now: Date): Promise<Donation> {
  return withPayments(db, orNotFound(await findDonation(db, id)), now);
}

export async function withPayments(
  db: Db | Tx,
  row: FoundDonation,
  now: Date,
  audience: { isForPayer?: boolean } = {},
): Promise<Donation> {
  const payments = await presentPayments(db, { column: 'donationId' }, row.id, audience);
  return toDonation(row, payments, dedicatedDaysOf(row, now));
}

/** The days on which its names are read, as they are by now. */
export function dedicatedDaysOf({ days }: Pick<FoundDonation, 'days'>, now: Date): DedicatedDay[] {
  return (days ?? []).map(({ state, closesAt, readAt, ...day }) => ({
    ...day,
    state:
      state && closesAt ? ritualStateAt({ state, closesAt: new Date(closesAt) }, now) : ('open' as const),
    readAt: readAt && new Date(readAt).toISOString(),
  }));
}

export function toDonation(row: DonationRecord, payments: Payment[], days: DedicatedDay[]): Donation {
  return {
    ...toDonationRow(row),
    ...donorDetailsOf(row),
    message: row.message,
    dedication: withDays(dedicationOf(row), days),
    payments,
  };
}

/** What fees and donations have in common on the wire. */
export function dueOf(row: DonationRecord) {
  return {
    amount: formatAmount(row.amount),
    currency: row.currency,
    amountPaid: formatAmount(row.amountPaid),
    balance: formatAmount(balanceOf(row)),
    reference: row.reference,
    paymentStatus: row.paymentStatus,
    method: row.method,
    paidOn: row.paidOn,
    receiptNumber: row.receiptNumber,
    isSimulated: row.isSimulated,
  };
}

export function toDonationRow(row: DonationRecord): DonationRow {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    donationNumber: row.donationNumber,
    donorType: row.donorType,
    memberId: row.memberId,
    membershipCode: row.membershipCode,
    donorName: row.donorName,
    phone: row.phone,
    email: row.email,
    purposeId: row.purposeId,
    purpose: row.purpose,
    donatedOn: row.donatedOn,
    isAnonymous: row.isAnonymous,
    hasDedication: row.offering !== null,
    channel: row.channel,
    pledgeId: row.pledgeId,
    ...dueOf(row),
  };
}

/**
 * What a member sees of a donation that was given under their number without signing in: the person who gave it may be somebody
 * else who mistyped, so how to reach them is not shown.
 */
export function forMember<Donation extends DonationRow>(donation: Donation): Donation {
  return donation.donorType === 'member'
    ? donation
    : { ...donation, phone: null, email: null, address: null };
}

/** What was asked for, without the days that came of it. */
export function dedicationOf(row: DonationRecord) {
  const { offering, names, readOn, ritualId, ritualDayId, startsOn, times, notify } = row;
  if (offering === null) return null;
  const days = { ritualId, ritualDayId, series: row.series ?? ('once' as const), startsOn, times, notify };
  return { offering, names: names ?? [], readOn, ...days };
}

const withDays = (
  dedication: ReturnType<typeof dedicationOf>,
  days: DedicatedDay[],
): Donation['dedication'] => dedication && { ...dedication, days };

/** What the audit keeps of it: the ritual only where one was chosen. */
function auditableDedication(row: DonationRecord) {
  const dedication = dedicationOf(row);
  if (!dedication) return null;
  const { offering, names, readOn, ritualId, ...days } = dedication;
  const isPlain =
    ritualId === null && days.series === 'once' && days.notify === null && days.ritualDayId === null;
  return isPlain ? { offering, names, readOn } : { offering, names, readOn, ritualId, ...days };
}

/** What the audit keeps of a donation. */
export function auditableDonation(row: DonationRecord) {
  return {
    donorType: row.donorType,
    memberId: row.memberId,
    donorName: row.donorName,
    ...donorDetailsOf(row),
    identityNumber: row.identityNumber && maskIdentity(row.identityNumber),
    purpose: row.purpose,
    amount: formatAmount(row.amount),
    currency: row.currency,
    donatedOn: row.donatedOn,
    message: row.message,
    isAnonymous: row.isAnonymous,
    dedication: auditableDedication(row),
    ...(row.pledgeId && { pledgeId: row.pledgeId }),
    paymentStatus: row.paymentStatus,
    receiptNumber: row.receiptNumber,
  };
}

export function auditedDonation({ id, donationNumber }: DonationRecord) {
  return { entity: 'Donation', entityId: id, label: donationNumber };
}
