export { bringBack, type Mistake, requireOtherAmount, takeOut } from './correct.ts';
export { credit, settlement } from './credit.ts';
export { decide, type TakeExcess } from './decide.ts';
export { balanceOf, type Due, type DueKind, lockOpenDue } from './due.ts';
export { findPayerFacts, findPaymentRows, isSimulatedDue } from './payment-rows.repository.ts';
export { isKeptApart, journalKey, requireOpen } from './payment-rules.ts';
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
export { waitingFacts } from './waiting/waiting-facts.ts';
export { cardWay, waysToPay } from './ways-to-pay.ts';
export { words as paymentWords } from './words.en.ts';
export { dueCount, waitingCount } from './counts.repository.ts';
