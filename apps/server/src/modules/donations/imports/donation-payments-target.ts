import { dayOf } from '@kathok/contract';
import { donationDue } from '../donation-due.ts';
import { checkDonations } from './check-donations.ts';
import { donationFields } from './donation-fields.ts';
import { countChangedDonations, findPurposes } from './donation-import.repository.ts';
import { insertPastDonations } from './insert-past-donations.ts';
import type { PastDonation } from './past-donation.ts';
import { readDonationRow } from './read-donation-row.ts';
import { titles } from './words.en.ts';
import type { ImportTarget } from '../../imports/index.ts';
import { findRitualNames } from '../../rituals/index.ts';
import { findPaidOf, lockAndCountMoves, paymentKeys, undoPastPayments } from '../../past-payments/index.ts';

/** A book of donations becomes paid donations, with receipts in the series of history. */
export const donationPaymentsTarget: ImportTarget<PastDonation> = {
  name: 'donation-payments',
  fields: donationFields,
  titles,
  staysInBooks: true,
  leastAtOnce: 20,
  tables: ['donations', 'payments', 'ledger_postings', 'ledger_entries', 'receipts'],

  async prepare(db, now) {
    const [purposes, rituals] = [await findPurposes(db), await findRitualNames(db)];
    const lookups = { today: dayOf(now), purposes, rituals };
    return { read: (cells) => readDonationRow(cells, lookups), check: checkDonations };
  },

  keysOf: ({ payment }) => paymentKeys(payment),
  insert: insertPastDonations,

  async lockAndCountDependents(tx, importId) {
    const moves = await lockAndCountMoves(tx, donationDue, importId);
    return { ...moves, changedDonations: await countChangedDonations(tx, importId) };
  },

  async removeSome(tx, batch, most) {
    const payments = await findPaidOf(tx, batch.importId, most);
    if (payments.length === 0) return 0;
    await undoPastPayments(
      tx,
      donationDue,
      payments.map(({ id }) => id),
      batch,
    );
    return payments.length;
  },
};
