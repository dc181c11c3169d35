export { MoneyFields } from './money-fields.tsx';
export { moneySchema, newMoney, staffPaymentOf } from './money-values.ts';
export { PaymentHistory } from './payment-history.tsx';
export { PaymentStatusBadge } from './payment-status-badge.tsx';
export { ReasonDrawer } from './reason-drawer.tsx';
export { ReceiptPaper } from './receipt-paper.tsx';
export { ReverseDrawer } from './reverse-drawer.tsx';
export { typedSum } from './typed-sum.ts';
export { words as moneyWords } from './words.en.ts';
