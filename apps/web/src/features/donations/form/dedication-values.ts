import {
  type Dedication,
  day,
  type Donation,
  line,
  mostDedicatedNames,
  namesInLines as namesIn,
} from '@kathok/contract';
import { z } from 'zod';
import { words } from '../words.en.ts';

const names = z
  .string()
  .refine((text) => namesIn(text).every((name) => name.length <= 200), words.form.nameTooLong);

/** A dedication as it is typed: the names as lines. Nothing typed means none. */
export const dedicationSchema = z
  .object({
    offering: z.union([z.literal(''), line(120)]),
    living: names,
    deceased: names,
    readOn: z.union([z.literal(''), day]),
  })
  .superRefine(({ offering, living, deceased, readOn }, issues) => {
    const count = namesIn(living).length + namesIn(deceased).length;
    if (offering === '' && (count > 0 || readOn !== ''))
      issues.addIssue({ code: 'custom', path: ['offering'], message: words.form.offeringRule });
    if (count > mostDedicatedNames)
      issues.addIssue({ code: 'custom', path: ['living'], message: words.form.tooManyNames });
  });
export type DedicationValues = z.input<typeof dedicationSchema>;

export const noDedication: DedicationValues = { offering: '', living: '', deceased: '', readOn: '' };

export function dedicationOf({ offering, living, deceased, readOn }: DedicationValues): Dedication | null {
  if (offering.trim() === '') return null;
  return {
    offering: offering.trim(),
    names: [
      ...namesIn(living).map((name) => ({ name, living: true })),
      ...namesIn(deceased).map((name) => ({ name, living: false })),
    ],
    readOn: readOn === '' ? null : readOn,
  };
}

export function dedicationValues(dedication: Dedication | null): DedicationValues {
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
  };
}

/** What was typed, on the ritual and the days that a form which does not show them leaves as they are. */
export function onItsDays<Typed extends Dedication>(typed: Typed, before: Donation['dedication']) {
  if (!before) return typed;
  const { ritualId, series, startsOn, times, notify } = before;
  const ritualDayId = typed.readOn === before.readOn ? before.ritualDayId : null;
  return { ritualId, ritualDayId, series, startsOn, times, notify, ...typed };
}
