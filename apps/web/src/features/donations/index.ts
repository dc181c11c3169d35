export { donationSearcher } from './donation-searcher.ts';
export { useDonationFilters } from './list/donation-filters.ts';
