export { donationDue } from './donation-due.ts';
export { donationRoutes } from './donation.routes.ts';
export { decideDonation, reverseDonation, sendDonationSlip } from './donation.service.ts';
export { createDonation } from './giving/create-donation.service.ts';
export { donorOfMember } from './giving/member-donor.ts';
export { donationPaymentsTarget } from './imports/donation-payments-target.ts';
export { donationFilter } from './list/donation-filter-sql.ts';
export { takeExcess } from './split-donation.ts';
export { takeKeptMoney } from './take-kept-money.ts';
