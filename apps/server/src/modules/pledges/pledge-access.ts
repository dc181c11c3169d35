import { type Action, isAllowed } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { opensPledge } from '../../platform/links/pledge-link.ts';
import type { PledgeRecord } from './pledge-facts-sql.ts';
import { findPledge } from './pledge.repository.ts';

/** Somebody of the office, as far as this action goes: pledges are part of donations. */
export const isPledgeStaff = (ctx: Ctx, action: Action): boolean =>
  ctx.actor !== null && isAllowed(ctx.actor.ability, action, 'Donation');

export interface Holder {
  isStaff: boolean;
  isOwn: boolean;
}

/** Staff, the member whose it is, and the person who has its link. For everybody else there is no such pledge. */
export async function requireHolder(
  db: Db | Tx,
  ctx: Ctx,
  pledge: Pick<PledgeRecord, 'id' | 'memberId'> | undefined,
  action: Action,
): Promise<Holder> {
  const { id, memberId } = orNotFound(pledge);
  const isStaff = isPledgeStaff(ctx, action);
  const isOwn = memberId !== null && ctx.actor?.memberId === memberId;
  if (!isStaff && !isOwn && !(await opensPledge(db, ctx.grant, id))) throw new AppError('not_found');
  return { isStaff, isOwn };
}

export async function findHeld(ctx: Ctx, id: string, action: Action): Promise<Holder> {
  return requireHolder(ctx.db, ctx, await findPledge(ctx.db, id), action);
}
