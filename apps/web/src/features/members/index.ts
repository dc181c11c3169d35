export { useMemberFilters } from './member-filters.ts';
export { memberSearcher } from './member-searcher.ts';
export { StandingBadge } from './standing-badge.tsx';
