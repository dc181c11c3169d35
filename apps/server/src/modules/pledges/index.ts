export { type PledgeBook, pledgeBook } from './bank/pledge-book.ts';
export type { PledgeEvidence, RecognisedLine } from './bank/pledges-on-lines.ts';
export { pledgeRoutes } from './pledge.routes.ts';
