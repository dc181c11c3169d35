import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { can, endpoint, ownOr, publicOr } from '../endpoint.ts';
import { id, idParams } from '../values/fields.ts';
import { createMemberBody, member, memberCard, memberRow, updateMemberBody } from './member.schema.ts';
import { memberAccounts } from './access/account.endpoints.ts';
import { messageChoices } from './access/message-choice.endpoints.ts';
import { memberDocuments } from './attachments/document.endpoints.ts';
import { chosenMembers, memberFilters } from './lists/member-filters.ts';
import { memberDuplicates } from './duplicate.endpoints.ts';
import { memberNotes } from './attachments/note.endpoints.ts';
import { memberPhotos } from './attachments/photo.endpoints.ts';
import { memberTotals } from './total.endpoints.ts';
import { amountText } from '../values/money/money.ts';
import { emptyIsAbsent, paged, pageQuery, printQuery } from '../values/page.ts';
import { personClaims } from './claim.endpoints.ts';
import { dzongkhags } from '../values/people/places.ts';
import { registration } from './access/registration.endpoints.ts';
import { kindsAboutPerson, type Records, withRecords } from '../record-kinds.ts';

/** Shows only members who were taken out of the lists, to anyone who may bring them back. */
const listFilters = { ...chosenMembers, ...memberFilters, isRemoved: emptyIsAbsent(z.stringbool()) };
const sortedBy = ['name', 'membershipCode', 'joinedOn', 'paidUntil', 'createdAt'] as const;

/** JSON where nothing is said. */
export const exportFormats = ['json', 'csv', 'xlsx'] as const;

const timelineEntry = z.object({
  /** For `merge`: the id to undo it by, while `status` is `undoable`. */
  id: z.string(),
  kind: z.enum([
    'joined',
    'coverage',
    'fee',
    'renewal',
    'donation',
    'certificate',
    'document',
    'note',
    'message',
    'change',
    'merge',
  ]),
  on: day,
  at: z.iso.datetime().nullable(),
  title: z.string(),
  detail: z.string().nullable(),
  amount: amountText.nullable(),
  currency: z.string().nullable(),
  /** For `coverage`: the last paid day; null for life. */
  until: day.nullable(),
  /** For `fee`: the days it is for; an open end is for life. */
  period: z.object({ from: day, to: day.nullable() }).nullable(),
  /** How it stands; of a `fee` that is owed, how its payment stands. */
  status: z.string().nullable(),
  /** For `coverage` and `renewal`: the fee they belong to, whose line tells of all three. */
  feeId: id.nullable(),
  /** For `fee` and `donation`: the receipt to open, a valid one where there is one. */
  receiptId: id.nullable(),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

const records: Records = {
  reads: ['Member', 'Fee', 'MemberList', 'MembershipType', 'PaymentFrequency', 'Country'],
  touches: ['Member', 'Fee', 'User'],
};

/** Every call about members, by the name the services have. */
export const members = withRecords(records, {
  ...registration,
  ...memberTotals,
  ...memberDuplicates,
  ...memberPhotos,
  ...memberDocuments,
  ...memberNotes,
  ...personClaims,
  ...memberAccounts,
  ...messageChoices,
  list: endpoint({
    method: 'GET',
    path: '/member',
    access: can('read', 'Member'),
    summary: 'The register, paged',
    query: pageQuery(sortedBy, listFilters),
    response: paged(memberRow),
  }),
  print: endpoint({
    method: 'GET',
    path: '/member/print',
    access: can('export', 'Member'),
    summary: 'The register on paper: all rows of a filter in the order of the list; audited',
    query: printQuery(sortedBy, listFilters),
    response: paged(memberRow),
  }),
  all: endpoint({
    method: 'GET',
    path: '/member/all',
    access: can('export', 'Member'),
    summary: 'The whole register as one array or as a sheet, streamed; audited',
    query: z.strictObject({
      format: emptyIsAbsent(z.enum(exportFormats)),
      includeInactive: emptyIsAbsent(z.stringbool()),
      q: emptyIsAbsent(z.string().trim().max(200)),
      ...chosenMembers,
      ...memberFilters,
    }),
    answersFile: true,
  }),
  newCode: endpoint({
    method: 'GET',
    path: '/member/get-new-member-code',
    access: can('create', 'Member'),
    summary: 'A preview of the next membership code; the POST assigns',
    response: z.object({ membershipCode: z.string() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/member',
    access: can('create', 'Member'),
    summary: 'Add a member; pending until the registration fee is paid or waived',
    mayWait: true,
    body: createMemberBody,
    response: member,
    status: 201,
    idempotent: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/member/:id',
    access: publicOr('read', 'Member'),
    summary: 'The whole record for staff and the member; the masked card for everybody else',
    params: idParams,
    response: z.union([member, memberCard]),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/member/:id',
    access: ownOr('update', 'Member'),
    summary: 'Change a member; one’s own contact details without the ability',
    stepUp: { fields: ['email', 'phone'], ofOwn: true },
    params: idParams,
    body: updateMemberBody,
    response: member,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/member/:id',
    access: can('manage', 'Member'),
    touches: kindsAboutPerson,
    summary: 'Take a member out of the lists; refused where money depends on them',
    params: idParams,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/member/:id/restore',
    access: can('manage', 'Member'),
    touches: kindsAboutPerson,
    summary: 'Bring a removed member back',
    params: idParams,
    response: member,
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/member/:id/timeline',
    access: ownOr('read', 'Member'),
    reads: 'any',
    summary: 'Fees, renewals, donations, documents, messages, newest first',
    params: idParams,
    response: z.array(timelineEntry),
  }),
  places: endpoint({
    method: 'GET',
    path: '/places/:dzongkhag',
    access: 'public',
    reads: [],
    summary: 'Gewogs of a dzongkhag, to choose from while typing',
    params: z.strictObject({ dzongkhag: z.enum(dzongkhags) }),
    response: z.array(z.string()),
  }),
});
