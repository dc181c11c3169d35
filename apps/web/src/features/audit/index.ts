export { RecentChanges } from './recent-changes.tsx';
export { sentenceOf } from './sentences/sentence.ts';
export { addressOf } from './record-address.ts';
