import { dayOf, daysOfSeries } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findOpenDays } from '../days/ritual-day.repository.ts';
import { findOpenTurns, moveTurn } from './dedication.repository.ts';

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
    await moveTurn(tx, donationId, turn, day.id);
  }
}
