import {
  type Dedication,
  day,
  type Donation,
  line,
  mostDedicatedNames,
  namesInLines as namesIn,
  type RitualSeries,
  ritualSeries,
  wordWays,
} from '@kathok/contract';
import { z } from 'zod';
import { words } from '../words.en.ts';

const names = z
  .string()
  .refine((text) => namesIn(text).every((name) => name.length <= 200), words.form.nameTooLong);

const dayOrNone = z.union([z.literal(''), day]);
const isRepeated = (series: RitualSeries): boolean => series === 'monthly' || series === 'yearly';

/** A dedication as it is typed: the names as lines. Nothing typed means none. */
export const dedicationSchema = z
  .object({
    offering: z.union([z.literal(''), line(120)]),
    living: names,
    deceased: names,
    readOn: dayOrNone,
    ritualId: z.string(),
    ritualDayId: z.string(),
    series: z.enum(ritualSeries),
    startsOn: dayOrNone,
    times: z.string().regex(/^([1-9]|[1-4]\d)?$/, words.form.timesRule),
    notify: z.union([z.literal(''), z.enum(wordWays)]),
  })
  .superRefine(({ offering, living, deceased, readOn, ritualId, series, startsOn }, issues) => {
    const count = namesIn(living).length + namesIn(deceased).length;
    const wrong = (field: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [field], message });
    const isOnDays = ritualId !== '' || series !== 'once';
    if (offering === '' && (count > 0 || readOn !== '' || isOnDays))
      wrong('offering', words.form.offeringRule);
    if (count > mostDedicatedNames) wrong('living', words.form.tooManyNames);
    if (isOnDays && count === 0) wrong('living', words.form.ritualNamesRule);
    if (isRepeated(series) && ritualId === '') wrong('ritualId', words.form.ritualRule);
    if (series === 'seven_weeks' && startsOn === '') wrong('startsOn', words.form.startsOnRule);
  });
export type DedicationValues = z.input<typeof dedicationSchema>;

export const noDedication: DedicationValues = {
  offering: '',
  living: '',
  deceased: '',
  readOn: '',
  ritualId: '',
  ritualDayId: '',
  series: 'once',
  startsOn: '',
  times: '',
  notify: '',
};

/** The ritual, its day and its series as they are sent: what the chosen series does not ask for is nothing. */
function daysOf({ readOn, ritualId, ritualDayId, series, startsOn, times, notify }: DedicationValues) {
  const isWeeks = series === 'seven_weeks';
  return {
    readOn: readOn === '' || ritualDayId !== '' || isWeeks ? null : readOn,
    ritualId: ritualId || null,
    ritualDayId: (!isWeeks && ritualDayId) || null,
    series,
    startsOn: (isWeeks && startsOn) || null,
    times: isRepeated(series) && times !== '' ? Number(times) : null,
    notify: notify || null,
  };
}

export function dedicationOf({ offering, living, deceased, ...days }: DedicationValues) {
  if (offering.trim() === '') return null;
  return {
    offering: offering.trim(),
    names: [
      ...namesIn(living).map((name) => ({ name, living: true })),
      ...namesIn(deceased).map((name) => ({ name, living: false })),
    ],
    ...daysOf({ offering, living, deceased, ...days }),
  };
}

export function dedicationValues(dedication: Donation['dedication']): DedicationValues {
  if (!dedication) return noDedication;
  const lines = (isLiving: boolean) =>
    dedication.names
      .filter(({ living }) => living === isLiving)
      .map(({ name }) => name)
      .join('\n');
  return {
    offering: dedication.offering,
    living: lines(true),
    deceased: lines(false),
    readOn: dedication.readOn ?? '',
    ritualId: dedication.ritualId ?? '',
    ritualDayId: dedication.ritualDayId ?? '',
    series: dedication.series,
    startsOn: dedication.startsOn ?? '',
    times: dedication.times?.toString() ?? '',
    notify: dedication.notify ?? '',
  };
}

/** What was typed, on the ritual and the days that a place which does not show them leaves as they are. */
export function onItsDays<Typed extends Dedication>(typed: Typed, before: Donation['dedication']) {
  if (!before) return typed;
  const { ritualId, series, startsOn, times, notify } = before;
  const ritualDayId = typed.readOn === before.readOn ? before.ritualDayId : null;
  return { ritualId, ritualDayId, series, startsOn, times, notify, ...typed };
}
