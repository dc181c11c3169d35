import type { Day, PeriodState } from '@kathok/contract';
import { type Period, periodsOf, type PledgeTerms } from './periods.ts';

/** A paid donation of the pledge; whatever is left of it after a reversal. */
export interface Came {
  donationId: string;
  amount: number;
  paidOn: Day;
}

export interface Filled extends Period {
  came: number;
  behind: number;
  state: PeriodState;
  parts: { donationId: string; amount: number }[];
}

export interface Standing {
  pledged: number;
  came: number;
  behind: number;
  ahead: number;
  behindSince: Day | null;
  nextOn: Day | null;
}

/** Periods to come are told as far as money has come for them, and this many more. */
interface Outlook {
  today: Day;
  toCome: number;
}

/**
 * Every period with what came for it: the earliest that is open first, then ahead. What comes beyond the last period stays
 * with that, so that no money is lost.
 */
export function expectationsOf(
  terms: PledgeTerms,
  money: readonly Came[],
  { today, toCome }: Outlook,
): Filled[] {
  const queue = money.map((one) => ({ ...one }));
  const filled: Filled[] = [];
  let later = 0;
  for (const period of periodsOf(terms)) {
    const isLater = period.from > today;
    if (isLater && queue.length === 0 && (later += 1) > toCome) break;
    filled.push(fill(period, queue, today));
  }
  if (queue.length > 0) addRest(filled, terms, queue, today);
  return filled;
}

function fill(period: Period, queue: Came[], today: Day): Filled {
  const parts: Filled['parts'] = [];
  let came = 0;
  for (let next = queue[0]; next && came < period.pledged; next = queue[0]) {
    const amount = Math.min(next.amount, period.pledged - came);
    parts.push({ donationId: next.donationId, amount });
    came += amount;
    next.amount -= amount;
    if (next.amount === 0) queue.shift();
  }
  return withState({ ...period, parts, came }, today);
}

/** More than was ever pledged: it stays with the last period that was not paused. */
function addRest(filled: Filled[], { startsOn }: PledgeTerms, queue: readonly Came[], today: Day): void {
  const open = filled.findLastIndex(({ isPaused }) => !isPaused);
  const at = open === -1 ? filled.length - 1 : open;
  const nothing = { from: startsOn, to: startsOn, dueOn: startsOn, pledged: 0, isPaused: false, parts: [] };
  const last = filled[at] ?? nothing;
  const parts = [...last.parts, ...queue.map(({ donationId, amount }) => ({ donationId, amount }))];
  const came = parts.reduce((sum, { amount }) => sum + amount, 0);
  filled.splice(Math.max(at, 0), at === -1 ? 0 : 1, withState({ ...last, parts, came }, today));
}

function withState(period: Omit<Filled, 'behind' | 'state'>, today: Day): Filled {
  const { pledged, came, dueOn } = period;
  const behind = dueOn < today ? Math.max(0, pledged - came) : 0;
  return { ...period, behind, state: stateOf(period, today) };
}

function stateOf(
  { isPaused, from, dueOn, pledged, came }: Omit<Filled, 'behind' | 'state'>,
  today: Day,
): PeriodState {
  if (isPaused) return 'paused';
  if (came >= pledged) return from > today ? 'ahead' : 'came';
  if (came > 0) return 'part';
  if (from > today) return 'later';
  return dueOn < today ? 'behind' : 'due';
}

/**
 * How a pledge stands, from the sum alone of what came: the same as from its periods, without making them. Money fills the
 * earliest period first, so what is behind is the rest of all whose day is over.
 */
export function standingOf(terms: PledgeTerms, came: number, today: Day): Standing {
  let [pledged, over, all] = [0, 0, 0];
  let [behindSince, nextOn]: [Day | null, Day | null] = [null, null];
  for (const period of periodsOf(terms)) {
    all += period.pledged;
    if (period.from <= today) pledged = all;
    if (period.dueOn < today) over = all;
    const isOpen = !period.isPaused && all > came;
    if (isOpen && period.dueOn < today) behindSince ??= period.dueOn;
    if (isOpen && period.dueOn >= today) nextOn ??= period.dueOn;
    if (period.from > today && (nextOn !== null || isWithoutEnd(terms))) break;
  }
  return {
    pledged,
    came,
    behind: Math.max(0, over - came),
    ahead: Math.max(0, came - pledged),
    behindSince: came < over ? behindSince : null,
    nextOn,
  };
}

/** Paused or ended: no further period asks for money, however long one looks. */
const isWithoutEnd = ({ versions, endedOn }: PledgeTerms) => versions.at(-1)!.isPaused || endedOn !== null;

/** When it ends by itself, and how much it is in all then; null where it goes on, or is paused. */
export function lastOf(terms: PledgeTerms): { lastDueOn: Day; pledgedInAll: number } | null {
  const hasEnd = terms.endsOn !== null || terms.times !== null;
  if (!hasEnd || terms.endedOn !== null || terms.versions.at(-1)!.isPaused) return null;
  let lastDueOn: Day | null = null;
  let pledgedInAll = 0;
  for (const { dueOn, pledged } of periodsOf(terms)) {
    lastDueOn = dueOn;
    pledgedInAll += pledged;
  }
  return lastDueOn === null ? null : { lastDueOn, pledgedInAll };
}
