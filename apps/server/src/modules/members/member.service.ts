import { dayOf, type InputOf, type members, membershipCode, type ResponseOf } from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import { findRenewalPrices } from '../coverages/index.ts';
import { nameForVisitors } from './claims/name-for-visitors.ts';
import { quickSearch } from './list/quick-search.service.ts';
import { askedInAddress, lookUp } from './look-up/look-up.service.ts';
import { type Ctx, inTransaction, isOwn, isStaff } from '../../platform/context.ts';
import { toCard } from './member-card.ts';
import { auditedMember, findMember } from './member.repository.ts';
import { findGewogs } from './place.repository.ts';
import { toMember } from './present-member.ts';
import { nextNumber } from '../../db/at-end/index.ts';
import { readSettings } from '../../platform/settings.repository.ts';

type Members = typeof members;

/** The whole record for staff and for the member; for everybody else who has the id, the masked card. */
export async function getMember(
  ctx: Ctx,
  { params }: InputOf<Members['get']>,
): Promise<ResponseOf<Members['get']>> {
  const row = orNotFound(await findMember(ctx.db, params.id));
  const today = dayOf(ctx.now);
  if (isStaff(ctx, 'read')) {
    // Who looked at a whole record is written down, as who changed it is.
    await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'view', ...auditedMember(row) }));
    return toMember(row, today, true);
  }
  if (isOwn(ctx, params.id)) return toMember(row, today, false);
  const name = await nameForVisitors(ctx.db, row.id, row.name);
  return toCard({ ...row, name }, await findRenewalPrices(ctx.db, row.membershipTypeId), today);
}

/** Staff search by part of anything; everybody else must know a code and a fact. */
export function searchMembers(
  ctx: Ctx,
  input: InputOf<Members['search']>,
): Promise<ResponseOf<Members['search']>> {
  return isStaff(ctx, 'read') ? quickSearch(ctx, input.params.text) : lookUp(ctx, askedInAddress(input));
}

/** A preview: the code is given when the member is entered. */
export async function previewMemberCode(ctx: Ctx): Promise<ResponseOf<Members['newCode']>> {
  const { membershipCodePrefix } = await readSettings(ctx.db);
  return {
    membershipCode: membershipCode(membershipCodePrefix, await nextNumber(ctx.db, 'membership_code')),
  };
}

export function listGewogs(ctx: Ctx, { params }: InputOf<Members['places']>): Promise<string[]> {
  return findGewogs(ctx.db, params.dzongkhag);
}
