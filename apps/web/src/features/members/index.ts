export { memberSearcher } from './member-searcher.ts';
