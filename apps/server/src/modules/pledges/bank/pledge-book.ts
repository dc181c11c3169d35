import type { RitualBook } from '../../rituals/index.ts';
import { pledgesOnLines } from './pledges-on-lines.ts';
import { findPledgeOfLine, recordCredit } from './record-credit.ts';

/** What bank statements need of pledges; handed to them by the app, since neither module knows the other. */
export const pledgeBook = (rituals: RitualBook) => ({
  pledgesOnLines,
  findPledgeOfLine,
  recordCredit: (ctx: Parameters<typeof recordCredit>[0], credit: Parameters<typeof recordCredit>[1]) =>
    recordCredit(ctx, credit, rituals),
});
export type PledgeBook = ReturnType<typeof pledgeBook>;
