import { addDays, type Day, daysBetween, englishFormat, type PaperContent } from '@kathok/contract';
import type { CoveredDays } from '../../certificates/index.ts';
import type { PaperWords } from './paper-templates.ts';

/** Which days of a year were paid for, as a strip; nothing where none was. */
export function coverageStrip(
  year: number,
  coverage: readonly CoveredDays[],
  { strip }: PaperWords,
): PaperContent['strip'] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const days = daysBetween(first, last) + 1;
  const parts = coverage.map(({ from, to }) => ({
    from: from < first ? first : from,
    to: to === null || to > last ? last : to,
    isStart: from > first,
  }));
  const covered = new Set(parts.flatMap(({ from, to }) => daysFrom(from, to))).size;
  if (covered === 0) return null;
  return {
    title: covered === days ? strip.all(year) : strip.some(covered, days, year),
    months: Array.from({ length: 12 }, (_, month) =>
      monthName(`${year}-${String(month + 1).padStart(2, '0')}-01`),
    ),
    parts: parts.map(({ from, to, isStart }) => ({
      from: daysBetween(first, from) / days,
      to: (daysBetween(first, to) + 1) / days,
      isStart,
    })),
  };
}

const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => addDays(from, place));

/** `1 Jan 2026` → `Jan` */
const monthName = (day: Day) => (englishFormat.day(day).split(' ')[1] ?? '').slice(0, 3);
