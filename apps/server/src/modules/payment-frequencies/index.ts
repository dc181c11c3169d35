export { paymentFrequencyRoutes } from './payment-frequency.routes.ts';
