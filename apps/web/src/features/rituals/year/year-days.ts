import type { Day, RitualDay } from '@kathok/contract';
import { groupBy } from '../group-by.ts';

export const yearViews = ['all', 'computed', 'look', 'confirmed', 'cancelled'] as const;
export type YearView = (typeof yearViews)[number];

/** A proposal that the calendar itself is unsure of. */
export const wantsLook = ({ state, mark }: RitualDay): boolean => state === 'computed' && mark !== 'plain';
export const isPlain = ({ state, mark }: RitualDay): boolean => state === 'computed' && mark === 'plain';
export const isMoved = ({ movedFrom, date, state }: RitualDay): boolean =>
  state !== 'cancelled' && movedFrom !== null && movedFrom !== date;

const isConfirmed = ({ state }: RitualDay): boolean => state !== 'computed' && state !== 'cancelled';

export const isInView: Record<YearView, (day: RitualDay) => boolean> = {
  all: () => true,
  computed: ({ state }) => state === 'computed',
  look: wantsLook,
  confirmed: isConfirmed,
  cancelled: ({ state }) => state === 'cancelled',
};

/** What a dot of the year stands for. */
export function dotOf(day: RitualDay): 'ok' | 'new' | 'ask' | 'off' {
  if (day.state === 'cancelled') return 'off';
  if (day.state !== 'computed') return 'ok';
  return wantsLook(day) ? 'ask' : 'new';
}

/** The days of a year by month, `01` to `12`; a month without any is not there. */
export const byMonth = (days: readonly RitualDay[]): Map<string, RitualDay[]> =>
  groupBy(days, ({ date }) => date.slice(5, 7));

/** On which date the same lunar day of the ritual was held in the year before. */
export function dateBefore(day: RitualDay, before: readonly RitualDay[]): Day | null {
  const same = before.find(
    (other) =>
      other.ritualId === day.ritualId &&
      other.state !== 'cancelled' &&
      other.lunarLabel !== null &&
      other.lunarLabel === day.lunarLabel,
  );
  return same?.date ?? null;
}
