export { RecentChanges } from './recent-changes.tsx';
export { changeSentence } from './sentences/change-sentence.ts';
export { addressOf } from './record-address.ts';
