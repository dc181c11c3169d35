import { type Day, dayOf, type Ritual } from '@kathok/contract';
import { describedHere } from '../../language/second-names.ts';
import { language } from '../../language/language.ts';

export interface ComingRitual {
  id: string;
  name: string;
  /** Its name in Dzongkha, where the page is English. */
  ownName: string | null;
  description: string;
  /** What one may give for it. */
  purposes: string[];
}

export interface ComingDay {
  ritualId: string;
  id: string;
  date: Day;
  lunarLabel: string | null;
  closesAt: string;
  /** As the server said, a moment ago. */
  isClosed: boolean;
}

export interface ComingDays {
  today: Day;
  rituals: ComingRitual[];
  days: ComingDay[];
}

/** So many days still fit into the first answer over a slow line. */
const mostShown = 18;

/**
 * The next days of all rituals, the earliest first. The shipped prayers are left out: their days are those that single
 * families named.
 */
export function comingDays(all: readonly Ritual[], now = new Date()): ComingDays {
  const held = all.filter(({ shipped, days }) => shipped === null && days.length > 0);
  const days = held
    .flatMap((ritual) => ritual.days.map((day) => ({ ...day, ritualId: ritual.id })))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, mostShown)
    .map(({ ritualId, id, date, lunarLabel, closesAt, state }) => ({
      ritualId,
      id,
      date,
      lunarLabel,
      closesAt,
      isClosed: state !== 'confirmed',
    }));
  const shown = new Set(days.map(({ ritualId }) => ritualId));
  return {
    today: dayOf(now),
    rituals: held.filter(({ id }) => shown.has(id)).map(toComing),
    days,
  };
}

function toComing(ritual: Ritual): ComingRitual {
  const { id, name, description } = describedHere(ritual);
  const isEnglish = language === 'en';
  return {
    id,
    name,
    ownName: isEnglish ? ritual.nameDzongkha : null,
    description,
    purposes: ritual.purposes.map((purpose) =>
      isEnglish ? purpose.name : (purpose.nameDzongkha ?? purpose.name),
    ),
  };
}

export interface ComingMonth {
  /** The first of its days that is shown. */
  first: Day;
  days: ComingDay[];
}

/** The same days by month. */
export function byMonth(days: readonly ComingDay[]): ComingMonth[] {
  const months = new Map<string, ComingMonth>();
  for (const day of days) {
    const key = day.date.slice(0, 7);
    const month = months.get(key) ?? { first: day.date, days: [] };
    month.days.push(day);
    months.set(key, month);
  }
  return [...months.values()];
}

/** Whether names are still taken: by the clock, and before the page has started by what the server said. */
export function closingOf(day: ComingDay, today: Day, now: Date | null): 'open' | 'today' | 'closed' {
  const closesAt = new Date(day.closesAt);
  if (now ? closesAt <= now : day.isClosed) return 'closed';
  return dayOf(closesAt) === (now ? dayOf(now) : today) ? 'today' : 'open';
}

/** The next day of the same ritual whose list still takes names. */
export const nextOpenDay = (
  { ritualId, date }: ComingDay,
  { days, today }: Pick<ComingDays, 'days' | 'today'>,
  now: Date | null,
): ComingDay | undefined =>
  days.find((day) => day.ritualId === ritualId && day.date > date && closingOf(day, today, now) !== 'closed');
