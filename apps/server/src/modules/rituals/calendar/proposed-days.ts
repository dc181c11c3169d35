import { addDays, type Day, type RitualDayMark, type RitualRhythm } from '@kathok/contract';
import { type BhutaneseDay, bhutaneseDay } from './bhutanese-day.ts';
import { lunarLabel } from './lunar-label.ts';

export interface ProposedDay {
  date: Day;
  mark: RitualDayMark;
  /** The days there are to choose from, where the calendar leaves a choice; the proposed one is among them. */
  choices: Day[];
}

interface LunarDate extends BhutaneseDay {
  date: Day;
}

/** The days of a ritual in a year, by the Bhutanese calendar. Staff who know better move or cancel them. */
export function proposedDays(rhythm: RitualRhythm, year: number): ProposedDay[] {
  if (rhythm === 'none') return [];
  const proposed = 'month' in rhythm ? [dayOfCalendar(rhythm, year)] : lunarDays(rhythm, year);
  const sorted = proposed.filter(({ date }) => date.startsWith(`${year}-`)).toSorted(byDate);
  // Two lunar days may be proposed for one date, where one of them is left out.
  return sorted.filter(({ date }, index) => sorted[index - 1]?.date !== date);
}

const byDate = (one: ProposedDay, other: ProposedDay) => (one.date < other.date ? -1 : 1);

/** The 29th of February is held a day earlier in the years that have none. */
function dayOfCalendar({ day, month }: { day: number; month: number }, year: number): ProposedDay {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCDate() === day) return { date: dateText(at), mark: 'plain', choices: [] };
  const after = dateText(at);
  const before = addDays(after, -1);
  return { date: before, mark: 'no_such_day', choices: [before, after] };
}

const dateText = (at: Date): Day => at.toISOString().slice(0, 10);

type LunarRhythm = Exclude<RitualRhythm, 'none' | { day: number; month: number }>;

function lunarDays(rhythm: LunarRhythm, year: number): ProposedDay[] {
  const months = lunarMonths(`${year - 1}-11-15`, `${year + 1}-02-15`);
  if ('lunarDays' in rhythm)
    return months.flatMap((month) => rhythm.lunarDays.map((lunarDay) => dayInMonth(month, lunarDay)));
  const { lunarMonth, lunarDay, days } = rhythm;
  const held = months.filter(([first]) => first?.month === lunarMonth);
  return held.flatMap((month) => {
    const proposed = dayInMonth(month, lunarDay);
    const first = month[0];
    const twin = held.find((other) => other !== month && other[0]?.year === first?.year);
    // Of a month that comes twice the second one is held: so it was on the published days of 2008.
    if (twin && !first?.isSecondMonth) return [];
    const choices = twin ? [dayInMonth(twin, lunarDay).date, proposed.date] : proposed.choices;
    const start: ProposedDay = { ...proposed, choices, mark: twin ? 'second_month' : proposed.mark };
    const others = Array.from({ length: days - 1 }, (_, index): ProposedDay => {
      return { date: addDays(start.date, index + 1), mark: 'plain', choices: [] };
    });
    return [start, ...others];
  });
}

/** Whole lunar months: the first and the last may have begun earlier, or end later. */
function lunarMonths(from: Day, to: Day): LunarDate[][] {
  const months: LunarDate[][] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const lunar = { ...bhutaneseDay(date), date };
    const current = months.at(-1);
    const [first] = current ?? [];
    if (current && first?.month === lunar.month && first.isSecondMonth === lunar.isSecondMonth)
      current.push(lunar);
    else months.push([lunar]);
  }
  return months.slice(1, -1);
}

function dayInMonth(month: readonly LunarDate[], lunarDay: number): ProposedDay {
  const found = month.filter(({ day }) => day === lunarDay);
  const [first] = found;
  if (first) {
    if (found.length > 1)
      return { date: first.date, mark: 'comes_twice', choices: found.map(({ date }) => date) };
    return { date: first.date, mark: first.isSecondMonth ? 'second_month' : 'plain', choices: [] };
  }
  // The day is left out: it is held on the one before or on the one after.
  const after = month.find(({ day }) => day > lunarDay)?.date ?? addDays(month.at(-1)!.date, 1);
  const before = addDays(after, -1);
  return { date: before, mark: 'left_out', choices: [before, after] };
}

/** The days to choose from, with what they are called. */
export const labelled = (choices: readonly Day[]) =>
  choices.map((date) => ({ date, lunarLabel: lunarLabel(date) }));
