import type { Tx } from '../../../db/open-database.ts';
import { namesDzongkhaOf } from './receipt.repository.ts';
import { type NewReceipt, type Occasion, type Paid, receiptSeries, writeReceipts } from './write-receipts.ts';
import { takeLast } from '../../../platform/number.repository.ts';
import { writeAtEnd } from '../../../platform/transaction.ts';

/**
 * Numbers and freezes the document of a paid payment, in the transaction that made it paid. Everybody who needs a number
 * waits from here until the commit, so it comes last; the document itself is written with all else that is left to the end.
 */
export async function issueReceipt(
  tx: Tx,
  payment: Paid['payment'],
  { facts, ...occasion }: Omit<Occasion, 'namesDzongkha'> & Pick<Paid, 'facts'>,
): Promise<NewReceipt> {
  const namesDzongkha = await namesDzongkhaOf(tx, [facts.payer.membershipCode]);
  const { places } = await takeLast(tx, { receipts: receiptSeries(occasion.series, occasion.now, 1) });
  const receipts = writeReceipts([{ payment, facts }], places, { ...occasion, namesDzongkha });
  await writeAtEnd(tx, { receipts });
  return receipts[0]!;
}
