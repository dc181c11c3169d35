import type { Tx } from '../../db/open-database.ts';
import { lookUpForReceipts } from './receipt.repository.ts';
import { type NewReceipt, type ReceiptContext, type Paid, writeReceipts } from './write-receipts.ts';

/**
 * Freezes the document of a paid payment, in the transaction that made it paid, by whose last statement it is numbered and
 * written.
 */
export async function issueReceipt(
  tx: Tx,
  payment: Paid['payment'],
  { facts, ...occasion }: Omit<ReceiptContext, 'known'> & Pick<Paid, 'facts'>,
): Promise<NewReceipt> {
  const known = await lookUpForReceipts(tx, occasion.series, [facts.payer.membershipCode]);
  const [receipt] = writeReceipts(tx, [{ payment, facts }], { ...occasion, known });
  return receipt!;
}
