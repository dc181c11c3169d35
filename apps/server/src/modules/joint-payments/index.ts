export type { JointActs } from './joint-acts.ts';
export { jointPaymentRoutes } from './joint-payment.routes.ts';
