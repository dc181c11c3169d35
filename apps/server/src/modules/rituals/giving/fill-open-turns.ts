import { dayOf } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findOpenDays } from '../days/ritual-day.repository.ts';
import { findEntriesOf, findOpenTurns, moveTurn } from './dedication.repository.ts';
import { daysOfSeries } from './series.ts';

/** Series that reach beyond the confirmed days go on along those that were confirmed just now. */
export async function fillOpenTurns(tx: Tx, ctx: Ctx, ritualId: string): Promise<void> {
  const turns = await findOpenTurns(tx, ritualId);
  if (turns.length === 0) return;
  const open = await findOpenDays(tx, ritualId, { now: ctx.now, from: dayOf(ctx.now) });
  const reached = new Map<string, string>();
  for (const { donationId, turn, series, last } of turns) {
    const after = reached.get(donationId) ?? last;
    const later = open.filter(({ date }) => after === null || date > after);
    const [day] = daysOfSeries(series, 1, later, after);
    if (!day) continue;
    reached.set(donationId, day.date);
    await moveTurn(tx, donationId, turn, { dayId: day.id });
  }
}

/** Paid only once its day has been read: its names are read on the next one. */
export async function placeMissedNames(tx: Tx, ctx: Ctx, donationId: string): Promise<void> {
  const entries = await findEntriesOf(tx, donationId);
  const missed = entries.filter(
    ({ readAt, state }) => readAt === null && (state === 'read' || state === 'cancelled'),
  );
  const [first] = missed;
  if (!first) return;
  const taken = new Set(entries.map(({ ritualDayId }) => ritualDayId));
  const open = await findOpenDays(tx, first.ritualId, { now: ctx.now, from: dayOf(ctx.now) });
  for (const turn of new Set(missed.map((entry) => entry.turn))) {
    const day = open.find(({ id }) => !taken.has(id));
    const cancelledDayId = missed.find((entry) => entry.turn === turn)?.ritualDayId ?? null;
    await moveTurn(tx, donationId, turn, { dayId: day?.id ?? null, cancelledDayId });
    if (day) taken.add(day.id);
  }
}
