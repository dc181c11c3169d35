export { memberSearcher } from './member-searcher.ts';
export { StandingBadge } from './standing-badge.tsx';
