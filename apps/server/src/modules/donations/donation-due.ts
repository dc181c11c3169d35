import { orNotFound } from '../../base/app-error.ts';
import { findDonation, lockDonation } from './donation.repository.ts';
import type { ReceiptFacts } from '../receipts/index.ts';
import { type DueKind } from '../payments/index.ts';

/** A donation, as the payments core sees it. */
export const donationDue: DueKind = {
  column: 'donationId',
  table: 'donations',
  entity: 'Donation',
  head: 'donations',
  mayBeMore: true,
  async lock(tx, id) {
    const row = await lockDonation(tx, id);
    if (!row) return undefined;
    const { amount, currency, amountPaid, donationNumber: label } = row;
    return { id, amount, currency, amountPaid, label, facts: donationFacts(row) };
  },
  closedBecause: async () => null,
  /** A donation is what was given, on the day it was given. */
  received(due, { amount: given, paidOn }) {
    const amount = due.amountPaid + given;
    return { due: { ...due, amount }, columns: { amount, donatedOn: paidOn } };
  },
  settled: async () => {},
  /** Of two payments one was taken back: the donation is what is left of it. */
  async unsettled(_tx, _ctx, due) {
    return due.amountPaid === 0 ? null : { amount: due.amountPaid };
  },
  facts: async (tx, { id, facts }) => facts ?? donationFacts(orNotFound(await findDonation(tx, id))),
};

interface Donation {
  id: string;
  donorName: string;
  membershipCode: string | null;
  email: string | null;
  purpose: string;
  reference: string | null;
  isTaxDeductible: boolean;
  /** Nobody is told anything about it then. */
  isContactDoubtful?: boolean;
}

/** What a receipt tells of a donation. */
export function donationFacts(donation: Donation): ReceiptFacts {
  return {
    payer: {
      name: donation.donorName,
      membershipCode: donation.membershipCode,
      // The address of a member is the one on file.
      email: donation.isContactDoubtful ? null : donation.email,
    },
    title: donation.purpose,
    period: null,
    reference: donation.reference,
    isTaxDeductible: donation.isTaxDeductible,
    statusPath: `/donate/${donation.id}/payment-status`,
  };
}
