import {
  type ChangeRequest,
  claimedFields,
  dayOf,
  type InputOf,
  maskIdentity,
  type members,
} from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction, isOwn, requireOwnOr } from '../../../platform/context.ts';
import { auditedMember, findMember, lockMember } from '../member.repository.ts';
import { dayErrors, identityErrors } from '../people/person-rules.ts';
import { words } from '../words.en.ts';
import { claimedDetails, type Details } from './claimed-details.ts';
import { findRequests, insertRequest, removeWaitingRequest, type RequestRow } from './request.repository.ts';

type Members = typeof members;

export async function listChangeRequests(
  ctx: Ctx,
  { params }: InputOf<Members['listChangeRequests']>,
): Promise<ChangeRequest[]> {
  requireOwnOr(ctx, 'read', params.id);
  orNotFound(await findMember(ctx.db, params.id));
  return (await findRequests(ctx.db, params.id)).map(toRequest);
}

/** One request waits at a time: asking again replaces what was asked before. */
export function requestChange(
  ctx: Ctx,
  { params, body }: InputOf<Members['requestChange']>,
): Promise<ChangeRequest> {
  return inTransaction(ctx, async (tx) => {
    requireOwnRequest(ctx, params.id);
    const member = orNotFound(await lockMember(tx, params.id));
    const wanted = { ...member, ...body };
    if (wanted.identityNumber && !wanted.identityType)
      throw fieldProblem('identityType', 'isGiven', 'must be given with the number');
    const errors = [...dayErrors(wanted, dayOf(ctx.now)), ...identityErrors(wanted)];
    if (errors.length > 0) throw new AppError('validation_failed', { errors });
    const details = claimedDetails(member, body);
    if (Object.keys(details).length === 0)
      throw fieldProblem(Object.keys(body)[0] ?? 'name', 'isChanged', words.asOnFile);
    await removeWaitingRequest(tx, member.id);
    const row = await insertRequest(tx, {
      personId: member.personId,
      memberId: member.id,
      requestedBy: actorOf(ctx).id,
      details,
      createdAt: ctx.now,
    });
    await ctx.audit(tx, { action: 'request_change', ...auditedMember(member), after: masked(details) });
    return toRequest(row);
  });
}

export function withdrawChange(ctx: Ctx, { params }: InputOf<Members['withdrawChange']>): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    requireOwnRequest(ctx, params.id);
    const member = orNotFound(await lockMember(tx, params.id));
    if (!(await removeWaitingRequest(tx, member.id)))
      throw new AppError('wrong_state', { detail: words.nothingWaits });
    await ctx.audit(tx, { action: 'withdraw_change', ...auditedMember(member) });
  });
}

/** Nobody asks in the name of somebody else: staff change the record itself. */
function requireOwnRequest(ctx: Ctx, memberId: string): void {
  requireOwnOr(ctx, 'update', memberId);
  if (!isOwn(ctx, memberId)) throw new AppError('wrong_state', { detail: words.changeItYourself });
}

const masked = (details: Details): Details =>
  details.identityNumber ? { ...details, identityNumber: maskIdentity(details.identityNumber) } : details;

function toRequest({ id, details, createdAt, decidedAt, accepted }: RequestRow): ChangeRequest {
  const wanted: Details = masked(details);
  return {
    id,
    createdAt: createdAt.toISOString(),
    details: claimedFields.flatMap((field) => {
      const value = wanted[field];
      return value === undefined
        ? []
        : [{ field, wanted: value, isAccepted: accepted?.includes(field) ?? null }];
    }),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
