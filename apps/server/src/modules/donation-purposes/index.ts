export { donationPurposeRoutes } from './donation-purpose.routes.ts';
export { createPurpose, listPurposeOptions } from './donation-purpose.service.ts';
