export { askAgain } from './ask-again.job.ts';
export { simulatorLimit } from './card-payment-limits.ts';
export { cardPaymentRoutes } from './card-payment.routes.ts';
