import { dayOf, type MemberRow } from '@kathok/contract';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { findMembersById } from '../member.repository.ts';
import { toMemberRow } from '../present-member.ts';
import { findBestMembers } from './quick-search.repository.ts';
import { readSearch } from '../../../db/search-terms.ts';

const most = 20;

/** For staff who type part of a name, a code, a CID or a phone number. */
export async function quickSearch(ctx: Ctx, text: string): Promise<MemberRow[]> {
  const terms = readSearch(text);
  if (!terms) return [];
  const { membershipCodePrefix } = await readSettings(ctx.db);
  const ids = await findBestMembers(ctx.db, terms, membershipCodePrefix, most);
  const today = dayOf(ctx.now);
  return (await findMembersById(ctx.db, ids)).map((row) => toMemberRow(row, today));
}
