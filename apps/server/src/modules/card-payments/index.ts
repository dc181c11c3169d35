export { askWaitingPayments } from './enquiries/ask-waiting-payments.ts';
export { simulatorLimit } from './card-payment-limits.ts';
export { cardPaymentRoutes } from './card-payment.routes.ts';
