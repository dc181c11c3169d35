export { findPayments, findSplitsOf, insertPayment, movePayment, wasEverPaid } from './attempts.ts';
export { cardWay } from './card-way.ts';
export { credit } from './credit.ts';
export { decide, type TakeExcess } from './decide.ts';
export { balanceOf, type Due, type DueFacts, type DueKind } from './due.ts';
export { followPayments } from './follow-payments.ts';
export { lockAndCountMoves } from './history/built-upon.ts';
export type { PastPayment } from './history/past-payment.ts';
export { recordPastPayments } from './history/record-past-payments.ts';
export { findPaidOf, takeBackPayments } from './history/take-back.ts';
export { checkKnown, finding } from './imports/check-known.ts';
export { paymentFields } from './imports/payment-fields.ts';
export { paymentKeys } from './imports/payment-keys.ts';
export { readSought, type SoughtMember } from './imports/read-payer.ts';
export { readPayment } from './imports/read-payment.ts';
export { titles as paymentImportTitles, words as paymentImportWords } from './imports/words.en.ts';
export { isKeptApart } from './kept-apart.ts';
export { newReference, newReferences } from './new-reference.ts';
export type { PaymentRecord } from './payment-record.ts';
export { paymentRoutes } from './payment.routes.ts';
export { paymentRows, presentKeptApart, presentPayments, withoutRemarks } from './present-payment.ts';
export { receiptHash } from './receipts/snapshot.ts';
export { recordPayment } from './record-payment.ts';
export { presentRefunds } from './refunds/present-refund.ts';
export {
  countRefundRound,
  type RefundOutcome,
  requestRefund,
  takeRefundOutcome,
} from './refunds/refund-payment.ts';
export { lockOpenDue, requireOpen } from './require-open.ts';
export { type Reversal, reverse } from './reverse.ts';
export { isSimulatedDue } from './simulated-sql.ts';
export { readSlip, type Slip } from './slips/read-slip.ts';
export { slipLimit } from './slips/slip-limit.ts';
export { submitSlip } from './slips/submit-slip.ts';
export { tellApproved } from './tell-payer.ts';
export { waitingFacts } from './waiting/waiting-facts.ts';
export { waysToPay } from './ways-to-pay.ts';
export { words as paymentWords } from './words.en.ts';
