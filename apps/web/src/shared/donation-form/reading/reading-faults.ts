import { dayOf, isDay, isFuture, mostDedicatedNames, mostTimes } from '@kathok/contract';
import { isDedicated, type Donation } from '../donation-draft.ts';
import { isReadable, ownDay, type ReadingPlan, timesOf } from './plan-reading.ts';
import { namesOf, tooLongName } from './read-names.ts';
import { words } from './words.en.ts';

export interface ReadingFault {
  field: string;
  message: string;
}

const { faults } = words;

/** What cannot be read, said at the field where it stands, before anything is sent. */
export function readingFaults(
  donation: Donation,
  plan: ReadingPlan,
  { now, canBeTold, isMember }: { now: Date; canBeTold: boolean; isMember: boolean },
): ReadingFault[] {
  if (!isDedicated(donation)) return [];
  const wrong: [string, string | undefined][] = [
    ['dedication.names', faultOfNames(donation, plan)],
    faultOfDays(donation, plan, now),
    ['email', canBeTold && !isMember && lacksAddress(donation) ? faults.noEmail : undefined],
  ];
  return wrong.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

const lacksAddress = ({ notify, email }: Donation) => notify === 'email' && email.trim() === '';

function faultOfNames(donation: Donation, { days, unconfirmed }: ReadingPlan): string | undefined {
  const { series, deceased, living } = donation;
  const names = namesOf(series === 'seven_weeks' ? { deceased, living: '' } : { deceased, living });
  if (names.length === 0) return faults.noNames;
  if (names.length > mostDedicatedNames) return faults.tooMany(names.length, mostDedicatedNames);
  const long = tooLongName(names);
  if (long !== undefined) return faults.tooLong(long);
  const count = days.length + unconfirmed;
  return names.length * count > mostDedicatedNames
    ? faults.tooManyLines(names.length, count, mostDedicatedNames)
    : undefined;
}

function faultOfDays(donation: Donation, plan: ReadingPlan, now: Date): [string, string | undefined] {
  const { series, ritualId, startsOn, readOn } = donation;
  if (series === 'seven_weeks') return ['dedication.startsOn', faultOfDeath(startsOn, plan, now)];
  if (ritualId === '') return ['dedication.ritualId', series === 'once' ? undefined : faults.noRitual];
  if (ritualId === ownDay)
    return series === 'once'
      ? ['dedication.readOn', isReadable(readOn, now) ? undefined : faults.readOn]
      : ['dedication.ritualId', faults.noRitual];
  if (plan.days.length === 0) return ['dedication.ritualId', faults.noDays];
  const times = timesOf(donation);
  const isSeries = series !== 'once';
  return [
    'dedication.times',
    isSeries && (times < 2 || times > mostTimes) ? faults.times(mostTimes) : undefined,
  ];
}

function faultOfDeath(startsOn: string, { days }: ReadingPlan, now: Date): string | undefined {
  if (!isDay(startsOn)) return faults.noDeath;
  if (isFuture(startsOn, dayOf(now))) return faults.deathAhead;
  return days.length === 0 ? faults.weeksPassed : undefined;
}
