import {
  type Day,
  dayOf,
  daysOfSeries,
  englishFormat,
  isFuture,
  mostDedicatedNames,
  type RitualSeries,
  sevenWeeks,
  usualTimes,
} from '@kathok/contract';
import { fieldProblem } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { lunarLabel } from '../calendar/lunar-label.ts';
import { closingInstant, isOpen, stateOf } from '../days/day-rules.ts';
import { ensureDays, findOpenDays } from '../days/ritual-day.repository.ts';
import { words } from '../words.en.ts';
import {
  type DayFor,
  findDayFor,
  findRitualFor,
  type RitualFor,
  shareDays,
} from './dedication.repository.ts';

/** What a dedication says of its days; absent where it names no ritual. */
export interface DedicationDays {
  names: readonly { name: string; living: boolean }[];
  readOn?: Day | null | undefined;
  ritualId?: string | null | undefined;
  ritualDayId?: string | null | undefined;
  series?: RitualSeries | undefined;
  startsOn?: Day | null | undefined;
  times?: number | null | undefined;
}

export interface PlannedTurn {
  turn: number;
  /** Null where no such day is confirmed yet. */
  day: DayFor | null;
  weekDay: number | null;
  isLate: boolean;
}

export interface DedicationPlan {
  ritual: RitualFor;
  turns: PlannedTurn[];
  /** The day that was asked for, where its list has closed. */
  closed: { date: Day; closedAt: Date } | null;
  /** Days of a series that have passed already. */
  past: { date: Day; weekDay: number | null }[];
}

interface Circumstances {
  now: Date;
  /** Staff may add to a list that has closed. */
  isStaff: boolean;
}

/**
 * On which days the names of a dedication are read. Null where it has no names, or no day so far. Nobody closes or reads
 * these lists until the transaction ends, so what is answered holds.
 */
export async function planDedication(
  tx: Tx,
  asked: DedicationDays,
  circumstances: Circumstances,
): Promise<DedicationPlan | null> {
  const { names, ritualId, ritualDayId, series = 'once', readOn } = asked;
  const namesRitual = Boolean(ritualId ?? ritualDayId) || series !== 'once';
  if (!namesRitual && (!readOn || names.length === 0)) return null;
  if (names.length === 0) throw wrong('names', 'isGiven', words.noNames);
  const shipped = series === 'seven_weeks' ? 'deceased' : 'prayers';
  const ritual = await findRitualFor(tx, { ritualId, ritualDayId, shipped });
  if (!ritual || !ritual.isActive || (!ritual.isPublic && !circumstances.isStaff))
    throw wrong(ritualId ? 'ritualId' : 'ritualDayId', 'exists', words.noRitual);
  if (!ritualId && !ritualDayId && (series === 'monthly' || series === 'yearly'))
    throw wrong('ritualId', 'exists', words.noRitual);
  const plan = await daysFor(tx, asked, ritual, circumstances);
  if (plan && names.length * plan.turns.length > mostDedicatedNames)
    throw wrong('names', 'isRoom', words.tooManyEntries(mostDedicatedNames));
  return plan;
}

async function daysFor(tx: Tx, asked: DedicationDays, ritual: RitualFor, at: Circumstances) {
  const { series = 'once', ritualDayId, readOn } = asked;
  if (series === 'seven_weeks') return weeksFor(tx, asked, ritual, at);
  const named = ritualDayId ? await namedDay(tx, ritual, ritualDayId) : null;
  if (named) return fromDay(tx, asked, ritual, at, named);
  if (readOn) return fromDay(tx, asked, ritual, at, await dayOn(tx, ritual, readOn, at));
  // Prayers have no days of their own until somebody says one.
  if (ritual.shipped) return null;
  return fromDay(tx, asked, ritual, at, null);
}

async function namedDay(tx: Tx, ritual: RitualFor, id: string): Promise<DayFor> {
  const day = await findDayFor(tx, { id });
  const isKnown = day && day.ritualId === ritual.id && (day.state === 'confirmed' || day.state === 'read');
  if (!isKnown) throw wrong('ritualDayId', 'exists', words.noDay);
  return day;
}

async function dayOn(tx: Tx, ritual: RitualFor, date: Day, { now }: Circumstances): Promise<DayFor> {
  if (ritual.shipped) return madeDay(tx, ritual, date, now);
  const day = await findDayFor(tx, { ritualId: ritual.id, date });
  if (!day || day.state === 'computed') throw wrong('readOn', 'exists', words.noDay);
  return day;
}

