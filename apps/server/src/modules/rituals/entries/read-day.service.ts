import {
  englishFormat,
  type InputOf,
  type RitualDay,
  type ritualDays,
  takeBackMinutes,
} from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { mayTakeBack, stateOf } from '../days/day-rules.ts';
import { auditedDay, presentDay } from '../days/present-day.ts';
import { type LockedDay, lockDay, updateDay } from '../days/ritual-day.repository.ts';
import { words } from '../words.en.ts';
import { findSameEntries, hasUnread, tickEntries, untickEntries } from './entry.repository.ts';

type RitualDays = typeof ritualDays;

/** Ticks are one however often they come, and from however many readers. With the last one the day is read. */
export function readDay(ctx: Ctx, { params, body }: InputOf<RitualDays['read']>): Promise<RitualDay> {
  return inTransaction(ctx, async (tx) => {
    const day = orNotFound(await lockDay(tx, params.id));
    const state = stateOf(day, ctx.now);
    if (state === 'computed' || state === 'cancelled')
      throw new AppError('wrong_state', { detail: words.notConfirmed });
    if (state === 'confirmed')
      throw new AppError('wrong_state', { detail: words.notYet(englishFormat.day(day.date)) });
    const ids = body.entryIds ? await findSameEntries(tx, day.id, body.entryIds) : null;
    if (ids?.length === 0) throw fieldProblem('entryIds', 'exist', words.noEntries);
    const isAsked = state === 'closed' || ids !== null;
    const by = ctx.actor?.id ?? null;
    const ticked = isAsked ? await tickEntries(tx, day.id, { ids, at: ctx.now, by }) : 0;
    const isRead = state === 'closed' && (ids === null || !(await hasUnread(tx, day.id)));
    if (isRead) {
      await updateDay(tx, day.id, { state: 'read', readAt: ctx.now, readBy: by }, ctx.now);
      await ctx.audit(tx, { action: 'read', ...auditedDay(day), after: { names: ticked } });
    } else if (ticked > 0) {
      await ctx.audit(tx, { action: 'tick', ...auditedDay(day), after: { names: ticked } });
    }
    return presentDay(tx, day.id, ctx.now);
  });
}

/** Within the hour; the families are told only after it. */
export function takeBackReading(
  ctx: Ctx,
  { params, query }: InputOf<RitualDays['takeBack']>,
): Promise<RitualDay> {
  return inTransaction(ctx, async (tx) => {
    const day = orNotFound(await lockDay(tx, params.id));
    if (day.readAt && !mayTakeBack(day.readAt, ctx.now))
      throw new AppError('wrong_state', { detail: words.hourPassed });
    const unticked = await untick(tx, ctx, day, query.entryIds);
    if (unticked === 0 && !day.readAt) throw new AppError('wrong_state', { detail: words.notRead });
    if (day.readAt) await updateDay(tx, day.id, { state: 'confirmed', readAt: null, readBy: null }, ctx.now);
    await ctx.audit(tx, { action: 'take_back', ...auditedDay(day), before: { names: unticked } });
    return presentDay(tx, day.id, ctx.now);
  });
}

/** Of the day: what was ticked with its last press; what was ticked one by one before stays. */
async function untick(
  tx: Tx,
  ctx: Ctx,
  day: LockedDay,
  entryIds: readonly string[] | undefined,
): Promise<number> {
  if (entryIds) {
    const ids = await findSameEntries(tx, day.id, entryIds);
    return untickEntries(tx, day.id, { ids, at: new Date(ctx.now.getTime() - takeBackMinutes * 60_000) });
  }
  return day.readAt ? untickEntries(tx, day.id, { ids: null, at: day.readAt }) : 0;
}
