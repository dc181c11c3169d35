import { z } from 'zod';
import { can, endpoint, publicOr } from '../endpoint.ts';
import { day } from '../values/days/days.ts';
import { chosenIds, id, idParams } from '../values/fields.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { type Records, withRecords } from '../record-kinds.ts';
import {
  createRitualBody,
  createRitualDayBody,
  dedicatedNameText,
  ritual,
  ritualDay,
  ritualDayCounts,
  ritualEntry,
  takenOffEntry,
  updateRitualBody,
  updateRitualDayBody,
  updateRitualEntryBody,
} from './ritual.schema.ts';
import { materialBases, mostDedicatedNames, ritualDayStates } from './ritual-values.ts';

const records: Records = {
  reads: ['Ritual', 'Donation', 'DonationPurpose', 'User'],
  touches: ['Ritual', 'Donation'],
};

/** What is held again and again or once, and what one may give for it. */
export const rituals = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/rituals',
    access: publicOr('read', 'Ritual'),
    summary: 'Active public rituals with their next twelve confirmed days; all of them for staff',
    query: z.strictObject({ includeInactive: emptyIsAbsent(z.stringbool()) }),
    response: z.array(ritual),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/rituals/calendar.ics',
    access: 'public',
    summary: 'The confirmed days of public rituals, for a calendar program',
    answersFile: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/rituals/:id',
    access: publicOr('read', 'Ritual'),
    summary: 'A ritual with its next twelve confirmed days',
    params: idParams,
    response: ritual,
  }),
  create: endpoint({
    method: 'POST',
    path: '/rituals',
    access: can('manage', 'Ritual'),
    summary: 'A ritual that is held from now on',
    body: createRitualBody,
    response: ritual,
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/rituals/:id',
    access: can('manage', 'Ritual'),
    summary: 'Change a ritual; days that are confirmed stay as they are',
    params: idParams,
    body: updateRitualBody,
    response: ritual,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/rituals/:id',
    access: can('manage', 'Ritual'),
    summary: 'Take out a ritual that has no days with names; any other is made inactive instead',
    params: idParams,
  }),
});

const chosenEntries = z
  .array(id, 'must be ids')
  .min(1, 'must name at least one')
  .max(2000, 'must be at most 2000');

