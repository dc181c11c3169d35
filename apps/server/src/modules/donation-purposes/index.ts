export { donationPurposeRoutes } from './donation-purpose.routes.ts';
export { purposeHandlers } from './donation-purpose.service.ts';