async function madeDay(tx: Tx, ritual: RitualFor, date: Day, now: Date): Promise<DayFor> {
  const [day] = await ensureDays(tx, [newDay(ritual, date, now)]);
  return day!;
}

const newDay = (ritual: RitualFor, date: Day, now: Date) => ({
  ritualId: ritual.id,
  date,
  lunarLabel: lunarLabel(date),
  state: 'confirmed' as const,
  closesAt: closingInstant(date, { days: ritual.closingDays, hour: ritual.closingHour }),
  choices: '[]',
  createdAt: now,
  updatedAt: now,
});

/** From this day on, or, once its list has closed, from the next one; without one from the next day of the ritual. */
async function fromDay(
  tx: Tx,
  { series = 'once', times }: DedicationDays,
  ritual: RitualFor,
  { now, isStaff }: Circumstances,
  named: DayFor | null,
): Promise<DedicationPlan> {
  const [held] = named ? await shareDays(tx, [named.id]) : [];
  const mayStand = held && (isOpen(held, now) || (isStaff && held.state === 'confirmed'));
  const closed = held && !mayStand ? { date: held.date, closedAt: held.closesAt } : null;
  const from = held?.date ?? dayOf(now);
  const wanted = series === 'once' ? 1 : (times ?? usualTimes[series]);
  const isEnough = mayStand && wanted === 1;
  const open = isEnough ? [] : await nextDays(tx, ritual, { now, from });
  const others = open.filter(({ id }) => id !== held?.id);
  const chosen = mayStand
    ? [held, ...daysOfSeries(series, wanted - 1, others, held.date)]
    : daysOfSeries(series, wanted, others);
  const [first] = chosen;
  if (!first)
    throw held
      ? wrong('ritualDayId', 'isOpen', words.listClosed(englishFormat.day(held.date)))
      : wrong('ritualId', 'hasDays', words.noDays);
  const shared = await shareDays(
    tx,
    chosen.map(({ id }) => id),
  );
  const days = chosen.map(({ id }) => shared.find((day) => day.id === id)!);
  const turns = Array.from({ length: wanted }, (_, index): PlannedTurn => {
    const day = days[index] ?? null;
    return { turn: index + 1, day, weekDay: null, isLate: day !== null && stateOf(day, now) === 'closed' };
  });
  return { ritual, turns, closed, past: [] };
}

/** Of prayers the next day there is, made where it is missing: they need nobody to confirm it. */
async function nextDays(
  tx: Tx,
  ritual: RitualFor,
  { now, from }: { now: Date; from: Day },
): Promise<DayFor[]> {
  if (!ritual.shipped) return findOpenDays(tx, ritual.id, { now, from });
  const date = new Date(`${from > dayOf(now) ? from : dayOf(now)}T00:00:00Z`);
  for (;;) {
    const day = date.toISOString().slice(0, 10);
    const made = newDay(ritual, day, now);
    if (made.closesAt > now && day > from) return [await madeDay(tx, ritual, day, now)];
    date.setUTCDate(date.getUTCDate() + 1);
  }
}

/** Every seventh day after a death; those that have passed are left out, and the donor sees which. */
async function weeksFor(
  tx: Tx,
  { startsOn }: DedicationDays,
  ritual: RitualFor,
  { now, isStaff }: Circumstances,
): Promise<DedicationPlan> {
  const today = dayOf(now);
  if (!startsOn) throw wrong('startsOn', 'isGiven', words.noDeath);
  if (isFuture(startsOn, today)) throw wrong('startsOn', 'isPast', words.deathInFuture);
  const all = sevenWeeks(startsOn);
  const toCome = all.filter(({ date }) => date >= today);
  const made = await ensureDays(
    tx,
    toCome.map(({ date }) => newDay(ritual, date, now)),
  );
  const byDate = new Map(made.map((day) => [day.date, day]));
  const takes = (day: DayFor | undefined) =>
    day !== undefined && (isOpen(day, now) || (isStaff && day.state === 'confirmed'));
  const held = toCome.filter(({ date }) => takes(byDate.get(date)));
  if (held.length === 0) throw wrong('startsOn', 'isRecent', words.weeksPassed);
  return {
    ritual,
    closed: null,
    past: all.filter((one) => !held.includes(one)),
    turns: held.map(({ date, weekDay }) => {
      const day = byDate.get(date)!;
      return { turn: weekDay / 7, day, weekDay, isLate: stateOf(day, now) === 'closed' };
    }),
  };
}

const wrong = (field: string, constraint: string, message: string) =>
  fieldProblem(`dedication.${field}`, constraint, message);