/** The days a ritual is held on, each with its list. */
export const ritualDays = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/ritual-days',
    access: publicOr('read', 'Ritual'),
    summary:
      'Confirmed days of public rituals; for staff all days, with counts. Without a span, from today for a year',
    query: z.strictObject({
      from: emptyIsAbsent(day),
      to: emptyIsAbsent(day),
      ritualId: emptyIsAbsent(id),
      state: emptyIsAbsent(z.enum(ritualDayStates)),
    }),
    response: z.array(ritualDay),
  }),
  create: endpoint({
    method: 'POST',
    path: '/ritual-days',
    access: can('manage', 'Ritual'),
    summary: 'A day typed by hand; it is confirmed as soon as it is saved',
    body: createRitualDayBody,
    response: ritualDay,
    status: 201,
    idempotent: true,
  }),
  compute: endpoint({
    method: 'POST',
    path: '/ritual-days/compute',
    access: can('manage', 'Ritual'),
    summary: 'Propose the days of a year by the Bhutanese calendar; nothing twice, and nothing public',
    body: z.strictObject({ year: z.number('must be a year').int().min(1900).max(2199) }),
    response: z.object({ added: z.number().int(), days: z.array(ritualDay) }),
    idempotent: true,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/ritual-days/confirm',
    access: can('manage', 'Ritual'),
    summary: 'Confirm proposed days; they are public at once and never recomputed',
    body: z.strictObject({ ids: z.array(id, 'must be ids').min(1, 'must name at least one day').max(500) }),
    response: z.object({ confirmed: z.number().int(), days: z.array(ritualDay) }),
    idempotent: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/ritual-days/:id',
    access: publicOr('read', 'Ritual'),
    summary: 'A day; with counts for staff',
    params: idParams,
    response: ritualDay,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/ritual-days/:id',
    access: can('manage', 'Ritual'),
    touches: ['Ritual', 'Donation', 'Message'],
    summary: 'Move a day, change when its list closes, or cancel it; its names go to another day',
    params: idParams,
    body: updateRitualDayBody,
    response: ritualDay,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/ritual-days/:id/entries',
    access: can('read', 'Ritual'),
    summary:
      'The list of a day, in the order in which the names came; a name that was given twice stands once',
    params: idParams,
    query: pageQuery(['order', 'name'], {
      living: emptyIsAbsent(z.stringbool()),
      deceased: emptyIsAbsent(z.stringbool()),
      unverified: emptyIsAbsent(z.stringbool()),
      read: emptyIsAbsent(z.stringbool()),
    }),
    response: paged(ritualEntry).extend({ ...ritualDayCounts.shape }),
  }),
  takenOff: endpoint({
    method: 'GET',
    path: '/ritual-days/:id/taken-off',
    access: can('read', 'Ritual'),
    summary: 'Names that are not on the list any more, or not yet, and why',
    params: idParams,
    response: z.array(takenOffEntry),
  }),
  write: endpoint({
    method: 'POST',
    path: '/ritual-days/:id/entries',
    access: can('update', 'Ritual'),
    summary: 'Write names in; on a list that has closed they are marked as late',
    params: idParams,
    body: z.strictObject({
      names: z
        .array(dedicatedNameText, 'must be names')
        .min(1, 'must name at least one')
        .max(mostDedicatedNames, `must have at most ${mostDedicatedNames} names`),
      living: z.boolean().default(true),
      /** A line that was read, and is read again as it should have been. */
      corrects: id.optional(),
    }),
    response: z.array(ritualEntry),
    status: 201,
    idempotent: true,
  }),
  read: endpoint({
    method: 'POST',
    path: '/ritual-days/:id/read',
    access: can('update', 'Ritual'),
    summary:
      'Tick names that were read, or without ids all of them: then the day is read. Asked twice, it is done once',
    params: idParams,
    body: z.strictObject({ entryIds: chosenEntries.optional() }),
    response: ritualDay,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/ritual-days/:id/read',
    access: can('update', 'Ritual'),
    summary: 'Take "read" back within the hour, of the day or of single names',
    params: idParams,
    query: z.strictObject({ entryIds: emptyIsAbsent(chosenIds(200)) }),
    response: ritualDay,
  }),
  materials: endpoint({
    method: 'GET',
    path: '/ritual-days/:id/materials',
    access: can('read', 'Ritual'),
    summary: 'What has to be prepared for the day, by what was given for it',
    params: idParams,
    response: z.object({
      date: day,
      names: z.number().int(),
      donations: z.number().int(),
      lamps: z.number().int(),
      materials: z.array(
        z.object({
          what: z.string(),
          unit: z.string(),
          amount: z.number(),
          per: z.enum(materialBases),
          count: z.number().int(),
          total: z.number(),
        }),
      ),
    }),
  }),
});

/** Lists and posters on paper. Names of the dead are personal data of the living: nothing of a list is kept or cached. */
export const ritualPapers = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/ritual-days/:id/list.pdf',
    access: can('read', 'Ritual'),
    summary: 'The list in large type, the living and the deceased in columns of their own',
    params: idParams,
    query: z.strictObject({ paper: emptyIsAbsent(z.enum(['pecha', 'large'])) }),
    answersFile: true,
  }),
  poster: endpoint({
    method: 'GET',
    path: '/ritual-days/poster/:year.pdf',
    access: can('read', 'Ritual'),
    summary: 'All confirmed days of a year on one sheet, A3',
    params: z.strictObject({ year: z.coerce.number().int().min(1900).max(2199) }),
    answersFile: true,
  }),
});

/** The names on the lists. */
export const ritualEntries = withRecords(records, {
  open: endpoint({
    method: 'GET',
    path: '/ritual-entries/open',
    access: can('read', 'Ritual'),
    summary: 'Names whose day was cancelled and that have no other day yet',
    response: z.array(
      ritualEntry.extend({ ritualId: id, ritual: z.string(), cancelledDate: day.nullable() }),
    ),
  }),
  place: endpoint({
    method: 'POST',
    path: '/ritual-entries/place',
    access: can('update', 'Ritual'),
    summary: 'Decide on which day names without one are read',
    body: z.strictObject({ entryIds: chosenEntries, ritualDayId: id }),
    response: z.object({ placed: z.number().int() }),
    idempotent: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/ritual-entries/:id',
    access: can('update', 'Ritual'),
    summary: 'Correct the spelling, living or deceased, or the order; what the donor wrote is kept beside it',
    params: idParams,
    body: updateRitualEntryBody,
    response: ritualEntry,
  }),
});
