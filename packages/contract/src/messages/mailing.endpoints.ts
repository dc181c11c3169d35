import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { chosenMembers, memberFilters } from '../members/lists/member-filters.ts';
import { id, idParams, instant } from '../values/fields.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { messageWays } from './message-ways.ts';
import { memberMessage } from './template.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const count = z.number().int();

const filters = {
  q: emptyIsAbsent(z.string().trim().max(200)),
  ...chosenMembers,
  ...memberFilters,
  /** Leaves out members to whom a message or a letter went in so many days. */
  quietDays: emptyIsAbsent(z.coerce.number().int().min(1).max(366)),
  /** Keeps only members whom it reaches by this way. */
  way: emptyIsAbsent(z.enum(messageWays)),
};

const counts = z.object({
  email: count,
  sms: count,
  /** No message can reach them, and there is an address. */
  letter: count,
  /** No message can reach them, and no letter either. */
  unreachable: count,
  optedOut: count,
});

const memberMailing = z.object({
  id,
  subject: z.string(),
  body: z.string(),
  sms: z.string().nullable(),
  letter: z.string().nullable(),
  state: z.enum(['running', 'stopped', 'done']),
  /** How many were to get it when it was started, and how many were not. */
  total: count,
  unreachable: count,
  optedOut: count,
  letters: count,
  /** Whose turn is still to come. */
  left: count,
  waiting: count,
  sent: count,
  failed: count,
  createdAt: instant,
  createdBy: z.string(),
  endedAt: instant.nullable(),
});
export type MemberMailing = z.output<typeof memberMailing>;

const records: Records = { reads: ['Message', 'Member'], touches: ['Message'] };

/** What staff write to many members at once: to those whom the filters of the register find. */
export const memberMailings = withRecords(records, {
  report: endpoint({
    method: 'GET',
    path: '/notifications/mailings/report',
    access: can('manage', 'Member'),
    summary: 'How many would get a message, by which way, and how many would not',
    query: z.strictObject(filters),
    response: counts.extend({
      hasMail: z.boolean(),
      hasSms: z.boolean(),
      /** How many of those with a letter could be reached so once it is set up. */
      waiting: z.object({ email: count, sms: count }),
    }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/notifications/mailings/preview',
    access: can('manage', 'Member'),
    touches: [],
    summary: 'The message as one of those members will read it; nothing is kept or sent',
    body: z.strictObject({
      ...filters,
      ...memberMessage.shape,
      way: z.enum(messageWays),
      /** Which of them, from 0. */
      place: z.number().int().min(0),
    }),
    response: z.object({
      subject: z.string(),
      body: z.string(),
      /** Null where nobody gets it by this way. */
      reader: z
        .object({
          name: z.string(),
          membershipCode: z.string(),
          contact: z.string(),
          address: z.array(z.string()),
        })
        .nullable(),
    }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/notifications/mailings',
    access: can('manage', 'Member'),
    summary: 'Send a message to all members whom these filters find',
    body: z.strictObject({ ...filters, ...memberMessage.shape }),
    response: memberMailing,
    status: 202,
    idempotent: true,
  }),
  letters: endpoint({
    method: 'GET',
    path: '/notifications/mailings/:id/letters.pdf',
    access: can('manage', 'Member'),
    summary: 'The letters of a message to members, by dzongkhag and name, A4; audited',
    params: idParams,
    answersFile: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/notifications/mailings',
    access: can('manage', 'Member'),
    summary: 'The latest messages to many members, and how far they are',
    response: z.array(memberMailing),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/notifications/mailings/:id/stop',
    access: can('manage', 'Member'),
    summary: 'Send it to nobody else',
    params: idParams,
    response: memberMailing,
  }),
});
