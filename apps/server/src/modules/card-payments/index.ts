export { askAgain } from './ask-again.job.ts';
export { cardPaymentRoutes } from './card-payment.routes.ts';
