import { donationFacts } from './donation-facts.ts';
import { findDonation, lockDonation, updateDonationRow } from './donation.repository.ts';
import { existing } from './present-donation.ts';
import { type DueKind, followPayments } from '../payments/index.ts';

/** A gift, as the payments core sees it. */
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
  /** Of two payments one was taken back: the gift is what is left of it. */
  async unsettled(tx, ctx, due) {
    if (due.amountPaid === 0) return;
    await updateDonationRow(tx, due.id, { amount: due.amountPaid }, ctx.now);
    await followPayments(tx, donationDue, { ...due, amount: due.amountPaid }, ctx.now);
  },
  facts: async (tx, id) => donationFacts(existing(await findDonation(tx, id))),
};
