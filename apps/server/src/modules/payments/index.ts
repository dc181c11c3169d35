export { bringBack, type Mistake, requireOtherAmount, takeOut } from './correct.ts';
export { credit, settlement } from './credit.ts';
export { decide, type TakeExcess } from './decide.ts';
export { balanceOf, type Due, type DueFacts, type DueKind, lockOpenDue, type PaymentRecord } from './due.ts';
export { findPaidOf, lockAndCountMoves } from './history/past-payment.repository.ts';
export type { PastPayment } from './history/past-payment.ts';
export { recordPastPayments } from './history/record-past-payments.ts';
export { takeBackPayments } from './history/take-back.ts';
export { checkKnown, finding } from './imports/check-known.ts';
export { paymentFields } from './imports/payment-fields.ts';
export { paymentKeys } from './imports/payment-keys.ts';
export { readSought, type SoughtMember } from './imports/read-payer.ts';
export { readPayment } from './imports/read-payment.ts';
export { titles as paymentImportTitles, words as paymentImportWords } from './imports/words.en.ts';
export { findPayerFacts, findPaymentRows, isSimulatedDue } from './payment-rows.repository.ts';
export {
  findEmailOfDonor,
  findEmailOnFile,
  findPaperAddress,
  paperAddress,
} from './paper-address.repository.ts';
export { isKeptApart, requireOpen } from './payment-rules.ts';
export {
  drawReference,
  findPayments,
  findSplitsOf,
  followPayments,
  insertPayment,
  isReferenceTaken,
  movePayment,
  newReference,
  newReferences,
  releaseJournalNumber,
  wasEverPaid,
} from './payment.repository.ts';
export { paymentRoutes } from './payment.routes.ts';
export {
  presentPayments,
  presentRefunds,
  toNewPayment,
  withoutRemarks,
  withReceipt,
} from './present-payment.ts';
export { readableHeads } from './received/received.service.ts';
export { receiptHash, snapshotText } from './receipts/snapshot.ts';
export { lookUpForReceipts } from './receipts/receipt.repository.ts';
export { writeReceipts } from './receipts/write-receipts.ts';
export { newStaffPayment, recordedPayment, recordPayment } from './record-payment.ts';
export {
  countRefundRound,
  type RefundOutcome,
  requestRefund,
  takeRefundOutcome,
} from './refunds/refund-payment.ts';
export { type Reversal, reverse } from './reverse.ts';
export { readSlip, type Slip } from './slips/read-slip.ts';
export { slipLimit } from './slips/slip-limit.ts';
export { splitPayment } from './split-payment.ts';
export { submitSlip } from './slips/submit-slip.ts';
export { mailReceipt, tellApproved, tellCardClosed } from './tell-payer.ts';
export { dueCount } from './totals/due-count.repository.ts';
export { hasPostings, sumsBetween, totalsBetween } from './totals/ledger-sums-sql.ts';
export { ledgerTotals, simulatedTotals, waitingCount } from './totals/total.repository.ts';
export { waitingFacts } from './waiting/waiting-facts.ts';
export { cardWay, waysToPay } from './ways-to-pay.ts';
export { words as paymentWords } from './words.en.ts';
