import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { chosenMembers, memberFilters } from '../members/lists/member-filters.ts';
import { id, idParams, instant } from '../values/fields.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { memberMessage } from './template.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const count = z.number().int();
const filters = { q: emptyIsAbsent(z.string().trim().max(200)), ...chosenMembers, ...memberFilters };

const counts = z.object({
  email: count,
  sms: count,
  /** Neither an e-mail address nor, with an SMS provider, a phone. */
  unreachable: count,
  optedOut: count,
});

const memberMailing = z.object({
  id,
  subject: z.string(),
  body: z.string(),
  state: z.enum(['running', 'stopped', 'done']),
  /** How many were to get it when it was started, and how many were not. */
  total: count,
  unreachable: count,
  optedOut: count,
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
    response: counts.extend({ hasMail: z.boolean(), hasSms: z.boolean() }),
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
