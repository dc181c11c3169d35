import {
  addDays,
  closingInstant,
  type Day,
  dayOf,
  daysOfSeries,
  isDay,
  isFuture,
  type RitualSeries,
  sevenWeeks,
  usualTimes,
} from '@kathok/contract';
import type { GivenRitual, RitualDate } from './use-rituals.ts';

/** Prayers on a day that the donor names, in place of a ritual with days of its own. */
export const ownDay = 'own-day';

/** What somebody has chosen so far. */
export interface ReadingChoice {
  series: RitualSeries;
  /** A ritual's id, `ownDay`, or empty: the centre finds a day. */
  ritualId: string;
  ritualDayId: string;
  readOn: string;
  /** The day of death. */
  startsOn: string;
  times: string;
}

export interface PlannedDay {
  date: Day;
  lunarLabel: string | null;
  /** Of the seven weeks, which day. */
  weekDay: number | null;
  /** What else is held on that day. */
  also: string | null;
}

export interface ReadingPlan {
  /** What the names are read at; empty where nobody has said. */
  ritual: string;
  days: PlannedDay[];
  /** Days of the series that nobody has confirmed yet; the names are read on them as soon as there are any. */
  unconfirmed: number;
  /** Days of the seven weeks that have passed. */
  past: PlannedDay[];
  /** The day that was asked for, where its list has closed meanwhile. */
  closed: RitualDate | null;
}

const none: ReadingPlan = { ritual: '', days: [], unconfirmed: 0, past: [], closed: null };

/** How many times a series is read. What is no number of times is the usual one. */
export function timesOf({ series, times }: Pick<ReadingChoice, 'series' | 'times'>): number {
  const typed = Number(times);
  return times !== '' && Number.isInteger(typed) && typed > 0 ? typed : usualTimes[series];
}

/** How often the sum is given: once for each day. */
export const timesPaid = ({ days, unconfirmed }: ReadingPlan): number =>
  Math.max(1, days.length + unconfirmed);

export const isOpenAt = ({ closesAt }: { closesAt: string }, now: Date): boolean => new Date(closesAt) > now;

/** On which days names are read that are given now: the same rule by which the server puts them on lists. */
export function planReading(choice: ReadingChoice, rituals: readonly GivenRitual[], now: Date): ReadingPlan {
  if (choice.series === 'seven_weeks') return planWeeks(choice.startsOn, rituals, now);
  if (choice.ritualId === ownDay) return planOwnDay(choice.readOn, rituals);
  const ritual = rituals.find(({ id }) => id === choice.ritualId);
  return ritual ? planRitual(choice, ritual, now) : none;
}

const planned = ({ date, lunarLabel }: Pick<RitualDate, 'date' | 'lunarLabel'>): PlannedDay => ({
  date,
  lunarLabel,
  weekDay: null,
  also: null,
});

function planOwnDay(readOn: string, rituals: readonly GivenRitual[]): ReadingPlan {
  const ritual = rituals.find(({ shipped }) => shipped === 'prayers')?.name ?? '';
  return { ...none, ritual, days: isDay(readOn) ? [planned({ date: readOn, lunarLabel: null })] : [] };
}

function planRitual(
  { series, ritualDayId, times }: ReadingChoice,
  ritual: GivenRitual,
  now: Date,
): ReadingPlan {
  const asked = ritual.days.find(({ id }) => id === ritualDayId);
  const held = asked && isOpenAt(asked, now) ? asked : null;
  const from = asked?.date ?? dayOf(now);
  const others = ritual.days.filter((day) => day !== asked && day.date >= from && isOpenAt(day, now));
  const wanted = series === 'once' ? 1 : timesOf({ series, times });
  const days = held
    ? [held, ...daysOfSeries(series, wanted - 1, others, held.date)]
    : daysOfSeries(series, wanted, others);
  return {
    ...none,
    ritual: ritual.name,
    days: days.map(planned),
    unconfirmed: days.length > 0 ? wanted - days.length : 0,
    closed: asked && !held ? asked : null,
  };
}

/** Every seventh day after a death; those whose list has closed are left out, here and in the sum. */
function planWeeks(startsOn: string, rituals: readonly GivenRitual[], now: Date): ReadingPlan {
  const prayers = rituals.find(({ shipped }) => shipped === 'deceased');
  const name = prayers?.name ?? '';
  if (!isDay(startsOn) || isFuture(startsOn, dayOf(now))) return { ...none, ritual: name };
  const closing = prayers?.closesAt ?? { days: 0, hour: 18 };
  const all = sevenWeeks(startsOn).map(({ date, weekDay }): PlannedDay => {
    const other = rituals.find(({ shipped, days }) => !shipped && days.some((day) => day.date === date));
    return { date, lunarLabel: null, weekDay, also: other?.name ?? null };
  });
  const isToCome = ({ date }: PlannedDay) => closingInstant(date, closing) > now;
  return {
    ...none,
    ritual: name,
    days: all.filter(isToCome),
    past: all.filter((day) => !isToCome(day)),
  };
}

/** Whether a day lies in the past, or so far ahead that it is a slip of the pen. */
export const isReadable = (day: Day, now: Date): boolean =>
  isDay(day) && day >= dayOf(now) && day <= addDays(dayOf(now), 3 * 366);
