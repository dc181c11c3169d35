export { auditFee, auditFeeChange } from './audit-fee.ts';
export {
  addCoverage,
  addDaysOfMerged,
  addMissingDays,
  canClaimDays,
  claimDays,
  followCoverage,
  followCoverages,
  followCutDays,
  isCovered,
  removeCoverageOf,
} from './coverage.repository.ts';
export { oweFirstPeriod } from './first-period.ts';
export { insertFee, keepsTypeOfReceipts } from './membership-fee.repository.ts';
export { repriceRegistration } from './membership-fee.ts';
export { closeUpAfterMerge, closeUpDays, daysThatWouldMove } from './move-days.ts';
export { lastDayOf, type Price, renewalOffer } from './offer.ts';
export { findRenewalPrices } from './terms.repository.ts';
export { requireRenewalTerms, requireTerms } from './terms.ts';
