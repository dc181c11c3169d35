import { z } from 'zod';
import { can, endpoint, ownOr } from './endpoint.ts';
import { day } from './days.ts';
import { id, idParams, record } from './fields.ts';
import { genders, personInput, personOutput } from './people.ts';
import { amountText } from './money.ts';
import { emptyIsAbsent, paged, pageQuery } from './page.ts';
import { endReasons, memberStatuses, standings } from './standing.ts';
import { dzongkhags } from './places.ts';
import { line, paragraph, upload, version } from './fields.ts';

export const member = z.object({
  ...record,
  membershipCode: z.string(),
  ...personOutput,
  membershipTypeId: id,
  membershipType: z.string(),
  paymentFrequencyId: id,
  paymentFrequency: z.string(),
  status: z.enum(memberStatuses),
  standing: z.enum(standings),
  joinedOn: day,
  /** Null = none yet, or lifetime when `isLifetime`. */
  paidUntil: day.nullable(),
  /** The last day of grace; null where there is none to speak of. */
  graceUntil: day.nullable(),
  isLifetime: z.boolean(),
  endedOn: day.nullable(),
  endReason: z.enum(endReasons).nullable(),
  endNote: z.string().nullable(),
  /** Staff only; absent for members. */
  remarks: z.string().nullable().optional(),
  hasLogin: z.boolean(),
});
export type Member = z.output<typeof member>;

/** A row of the register: the identity number is masked, contact and standing are enough to act on. */
export const memberRow = member.pick({
  id: true,
  membershipCode: true,
  name: true,
  nameDzongkha: true,
  gender: true,
  identityNumber: true,
  phone: true,
  email: true,
  country: true,
  dzongkhag: true,
  gewog: true,
  village: true,
  photo: true,
  membershipTypeId: true,
  membershipType: true,
  paymentFrequencyId: true,
  paymentFrequency: true,
  status: true,
  standing: true,
  joinedOn: true,
  paidUntil: true,
  graceUntil: true,
  isLifetime: true,
  endedOn: true,
  version: true,
});
export type MemberRow = z.output<typeof memberRow>;

/** What may be renewed now, from which day, for how much. */
const renewalOffer = z.object({
  from: day,
  options: z.array(
    z.object({
      paymentFrequencyId: id,
      paymentFrequency: z.string(),
      periodTo: day.nullable(),
      amount: amountText,
      currency: z.string(),
    }),
  ),
});

/** All that a stranger with the right fact gets to see: no contact data, no history, no document. */
export const memberCard = z.object({
  id,
  membershipCode: z.string(),
  name: z.string(),
  membershipType: z.string(),
  status: z.enum(memberStatuses),
  paidUntil: day.nullable(),
  isLifetime: z.boolean(),
  renewal: renewalOffer.nullable(),
});
export type MemberCard = z.output<typeof memberCard>;

export const createMemberBody = z.strictObject({
  ...personInput,
  membershipTypeId: id,
  paymentFrequencyId: id,
  joinedOn: day.optional(),
  remarks: paragraph(2000).optional(),
  /** The registration fee is waived, and the membership begins with its first period. */
  waiveFee: z.boolean().optional(),
});
export const registerBody = z.strictObject({
  ...personInput,
  membershipTypeId: id,
  paymentFrequencyId: id,
  consent: z.literal(true, 'must be given'),
});
export const updateMemberBody = z
  .strictObject({
    ...personInput,
    membershipTypeId: id,
    paymentFrequencyId: id,
    joinedOn: day,
    remarks: paragraph(2000).nullable(),
    endReason: z.enum(endReasons),
    endedOn: day,
    endNote: line(300),
    reinstate: z.literal(true),
    reinstateNote: line(300),
    version,
  })
  .partial();

const memberFilters = {
  status: emptyIsAbsent(z.enum(memberStatuses)),
  standing: emptyIsAbsent(z.enum(standings)),
  membershipTypeId: emptyIsAbsent(id),
  paymentFrequencyId: emptyIsAbsent(id),
  countryId: emptyIsAbsent(id),
  dzongkhag: emptyIsAbsent(z.enum(dzongkhags)),
  gender: emptyIsAbsent(z.enum(genders)),
  joinedFrom: emptyIsAbsent(day),
  joinedTo: emptyIsAbsent(day),
  paidUntilFrom: emptyIsAbsent(day),
  paidUntilTo: emptyIsAbsent(day),
  hasPhone: emptyIsAbsent(z.stringbool()),
};

