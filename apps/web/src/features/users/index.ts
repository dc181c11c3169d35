export { userSearcher } from './user-searcher.ts';
