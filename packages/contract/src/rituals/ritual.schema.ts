import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { id, instant, line, paragraph, record, version } from '../values/fields.ts';
import {
  longestDedicatedName,
  materialBases,
  ritualDayMarks,
  ritualDayStates,
  ritualSeries,
  wordWays,
} from './ritual-values.ts';

const whole = (min: number, max: number) =>
  z
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** When it is held: typed by hand, each lunar month, each lunar year, or each year of the calendar. */
export const ritualRhythm = z.union(
  [
    z.literal('none'),
    z.strictObject({
      lunarDays: z
        .array(whole(1, 30))
        .min(1, 'must name at least one day')
        .max(30, 'must be at most 30 days')
        .refine((days) => new Set(days).size === days.length, 'must differ from each other'),
    }),
    z.strictObject({ lunarMonth: whole(1, 12), lunarDay: whole(1, 30), days: whole(1, 30).default(1) }),
    z
      .strictObject({ day: whole(1, 31), month: whole(1, 12) })
      // A leap year: the 29th of February is held in the years that have one.
      .refine(({ day: date, month }) => date <= new Date(Date.UTC(2024, month, 0)).getUTCDate(), {
        path: ['day'],
        error: 'must be a day of that month',
      }),
  ],
  'must be none, lunar days, a lunar month and day, or a day and month',
);
export type RitualRhythm = z.output<typeof ritualRhythm>;

/** How long before the day its list closes: at this hour in Bhutan, so many days before. */
export const closingTime = z.strictObject({ days: whole(0, 60), hour: whole(0, 23) });
export type ClosingTime = z.output<typeof closingTime>;

export const ritualMaterial = z.strictObject({
  what: line(80),
  unit: line(40),
  amount: z.number('must be a number').positive('must be more than 0').max(1_000_000, 'must be less'),
  per: z.enum(materialBases),
});
export type RitualMaterial = z.output<typeof ritualMaterial>;

/** One of the dates a name is read on, as the person who gave it sees it. */
export const dedicatedDay = z.object({
  /** Null where the day was cancelled and nobody has decided yet which other one it becomes. */
  date: day.nullable(),
  state: z.enum([...ritualDayStates, 'open']),
  readAt: instant.nullable(),
  /** Where it was moved, or the day before was cancelled: from when, and why. */
  movedFrom: day.nullable(),
  reason: z.string().nullable(),
  ritualDayId: id.nullable(),
  ritual: z.string(),
  ritualDzongkha: z.string().nullable(),
  lunarLabel: z.string().nullable(),
});
export type DedicatedDay = z.output<typeof dedicatedDay>;

/** A list that closed before the donation came, so that the names go to the next day. */
export const closedList = z.object({ date: day, closedAt: instant, nextDate: day });

const purposes = z.array(z.object({ id, name: z.string(), nameDzongkha: z.string().nullable() }));

const dayFields = {
  id,
  ritualId: id,
  date: day,
  /** "10th of the 9th month"; null where the day has no lunar day of its own. */
  lunarLabel: z.string().nullable(),
  state: z.enum(ritualDayStates),
  closesAt: instant,
};
/** What everybody may see of a day. */
export const announcedDay = z.object(dayFields);
export type AnnouncedDay = z.output<typeof announcedDay>;

export const ritual = z.object({
  ...record,
  name: z.string(),
  nameDzongkha: z.string().nullable(),
  description: z.string(),
  descriptionDzongkha: z.string().nullable(),
  rhythm: ritualRhythm,
  purposeIds: z.array(id),
  /** The same purposes with what they are called. */
  purposes,
  closesAt: closingTime,
  isPublic: z.boolean(),
  includeUnverified: z.boolean(),
  materials: z.array(ritualMaterial),
  isActive: z.boolean(),
  /** It comes with the product and cannot be removed: `prayers`, or `deceased` for the seven weeks. */
  shipped: z.enum(['prayers', 'deceased']).nullable(),
  /** Its next twelve confirmed days. */
  days: z.array(announcedDay),
});
export type Ritual = z.output<typeof ritual>;

const ritualFields = {
  name: line(80),
  nameDzongkha: line(80).nullable(),
  description: paragraph(1000),
  descriptionDzongkha: line(1000).nullable(),
  rhythm: ritualRhythm,
  purposeIds: z.array(id).max(50, 'must be at most 50'),
  closesAt: closingTime,
  isPublic: z.boolean(),
  includeUnverified: z.boolean(),
  materials: z.array(ritualMaterial).max(30, 'must be at most 30'),
  isActive: z.boolean(),
};
export const createRitualBody = z.strictObject({
  ...ritualFields,
  nameDzongkha: ritualFields.nameDzongkha.default(null),
  description: ritualFields.description.default(''),
  descriptionDzongkha: ritualFields.descriptionDzongkha.default(null),
  rhythm: ritualFields.rhythm.default('none'),
  purposeIds: ritualFields.purposeIds.default([]),
  closesAt: ritualFields.closesAt.default({ days: 1, hour: 18 }),
  isPublic: ritualFields.isPublic.default(true),
  includeUnverified: ritualFields.includeUnverified.default(true),
  materials: ritualFields.materials.default([]),
  isActive: ritualFields.isActive.default(true),
});
export const updateRitualBody = z.strictObject({ ...ritualFields, version }).partial();

