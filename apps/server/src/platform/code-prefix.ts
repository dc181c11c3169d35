import type { Ctx } from './context.ts';
import { readSettings } from './settings.repository.ts';
import { readSearch } from '../db/searching/search-terms.ts';

/** Bare digits may be a code without its letters; nothing else needs to know how codes begin. */
export async function codePrefixFor(ctx: Ctx, q: string | undefined): Promise<string> {
  if (q === undefined || readSearch(q)?.kind !== 'digits') return '';
  return (await readSettings(ctx.db)).membershipCodePrefix;
}
