export { rightInWords, rightsInWords } from './rights-in-words.ts';
export { roleQueries } from './role.queries.ts';
