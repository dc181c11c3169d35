export { rightsInWords } from './rights-in-words.ts';
export { roleQueries } from './role.queries.ts';
