import type { Db, Tx } from '../db/open-database.ts';
import { receiptHash } from '../modules/payments/receipts/snapshot.ts';
import type { Disagreement } from './checks.ts';

const portion = 1000;

/** Reads every receipt in its order: each one seals the one before, so the first byte that was changed is found. */
export async function findBrokenReceipt(db: Db | Tx): Promise<Disagreement | null> {
  for (const { series, year } of await db
    .selectFrom('receiptCounters')
    .select(['series', 'year'])
    .execute()) {
    let previousHash = '';
    for (let after = 0; ; after += portion) {
      const receipts = await db
        .selectFrom('receipts')
        .select(['receiptNumber', 'position', 'snapshot', 'previousHash', 'hash', 'issuedOn'])
        .where('series', '=', series)
        .where('year', '=', year)
        .where('position', '>', after)
        .where('position', '<=', after + portion)
        .orderBy('position')
        .execute();
      for (const receipt of receipts) {
        const isWhole =
          receipt.previousHash === previousHash &&
          receipt.hash === receiptHash(previousHash, receipt.snapshot) &&
          printedNumber(receipt.snapshot) === receipt.receiptNumber;
        if (!isWhole)
          return { record: `receipt ${receipt.receiptNumber}`, problem: 'it is not what was issued' };
        previousHash = receipt.hash;
      }
      if (receipts.length < portion) break;
    }
  }
  return null;
}

function printedNumber(snapshot: string): unknown {
  try {
    const printed: unknown = JSON.parse(snapshot);
    return (
      typeof printed === 'object' && printed !== null && 'receiptNumber' in printed && printed.receiptNumber
    );
  } catch {
    return null;
  }
}
