export { donationSearcher } from './donation-searcher.ts';
export { useDonationFilters } from './list/donation-filters.ts';
export { byOffering } from './dedications/by-offering.ts';
