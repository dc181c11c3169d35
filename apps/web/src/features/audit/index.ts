export { RecentChanges } from './recent-changes.tsx';
