import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { can, endpoint } from '../endpoint.ts';
import { id, idParams } from '../values/fields.ts';
import { member, memberRow } from './member.schema.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { personFields } from './person.schema.ts';
import { kindsAboutPerson, type Records, withRecords } from '../record-kinds.ts';

const manage = can('manage', 'Member');

const duplicatePair = z.object({
  first: memberRow,
  second: memberRow,
  /** Why they look like one person, in words: "same CID", "same name and birth date". */
  reasons: z.array(z.string()),
  score: z.number(),
});
export type DuplicatePair = z.output<typeof duplicatePair>;

/** What may be taken from either of two records that are merged; what only one of them has is kept anyway. */
export const mergeFields = [
  ...personFields,
  'photo',
  'membershipTypeId',
  'paymentFrequencyId',
  'joinedOn',
  'remarks',
  'endReason',
] as const;
export type MergeField = (typeof mergeFields)[number];

const records: Records = { reads: ['Member', 'Fee', 'MembershipType'], touches: kindsAboutPerson };

/** One human being, entered twice. */
export const memberDuplicates = withRecords(records, {
  duplicates: endpoint({
    method: 'GET',
    path: '/member/duplicates',
    access: manage,
    summary: 'Likely pairs, with why',
    query: pageQuery(['score'], { memberId: emptyIsAbsent(id) }),
    response: paged(duplicatePair),
  }),
  similar: endpoint({
    method: 'POST',
    path: '/member/similar',
    access: can('create', 'Member'),
    touches: [],
    summary: 'Who looks like the person being typed in',
    worksWhenFull: true,
    body: z.strictObject({
      name: z.string().max(120).optional(),
      dateOfBirth: day.optional(),
      phone: z.string().max(40).optional(),
      identityNumber: z.string().max(40).optional(),
      exceptId: id.optional(),
    }),
    response: z.array(z.object({ member: memberRow, reasons: z.array(z.string()) })),
  }),
  tellApart: endpoint({
    method: 'POST',
    path: '/member/:id/tell-apart',
    access: manage,
    touches: ['Member'],
    summary: 'Say that two members who look alike are two people; they are no longer listed as a likely pair',
    params: idParams,
    body: z.strictObject({ otherId: id }),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/member/:id/merge',
    access: manage,
    summary: 'Merge another member into this one; nothing is lost, and it can be undone for 30 days',
    params: idParams,
    body: z.strictObject({
      otherId: id,
      keep: z.partialRecord(z.enum(mergeFields), z.enum(['this', 'other'])).optional(),
    }),
    response: z.object({ mergeId: id, member, undoUntil: z.iso.datetime(), daysPaidTwice: z.number().int() }),
  }),
  undoMerge: endpoint({
    method: 'POST',
    path: '/member/merges/:id/undo',
    access: manage,
    summary: 'Undo a merge',
    params: idParams,
    response: z.object({ members: z.array(member) }),
  }),
});
