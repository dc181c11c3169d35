export { PaymentStatusBadge } from './payment-status-badge.tsx';
export { words as moneyWords } from './words.en.ts';
