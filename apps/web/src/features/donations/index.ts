export { useDonationFilters } from './list/donation-filters.ts';
