import {
  addDays,
  dayOf,
  type InputOf,
  type ResponseOf,
  type RitualDay,
  type ritualDays,
} from '@kathok/contract';
import { fieldProblem, orNotFound } from '../../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { lunarLabel } from '../calendar/lunar-label.ts';
import { labelled, proposedDays } from '../calendar/proposed-days.ts';
import { fillOpenTurns } from '../giving/fill-open-turns.ts';
import { lockRitual } from '../ritual.repository.ts';
import { isReader } from '../ritual.service.ts';
import { words } from '../words.en.ts';
import { closingInstant } from './day-rules.ts';
import { auditedDay, presentDay, presentDays, toRitualDay } from './present-day.ts';
import {
  confirmDays,
  findDays,
  findRhythms,
  findTakenDates,
  insertDay,
  insertDays,
  lockDay,
} from './ritual-day.repository.ts';

type RitualDays = typeof ritualDays;

/** Without a span from today for a year. Everybody sees the confirmed days of public rituals. */
export async function listDays(ctx: Ctx, { query }: InputOf<RitualDays['list']>): Promise<RitualDay[]> {
  const { from = query.to ? undefined : dayOf(ctx.now), ritualId, state } = query;
  const to = query.to ?? (from && addDays(from, 366));
  const rows = await findDays(ctx.db, { from, to, ritualId, isPublic: !isReader(ctx) });
  const days = rows.map((row) => toRitualDay(row, ctx.now));
  return state ? days.filter((day) => day.state === state) : days;
}

export async function getDay(ctx: Ctx, { params }: InputOf<RitualDays['get']>): Promise<RitualDay> {
  const [row] = await findDays(ctx.db, { id: params.id, isPublic: !isReader(ctx) });
  return toRitualDay(orNotFound(row), ctx.now);
}

/** A day typed by somebody who knows is confirmed as soon as it is saved. */
export function createDay(ctx: Ctx, { body }: InputOf<RitualDays['create']>): Promise<RitualDay> {
  const { ritualId, date, closesAt, note = null } = body;
  return inTransaction(ctx, async (tx) => {
    const ritual = await lockRitual(tx, ritualId);
    if (!ritual) throw fieldProblem('ritualId', 'exists', words.noRitual);
    const closing = closingInstant(date, { days: ritual.closingDays, hour: ritual.closingHour });
    const id = await insertDay(tx, {
      ritualId,
      date,
      lunarLabel: lunarLabel(date),
      state: 'confirmed',
      closesAt: closesAt ? new Date(closesAt) : closing,
      note,
      choices: '[]',
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await fillOpenTurns(tx, ctx, ritualId);
    const day = await presentDay(tx, id, ctx.now);
    const after = { date, closesAt: day.closesAt, note };
    await ctx.audit(tx, { action: 'create', ...auditedDay(day), after });
    return day;
  });
}

/** Proposes what is not there: a day that was confirmed, moved or cancelled before is left as somebody wanted it. */
export function computeDays(
  ctx: Ctx,
  { body: { year } }: InputOf<RitualDays['compute']>,
): Promise<ResponseOf<RitualDays['compute']>> {
  return inTransaction(ctx, async (tx) => {
    const rhythms = await findRhythms(tx);
    const [from, to] = [`${year}-01-01`, `${year}-12-31`];
    const taken = new Set(
      (await findTakenDates(tx, from, to)).flatMap(({ ritualId, date, proposedDate, choices }) =>
        [date, proposedDate, ...choices.map((choice) => choice.date)].map((one) => `${ritualId} ${one}`),
      ),
    );
    const added = rhythms.flatMap(({ id: ritualId, rhythm, closingDays: days, closingHour: hour }) =>
      proposedDays(rhythm, year)
        .filter(({ date }) => !taken.has(`${ritualId} ${date}`))
        .map(({ date, mark, choices }) => ({
          ritualId,
          date,
          mark,
          lunarLabel: lunarLabel(date),
          choices: labelled(choices),
          proposedDate: date,
          state: 'computed' as const,
          closesAt: closingInstant(date, { days, hour }),
          createdAt: ctx.now,
          updatedAt: ctx.now,
        })),
    );
    await insertDays(tx, added);
    if (added.length > 0) {
      const computed = { entity: 'RitualDay', entityId: null, label: String(year) };
      await ctx.audit(tx, { action: 'compute', ...computed, after: { days: added.length } });
    }
    const days = (await findDays(tx, { from, to })).map((row) => toRitualDay(row, ctx.now));
    return { added: added.length, days: days.filter(({ state }) => state === 'computed') };
  });
}

/** All of them or none: they are public at once, and never computed again. */
export function confirmProposedDays(
  ctx: Ctx,
  { body }: InputOf<RitualDays['confirm']>,
): Promise<ResponseOf<RitualDays['confirm']>> {
  const ids = [...new Set(body.ids)].toSorted();
  return inTransaction(ctx, async (tx) => {
    const rituals = new Set<string>();
    for (const id of ids) {
      const day = await lockDay(tx, id);
      if (!day || day.state === 'cancelled') throw fieldProblem('ids', 'exist', words.notProposed);
      rituals.add(day.ritualId);
    }
    const confirmed = await confirmDays(tx, ids, ctx.now);
    for (const ritualId of [...rituals].toSorted()) await fillOpenTurns(tx, ctx, ritualId);
    const days = await presentDays(tx, ids, ctx.now);
    for (const day of days)
      if (confirmed.includes(day.id)) await ctx.audit(tx, { action: 'confirm', ...auditedDay(day) });
    return { confirmed: confirmed.length, days };
  });
}