const count = z.number().int();
/** How many names stand on the list of a day, twice where a name stands twice. */
export const ritualDayCounts = z.object({
  names: count,
  living: count,
  deceased: count,
  /** The payment is still being checked. */
  unverified: count,
  read: count,
  late: count,
  /** Not on the list: the money was taken back, or has not come yet. */
  takenOff: count,
});
export type RitualDayCounts = z.output<typeof ritualDayCounts>;

export const ritualDay = z.object({
  ...record,
  ...dayFields,
  ritual: z.string(),
  ritualDzongkha: z.string().nullable(),
  description: z.string(),
  descriptionDzongkha: z.string().nullable(),
  purposes,
  /** Where the calendar leaves a choice, which, and the days there are to choose from. */
  mark: z.enum(ritualDayMarks),
  choices: z.array(z.object({ date: day, lunarLabel: z.string() })),
  /** Why it was cancelled or moved, and from where to where. */
  reason: z.string().nullable(),
  movedFrom: day.nullable(),
  movedTo: day.nullable(),
  readBy: z.string().nullable(),
  readAt: instant.nullable(),
  /** Until when "read" can be taken back; the families are told from then on. */
  readUntil: instant.nullable(),
  note: z.string().nullable(),
  /** How many families will be told, or were; for staff. */
  words: z.object({ email: count, sms: count }).nullable(),
  /** For staff alone. */
  counts: ritualDayCounts.nullable(),
});
export type RitualDay = z.output<typeof ritualDay>;

export const createRitualDayBody = z.strictObject({
  ritualId: id,
  date: day,
  closesAt: instant.optional(),
  note: paragraph(1000).nullable().optional(),
});
export const updateRitualDayBody = z
  .strictObject({
    date: day,
    closesAt: instant,
    note: paragraph(1000).nullable(),
    state: z.literal('cancelled', 'can only be cancelled here'),
    /** Told to the families, with the new day. */
    reason: line(300),
    /** Where its names go: a date, or another day of the ritual; without it, to the next one. */
    moveTo: z.union([day, id]),
    version,
  })
  .partial()
  .refine(({ state, reason }) => state === undefined || reason !== undefined, {
    path: ['reason'],
    error: 'must be given for a day that is cancelled',
  })
  .refine(({ state, moveTo }) => moveTo === undefined || state !== undefined, {
    path: ['moveTo'],
    error: 'goes with a day that is cancelled',
  });

/** One line of the list. Nothing about who gave is on it. */
export const ritualEntry = z.object({
  id,
  ritualDayId: id.nullable(),
  name: z.string(),
  living: z.boolean(),
  /** Where it stands among the others. */
  order: z.number(),
  /** How often the name was given for this day; the reader sees it once. */
  times: count,
  isUnverified: z.boolean(),
  isLate: z.boolean(),
  /** Of the seven weeks, which day: 7, 14, … 49. */
  weekDay: count.nullable(),
  offering: z.string().nullable(),
  readAt: instant.nullable(),
  /** Who wrote it in, where staff did. */
  writtenBy: z.string().nullable(),
  /** As the donor wrote it, where it is spelt otherwise now. */
  givenName: z.string().nullable(),
  /** It corrects what was read before; that line stays. */
  corrects: id.nullable(),
  version: z.number().int(),
});
export type RitualEntry = z.output<typeof ritualEntry>;

/** A name that is not on the list any more, or not yet, and why. */
export const takenOffEntry = z.object({
  id,
  name: z.string(),
  living: z.boolean(),
  because: z.enum(['unpaid', 'waiting', 'rejected', 'reversed', 'removed', 'cancelled']),
  reason: z.string().nullable(),
});

export const dedicatedNameText = line(longestDedicatedName);
export const updateRitualEntryBody = z
  .strictObject({ name: dedicatedNameText, living: z.boolean(), order: z.number(), version })
  .partial();

/** What a dedication says of its days. */
export const dedicationDays = {
  ritualId: id.nullable().optional(),
  ritualDayId: id.nullable().optional(),
  series: z.enum(ritualSeries).optional(),
  /** The day of death, which counts as the first of the seven weeks. */
  startsOn: day.nullable().optional(),
  times: whole(1, 49).nullable().optional(),
  /** Whether the donor is told when the names have been read, and by which way; `true` is by whichever there is. */
  notify: z
    .union([z.enum(wordWays), z.boolean()])
    .transform((way) => (way === true ? 'any' : way === false ? null : way))
    .nullable()
    .optional(),
};
export const dedicationDaysOutput = {
  ritualId: id.nullable(),
  ritualDayId: id.nullable(),
  series: z.enum(ritualSeries),
  startsOn: day.nullable(),
  times: z.number().int().nullable(),
  notify: z.enum(wordWays).nullable(),
  days: z.array(dedicatedDay),
};
