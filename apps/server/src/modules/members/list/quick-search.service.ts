import { dayOf, type MemberRow } from '@kathok/contract';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { findMembersById } from '../member.repository.ts';
import { toMemberRow } from '../present-member.ts';
import { findMembersByNumber } from './member-list.repository.ts';
import { findBestMembers } from './quick-search.repository.ts';
import { readCompleteNumber, readSearch } from '../../../db/searching/search-terms.ts';

const most = 20;

/** For staff who type part of a name, a code, a CID or a phone number. */
export async function quickSearch(ctx: Ctx, text: string): Promise<MemberRow[]> {
  const terms = readSearch(text);
  if (!terms) return [];
  const today = dayOf(ctx.now);
  const number = readCompleteNumber(terms);
  const withNumber = number ? await findMembersByNumber(ctx.db, number) : [];
  if (withNumber.length > 0) return withNumber.slice(0, most).map((row) => toMemberRow(row, today));
  const { membershipCodePrefix } = await readSettings(ctx.db);
  const ids = await findBestMembers(ctx.db, terms, membershipCodePrefix, most);
  return (await findMembersById(ctx.db, ids)).map((row) => toMemberRow(row, today));
}
