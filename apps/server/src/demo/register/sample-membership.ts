import { addDays, type Day, type EndReason, periodEnd } from '@kathok/contract';
import type { Chance } from './chance.ts';
import type { NewMember } from '../../modules/members/index.ts';

export interface Terms {
  membershipTypeId: string;
  paymentFrequencyId: string;
  months: number;
}
type Offer = 'general' | 'halfYearly' | 'patron' | 'life' | 'student';
export type Offers = Record<Offer, Terms>;

const usual: Offer[] = ['general', 'general', 'general', 'halfYearly', 'patron', 'life', 'student'];

/** How the last paid day lies to today: current, in grace, lapsed. */
const ends = [
  { share: 62, first: 2, last: 360 },
  { share: 8, first: -24, last: -2 },
  { share: 30, first: -1400, last: -95 },
];

type Days = { from: Day; to: Day | null };
export interface SampleMembership {
  member: Omit<NewMember, 'person'>;
  /** Earlier periods, one after the other. */
  earlier: Days[];
}

/** A membership with a history: years that follow each other, some of which ended. */
export function sampleMembership(chance: Chance, offers: Offers, today: Day): SampleMembership {
  const terms = offers[chance.pick(usual)];
  const { months, ...asked } = terms;
  const days = months === 0 ? [lifetime(chance, today)] : periods(chance, months, today);
  const latest = days.at(-1)!;
  const member = { ...asked, joinedOn: days[0]!.from, coverage: { ...latest, source: 'import' as const } };
  return { member: { ...member, ...ending(chance, latest, today) }, earlier: days.slice(0, -1) };
}

function lifetime(chance: Chance, today: Day): Days {
  return { from: addDays(today, -chance.between(40, 5000)), to: null };
}

function periods(chance: Chance, months: number, today: Day): Days[] {
  const roll = chance.between(1, 100);
  const { first, last } = ends.find(({ share }, place) => roll <= share + sum(place)) ?? ends[0]!;
  const count = chance.between(1, 6);
  // All of it was paid before the register was taken over.
  const until = addDays(today, chance.between(first, Math.min(last, months * 30 - 90)));
  let from = yearsBefore(addDays(until, 1), months, count);
  return Array.from({ length: count }, () => {
    const to = periodEnd(from, months);
    const days = { from, to };
    from = addDays(to, 1);
    return days;
  });
}

const sum = (place: number) => ends.slice(0, place).reduce((total, { share }) => total + share, 0);

function yearsBefore(day: Day, months: number, count: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(Math.min(at.getUTCDate(), 28));
  at.setUTCMonth(at.getUTCMonth() - months * count);
  return at.toISOString().slice(0, 10);
}

const endReasons: EndReason[] = ['resigned', 'deceased', 'deceased', 'suspended'];
const notes: Partial<Record<EndReason, string>> = { resigned: 'Moved away', suspended: 'Asked for a pause' };

/** Some have left, on a day between their joining and today. */
function ending(chance: Chance, { from }: Days, today: Day) {
  if (!chance.isOnceIn(11)) return {};
  const endReason = chance.pick(endReasons);
  const endedOn = from < today ? addDays(today, -chance.between(0, 30)) : today;
  return { endReason, endedOn: endedOn < from ? from : endedOn, endNote: notes[endReason] ?? null };
}
