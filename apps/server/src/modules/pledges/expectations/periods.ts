import { addDays, type Day, type PledgeRhythm } from '@kathok/contract';

/** What is pledged from a day on. */
export interface PledgeVersion {
  from: Day;
  amount: number;
  rhythm: PledgeRhythm;
  dayOfMonth: number;
  isPaused: boolean;
}

/** All that the expectations of a pledge follow from, beside the money. */
export interface PledgeTerms {
  startsOn: Day;
  endsOn: Day | null;
  times: number | null;
  /** From this day on nothing is expected any more. */
  endedOn: Day | null;
  /** At least one, the earliest first. */
  versions: readonly PledgeVersion[];
}

export interface Period {
  from: Day;
  to: Day;
  /** The day on which the money is expected: the first of a period, and the last of a sum in parts. */
  dueOn: Day;
  pledged: number;
  isPaused: boolean;
}

const monthsOf: Record<Exclude<PledgeRhythm, 'total'>, number> = {
  monthly: 1,
  quarterly: 3,
  yearly: 12,
};

const two = Array.from({ length: 32 }, (_, n) => String(n).padStart(2, '0'));
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** A pause without an end is looked at no further. */
const lastDayThereIs = '2199-01-01';

const monthIndex = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The 31st of a month that has none is its last day. */
function dayIn(month: number, dayOfMonth: number): Day {
  const [year, at] = [Math.floor(month / 12), month % 12];
  const last = at === 1 && isLeapYear(year) ? 29 : monthLengths[at]!;
  return `${year}-${two[at + 1]}-${two[Math.min(dayOfMonth, last)]}`;
}

/**
 * The periods of a pledge, one after the other, as long as somebody asks for more. Each has the version that is in force on
 * its day: whatever changes later leaves it as it was. A pause keeps the rhythm, and counts for no time of `times`.
 */
export function* periodsOf(terms: PledgeTerms): Generator<Period, void> {
  if (terms.versions[0]!.rhythm === 'total') yield* wholeSum(terms);
  else yield* regularPeriods(terms);
}

/** So much until a day: one period, of which nothing is behind before its last day is over. */
function* wholeSum({ startsOn, endsOn, endedOn, versions }: PledgeTerms): Generator<Period, void> {
  if (endsOn === null || (endedOn !== null && endedOn <= startsOn)) return;
  const version = versions.at(-1)!;
  // Once somebody has ended it, it is not asked for any more, unless its day was over by then.
  const isPaused = version.isPaused && version.from <= endsOn;
  yield { from: startsOn, to: endsOn, dueOn: endsOn, pledged: isPaused ? 0 : version.amount, isPaused };
}

function* regularPeriods(terms: PledgeTerms): Generator<Period, void> {
  const due = dueDays(terms);
  let left = terms.times ?? Infinity;
  let last = due.next().value;
  while (last && left > 0) {
    const next = due.next().value;
    if (!last.version.isPaused) left -= 1;
    const pledged = last.version.isPaused ? 0 : last.version.amount;
    const to = next && left > 0 ? addDays(next.dueOn, -1) : lastDayOf(last);
    yield { from: last.dueOn, to, dueOn: last.dueOn, pledged, isPaused: last.version.isPaused };
    last = next;
  }
}

interface DueDay {
  dueOn: Day;
  version: PledgeVersion;
}

const stepOf = ({ rhythm }: PledgeVersion) => (rhythm === 'total' ? 1 : monthsOf[rhythm]);

const lastDayOf = ({ dueOn, version }: DueDay): Day =>
  addDays(dayIn(monthIndex(dueOn) + stepOf(version), version.dayOfMonth), -1);

/**
 * The days on which money is expected. A change holds from the first such day on or after its own; another rhythm begins
 * at once, another sum or day of the month goes on with the months as they were.
 */
function* dueDays({ startsOn, endsOn, endedOn, versions }: PledgeTerms): Generator<DueDay, undefined> {
  let [at, version] = [0, versions[0]!];
  let month = monthIndex(startsOn);
  if (dayIn(month, version.dayOfMonth) < startsOn) month += 1;
  for (let lastMonth = -1; ;) {
    let dueOn = dayIn(month, version.dayOfMonth);
    for (let next = versions[at + 1]; next && next.from <= dueOn; next = versions[at + 1]) {
      if (next.rhythm !== version.rhythm) month = Math.max(lastMonth + 1, monthIndex(next.from));
      if (dayIn(month, next.dayOfMonth) < next.from) month += 1;
      [at, version, dueOn] = [at + 1, next, dayIn(month, next.dayOfMonth)];
    }
    if ((endsOn !== null && dueOn > endsOn) || (endedOn !== null && dueOn >= endedOn)) return undefined;
    if (dueOn > lastDayThereIs) return undefined;
    yield { dueOn, version };
    lastMonth = month;
    month += stepOf(version);
  }
}
