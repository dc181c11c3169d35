export { RecentChanges } from './recent-changes.tsx';
export { sentenceOf } from './sentence.ts';
export { addressOf } from './record-address.ts';
