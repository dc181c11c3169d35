export { decideFee, reverseFee } from './decide-fee.service.ts';
export { feeDue } from './fee-due.ts';
export { feeFilter } from './fee-filter.ts';
export { feeRoutes } from './fee.routes.ts';
export { sendFeeSlip } from './fee.service.ts';
export { feePaymentsTarget } from './imports/fee-payments-target.ts';
export { createFee } from './keep-fee.service.ts';
export { renewalRoutes } from './renewals/renewal.routes.ts';
export { createRenewal } from './renewals/renewal.service.ts';
