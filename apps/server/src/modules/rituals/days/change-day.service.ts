import { type Day, dayOf, type InputOf, type RitualDay, type ritualDays } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { changes } from '../../../platform/audit/audit.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { lunarLabel } from '../calendar/lunar-label.ts';
import { findDayFor } from '../giving/dedication.repository.ts';
import { tellMoved } from '../words/family-messages.ts';
import { words } from '../words.en.ts';
import { closingInstant, stateOf } from './day-rules.ts';
import { auditedDay, presentDay } from './present-day.ts';
import { findDonationsOn, moveListed } from './moved-names.repository.ts';
import { findOpenDays, insertDay, type LockedDay, lockDay, updateDay } from './ritual-day.repository.ts';

type RitualDays = typeof ritualDays;
type Change = Omit<InputOf<RitualDays['update']>['body'], 'version'>;

/** Moves a day, changes when its list closes, or cancels it. No name is lost by any of it. */
export function updateRitualDay(
  ctx: Ctx,
  { params, body }: InputOf<RitualDays['update']>,
): Promise<RitualDay> {
  const { version, ...change } = body;
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockDay(tx, params.id));
    if (version !== undefined && version !== before.version) throw new AppError('stale_version');
    const isNoteOnly = Object.keys(change).every((field) => field === 'note');
    if (before.state === 'cancelled' && !isNoteOnly)
      throw new AppError('wrong_state', { detail: words.isCancelled });
    if (before.state === 'read' && !isNoteOnly) throw new AppError('wrong_state', { detail: words.wasRead });
    if (change.state === 'cancelled') await cancelDay(tx, ctx, before, change);
    else await moveDay(tx, ctx, before, change);
    const after = orNotFound(await lockDay(tx, before.id));
    const differing = changes(auditable(before), auditable(after));
    const action = change.state === 'cancelled' ? 'cancel' : 'update';
    if (Object.keys(differing.after).length > 0)
      await ctx.audit(tx, { action, ...auditedDay(before), ...differing, reason: change.reason ?? null });
    return presentDay(tx, before.id, ctx.now);
  });
}

const auditable = ({ date, closesAt, note, state, reason, movedTo }: LockedDay) => ({
  date,
  closesAt: closesAt.toISOString(),
  note,
  state,
  reason,
  movedTo,
});

/** Its names go along, and those who asked for word are told. */
async function moveDay(tx: Tx, ctx: Ctx, day: LockedDay, change: Change): Promise<void> {
  const { date = day.date, reason = null, note = day.note } = change;
  const isMoved = date !== day.date;
  if (isMoved && date < dayOf(ctx.now)) throw fieldProblem('date', 'isToCome', words.pastDay);
  const rule = { days: day.closingDays, hour: day.closingHour };
  const closesAt = change.closesAt
    ? new Date(change.closesAt)
    : isMoved
      ? closingInstant(date, rule)
      : day.closesAt;
  const moved = { date, lunarLabel: lunarLabel(date), movedFrom: day.movedFrom ?? day.date, reason };
  const differs = isMoved || closesAt.getTime() !== day.closesAt.getTime() || note !== day.note;
  if (!differs) return;
  await updateDay(tx, day.id, { closesAt, note, ...(isMoved && moved) }, ctx.now);
  if (!isMoved) return;
  const donationIds = await findDonationsOn(tx, day.id);
  await tellMoved(tx, ctx, { ritual: day.ritual, from: day.date, to: date, reason, donationIds });
}

/**
 * Its names go to the day that was named, or to the next one of the ritual. Where a series has that day already it gets the
 * one after it; and where there is none left, staff see the names as open until somebody decides.
 */
async function cancelDay(
  tx: Tx,
  ctx: Ctx,
  day: LockedDay,
  { reason = '', moveTo, note }: Change,
): Promise<void> {
  const target = moveTo === undefined ? null : await targetOf(tx, ctx, day, moveTo);
  const from = target?.date ?? day.date;
  const later = (await findOpenDays(tx, day.ritualId, { now: ctx.now, from })).filter(
    ({ id }) => id !== day.id && id !== target?.id,
  );
  const cancelled = { state: 'cancelled' as const, reason, movedTo: target?.date ?? later[0]?.date ?? null };
  await updateDay(tx, day.id, { ...cancelled, ...(note !== undefined && { note }) }, ctx.now);
  const others = target ? [target, ...later] : later;
  for (const other of others) {
    const isLate = stateOf(other, ctx.now) === 'closed';
    const { donationIds, left } = await moveListed(tx, day.id, { dayId: other.id, isLate });
    await tellMoved(tx, ctx, { ritual: day.ritual, from: day.date, to: other.date, reason, donationIds });
    if (left === 0) return;
  }
  await moveListed(tx, day.id, { dayId: null, isLate: false });
}

/** Another day of the ritual, or a date, which becomes one. */
async function targetOf(tx: Tx, ctx: Ctx, day: LockedDay, moveTo: Day) {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(moveTo);
  if (isDate && moveTo < dayOf(ctx.now)) throw fieldProblem('moveTo', 'isToCome', words.pastDay);
  const known = await lockDay(tx, isDate ? ((await findOnDate(tx, day, moveTo)) ?? day.id) : moveTo);
  if (isDate && known?.id === day.id && moveTo !== day.date)
    return lockDay(tx, await addDay(tx, ctx, day, moveTo));
  const isOther = known && known.id !== day.id && known.ritualId === day.ritualId;
  if (!isOther || (known.state !== 'confirmed' && known.state !== 'computed'))
    throw fieldProblem('moveTo', 'exists', words.moveElsewhere);
  if (known.state === 'computed') await updateDay(tx, known.id, { state: 'confirmed' }, ctx.now);
  return { ...known, state: 'confirmed' as const };
}

async function findOnDate(tx: Tx, { ritualId }: LockedDay, date: Day): Promise<string | undefined> {
  return (await findDayFor(tx, { ritualId, date }))?.id;
}

const addDay = (tx: Tx, ctx: Ctx, day: LockedDay, date: Day): Promise<string> =>
  insertDay(tx, {
    ritualId: day.ritualId,
    date,
    lunarLabel: lunarLabel(date),
    state: 'confirmed',
    closesAt: closingInstant(date, { days: day.closingDays, hour: day.closingHour }),
    movedFrom: day.date,
    choices: '[]',
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
