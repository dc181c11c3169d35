import { dayOf } from '@kathok/contract';
import { donationDue } from '../donation-due.ts';
import { checkGifts } from './check-gifts.ts';
import { giftFields } from './gift-fields.ts';
import { countChangedGifts, findPurposes } from './gift-import.repository.ts';
import { insertPastGifts } from './insert-past-gifts.ts';
import type { PastGift } from './past-gift.ts';
import { readGiftRow } from './read-gift-row.ts';
import { titles } from './words.en.ts';
import type { ImportTarget } from '../../imports/index.ts';
import { findPaidOf, lockAndCountMoves, paymentKeys, takeBackPayments } from '../../payments/index.ts';

/** A book of gifts becomes paid gifts, with receipts in the series of history. */
export const donationPaymentsTarget: ImportTarget<PastGift> = {
  name: 'donation-payments',
  fields: giftFields,
  titles,
  staysInBooks: true,
  leastAtOnce: 20,
  tables: ['donations', 'payments', 'ledger_postings', 'ledger_entries', 'receipts'],

  async prepare(db, now) {
    const lookups = { today: dayOf(now), purposes: await findPurposes(db) };
    return { read: (cells) => readGiftRow(cells, lookups), check: checkGifts };
  },

  keysOf: ({ payment }) => paymentKeys(payment),
  insert: insertPastGifts,

  async lockAndCountDependents(tx, importId) {
    const moves = await lockAndCountMoves(tx, donationDue, importId);
    return { ...moves, changedDonations: await countChangedGifts(tx, importId) };
  },

  async removeSome(tx, batch, most) {
    const payments = await findPaidOf(tx, batch.importId, most);
    if (payments.length === 0) return 0;
    await takeBackPayments(
      tx,
      donationDue,
      payments.map(({ id }) => id),
      batch,
    );
    return payments.length;
  },
};