const registered = z.object({
  member: memberCard,
  feeId: id,
  amount: amountText,
  currency: z.string(),
  reference: z.string(),
});
const timelineEntry = z.object({
  id: z.string(),
  kind: z.enum(['joined', 'coverage', 'fee', 'renewal', 'donation', 'document', 'message', 'change']),
  on: day,
  at: z.iso.datetime().nullable(),
  title: z.string(),
  detail: z.string().nullable(),
  amount: amountText.nullable(),
  currency: z.string().nullable(),
  /** For `coverage`: the last paid day; null for life. */
  until: day.nullable(),
  status: z.string().nullable(),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

const total = z.object({ total: z.number().int() });
const totals = z.array(z.object({ id, name: z.string(), total: z.number().int() }));
const sum = z.object({ count: z.number().int(), amount: amountText, currency: z.string() });

const duplicatePair = z.object({
  first: memberRow,
  second: memberRow,
  /** Why they look like one person, in words: "same CID", "same name and birth date". */
  reasons: z.array(z.string()),
  score: z.number(),
});
const merge = z.object({ mergeId: id, member, undoUntil: z.iso.datetime() });

const read = can('read', 'Member');
const dashboard = can('read', 'Dashboard');

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/member',
    access: read,
    summary: 'The register, paged',
    query: pageQuery(['name', 'membershipCode', 'joinedOn', 'paidUntil', 'createdAt'], memberFilters),
    response: paged(memberRow),
  }),
  all: endpoint({
    method: 'GET',
    path: '/member/all',
    access: can('export', 'Member'),
    summary: 'The whole register as one array, streamed; audited',
    query: z.strictObject({ includeInactive: emptyIsAbsent(z.stringbool()), ...memberFilters }),
    answersFile: true,
  }),
  newCode: endpoint({
    method: 'GET',
    path: '/member/get-new-member-code',
    access: can('create', 'Member'),
    summary: 'A preview of the next membership code; the POST assigns',
    response: z.object({ membershipCode: z.string() }),
  }),
  search: endpoint({
    method: 'GET',
    path: '/member/member-individual-search/:text',
    access: 'public',
    summary: 'Quick search for staff; for the public a code and `fact`, answered like the look-up',
    params: z.strictObject({ text: z.string().max(200) }),
    query: z.strictObject({ fact: emptyIsAbsent(z.string().max(40)) }),
    response: z.array(z.union([memberRow, memberCard])),
  }),
  lookup: endpoint({
    method: 'POST',
    path: '/member/lookup',
    access: 'public',
    summary: 'An identifier and one fact → the masked card; nothing and wrong answer the same',
    body: z.strictObject({
      identifier: z.string('must be text').trim().min(1, 'must not be empty').max(60),
      fact: z.string('must be text').trim().min(1, 'must not be empty').max(40),
    }),
    response: z.array(memberCard),
  }),
  totalByType: endpoint({
    method: 'GET',
    path: '/member/get-total-member-by-membershipType',
    access: dashboard,
    summary: 'Members by type',
    response: totals,
  }),
  totalByCountry: endpoint({
    method: 'GET',
    path: '/member/get-total-member-by-country',
    access: dashboard,
    summary: 'Members by country',
    response: totals,
  }),
  activeTotal: endpoint({
    method: 'GET',
    path: '/member/active-list-total',
    access: dashboard,
    summary: 'Active members',
    response: total,
  }),
  inactiveTotal: endpoint({
    method: 'GET',
    path: '/member/inactive-list-total',
    access: dashboard,
    summary: 'Inactive members',
    response: total,
  }),
  pendingTotal: endpoint({
    method: 'GET',
    path: '/member/pending-list-total',
    access: dashboard,
    summary: 'Applications waiting',
    response: total,
  }),
  myTotal: endpoint({
    method: 'GET',
    path: '/member/my-total',
    access: ownOr('manage', 'MemberProfile'),
    summary: 'The signed-in member’s own figures',
    response: z.object({ donations: sum, fees: sum, paidUntil: day.nullable(), standing: z.enum(standings) }),
  }),
  duplicates: endpoint({
    method: 'GET',
    path: '/member/duplicates',
    access: can('manage', 'Member'),
    summary: 'Likely pairs, with why',
    query: pageQuery(['score'], { memberId: emptyIsAbsent(id) }),
    response: paged(duplicatePair),
  }),
  similar: endpoint({
    method: 'POST',
    path: '/member/similar',
    access: can('create', 'Member'),
    summary: 'Who looks like the person being typed in',
    body: z.strictObject({
      name: z.string().max(120).optional(),
      dateOfBirth: day.optional(),
      phone: z.string().max(40).optional(),
      identityNumber: z.string().max(40).optional(),
      exceptId: id.optional(),
    }),
    response: z.array(z.object({ member: memberRow, reasons: z.array(z.string()) })),
  }),
  create: endpoint({
    method: 'POST',
    path: '/member',
    access: can('create', 'Member'),
    summary: 'Add a member; pending until the registration fee is paid or waived',
    body: createMemberBody,
    response: member,
    status: 201,
    idempotent: true,
  }),
  register: endpoint({
    method: 'POST',
    path: '/member/register',
    access: 'public',
    summary: 'Register oneself; answers the card and what to pay',
    body: registerBody,
    response: registered,
    status: 201,
    idempotent: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/member/:id',
    access: 'public',
    summary: 'The whole record for staff and the member; the masked card for everybody else',
    params: idParams,
    response: z.union([member, memberCard]),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/member/:id',
    access: ownOr('update', 'Member'),
    summary: 'Change a member; one’s own contact details without the ability',
    params: idParams,
    body: updateMemberBody,
    response: member,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/member/:id',
    access: can('manage', 'Member'),
    summary: 'Take a member out of the lists; refused where money depends on them',
    params: idParams,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/member/:id/restore',
    access: can('manage', 'Member'),
    summary: 'Bring a removed member back',
    params: idParams,
    response: member,
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/member/:id/timeline',
    access: ownOr('read', 'Member'),
    summary: 'Fees, renewals, donations, documents, messages, newest first',
    params: idParams,
    response: z.array(timelineEntry),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/member/:id/merge',
    access: can('manage', 'Member'),
    summary: 'Merge another member into this one; nothing is lost, and it can be undone for 30 days',
    params: idParams,
    body: z.strictObject({
      otherId: id,
      keep: z.record(z.string().max(40), z.enum(['this', 'other'])).optional(),
    }),
    response: merge,
  }),
  undoMerge: endpoint({
    method: 'POST',
    path: '/member/merges/:id/undo',
    access: can('manage', 'Member'),
    summary: 'Take a merge back',
    params: idParams,
    response: z.object({ members: z.array(member) }),
  }),
  getPhoto: endpoint({
    method: 'GET',
    path: '/member/:id/photo',
    access: ownOr('read', 'Member'),
    summary: 'The picture of a member',
    params: idParams,
    query: z.strictObject({ v: emptyIsAbsent(z.string().max(64)) }),
    answersFile: true,
  }),
  setPhoto: endpoint({
    method: 'PUT',
    path: '/member/:id/photo',
    access: ownOr('update', 'Member'),
    summary: 'Give a member a picture',
    params: idParams,
    encoding: 'multipart',
    body: z.strictObject({ photo: upload }),
    response: member,
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/member/:id/photo',
    access: ownOr('update', 'Member'),
    summary: 'Take the picture of a member away',
    params: idParams,
    response: member,
  }),
  places: endpoint({
    method: 'GET',
    path: '/places/:dzongkhag',
    access: 'public',
    summary: 'Gewogs of a dzongkhag, to choose from while typing',
    params: z.strictObject({ dzongkhag: z.enum(dzongkhags) }),
    response: z.array(z.string()),
  }),
};
