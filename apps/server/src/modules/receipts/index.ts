export {
  findEmailOfDonor,
  findEmailOnFile,
  findPaperAddress,
  paperAddress,
} from './paper-address.repository.ts';
export type { ReceiptFacts } from './receipt-facts.ts';
export {
  lookUpForReceipts,
  nameReplacement,
  replaceVoidReceipts,
  voidReceipt,
} from './receipt.repository.ts';
export { readSnapshot, receiptHash, snapshotText } from './snapshot.ts';
export { issueReceipt, type NewReceipt, seriesAt, writeReceipts } from './write-receipts.ts';
