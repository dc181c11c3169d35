import {
  formatAmount,
  type InputOf,
  type MembershipRenewal,
  mostPrinted,
  type Paged,
  type renewals,
  type ResponseOf,
  toPage,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { toRenewal } from './present-renewal.ts';
import { proposeRenewal } from './propose-renewal.ts';
import type { Channel } from './renewable.ts';
import { findRenewalPage } from './renewal-list.repository.ts';
import { findRenewal, findRenewalsOfMember } from './renewal.repository.ts';
import { lockFeePayer } from '../../members/index.ts';
import { actorOf, type Ctx, inTransaction, isOwn, isStaff, requireOwnOr } from '../../../platform/context.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';

type Renewals = typeof renewals;

/** All for staff; for everybody else their own. */
export async function listRenewals(
  ctx: Ctx,
  { query }: InputOf<Renewals['list']>,
): Promise<Paged<MembershipRenewal>> {
  const own = isStaff(ctx, 'read') ? query.memberId : actorOf(ctx).memberId;
  const isForeign = query.memberId !== undefined && query.memberId !== own;
  if (own === null || isForeign) return toPage([], 0, query);
  const codePrefix = await codePrefixFor(ctx, query.q);
  const { data, meta } = await findRenewalPage(ctx.db, { ...query, memberId: own, codePrefix });
  return { data: data.map(toRenewal), meta };
}

/** Renewals on paper. Who printed which of them is written down before they leave. */
export async function printRenewals(
  ctx: Ctx,
  { query }: InputOf<Renewals['print']>,
): Promise<Paged<MembershipRenewal>> {
  const rows = await listRenewals(ctx, {
    query: { ...query, page: 1, take: mostPrinted },
    params: {},
    body: {},
  });
  const after = { format: 'print', ...auditableFilters(query) };
  await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'export', entity: 'MembershipRenewal', after }));
  return rows;
}

export async function listRenewalsOfMember(
  ctx: Ctx,
  { params }: InputOf<Renewals['ofMember']>,
): Promise<MembershipRenewal[]> {
  requireOwnOr(ctx, 'read', params.memberId);
  return (await findRenewalsOfMember(ctx.db, params.memberId)).map(toRenewal);
}

export async function getRenewal(ctx: Ctx, { params }: InputOf<Renewals['get']>): Promise<MembershipRenewal> {
  const row = orNotFound(await findRenewal(ctx.db, params.id));
  requireOwnOr(ctx, 'read', row.memberId);
  return toRenewal(row);
}

/** Visitors, members and staff ask alike; only who may when differs. Nothing about the membership changes by asking. */
export function createRenewal(
  ctx: Ctx,
  { body }: InputOf<Renewals['create']>,
): Promise<ResponseOf<Renewals['create']>> {
  return inTransaction(ctx, async (tx) => {
    const { memberId, ...asked } = body;
    const member = await lockFeePayer(tx, memberId);
    if (!member || member.deletedAt) throw new AppError('not_found');
    const { renewalId, fee } = await proposeRenewal(tx, ctx, member, asked, channelOf(ctx, memberId));
    const { memberName: _theirs, ...proposal } = toRenewal(orNotFound(await findRenewal(tx, renewalId)));
    return {
      renewal: proposal,
      feeId: fee.id,
      amount: formatAmount(fee.amount),
      currency: fee.currency,
      reference: fee.reference,
    };
  });
}

function channelOf(ctx: Ctx, memberId: string): Channel {
  if (isStaff(ctx, 'create')) return 'staff';
  return isOwn(ctx, memberId) ? 'member' : 'public';
}
