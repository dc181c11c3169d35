import { maskIdentity } from '@kathok/contract';
import type { DueKind } from '../payments/due.ts';
import { findDonation, lockDonation, updateDonationRow } from './donation.repository.ts';
import { existing } from './present-donation.ts';

/** A gift, as the payments core sees it. */
export const donationDue: DueKind = {
  column: 'donationId',
  table: 'donations',
  entity: 'Donation',
  head: 'donations',
  async lock(tx, id) {
    const row = await lockDonation(tx, id);
    if (!row) return undefined;
    const { amount, currency, amountPaid, donationNumber: label } = row;
    return { id, amount, currency, amountPaid, label };
  },
  closedBecause: async () => null,
  /** A gift is what was given, on the day it was given. */
  async received(tx, due, { amount: given, paidOn, updatedAt }) {
    const amount = due.amountPaid + given;
    await updateDonationRow(tx, due.id, { amount, donatedOn: paidOn }, updatedAt);
    return { ...due, amount };
  },
  settled: async () => {},
  unsettled: async () => {},
  async facts(tx, id) {
    const row = existing(await findDonation(tx, id));
    return {
      payer: {
        name: row.donorName,
        membershipCode: row.membershipCode,
        maskedIdentity: row.identityNumber && maskIdentity(row.identityNumber),
        email: row.email,
      },
      title: row.purpose,
      period: null,
      isTaxDeductible: row.isTaxDeductible,
      statusPath: `/donate/${id}/payment-status`,
    };
  },
};
