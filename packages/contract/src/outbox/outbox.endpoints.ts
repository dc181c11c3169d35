import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { id, idParams, instant } from '../values/fields.ts';
import { messageChannels } from '../messages/template-rules.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { messageStatuses } from './message-statuses.ts';
import { type Records, withRecords } from '../record-kinds.ts';

export const outboxMessage = z.object({
  id,
  createdAt: instant,
  channel: z.enum(messageChannels),
  recipient: z.string(),
  /** The member it was for, where it was for one. */
  member: z.object({ id, name: z.string() }).nullable(),
  subject: z.string(),
  body: z.string(),
  /** Why it was sent: `invitation`, `password_reset`, … */
  kind: z.string(),
  status: z.enum(messageStatuses),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  sentAt: instant.nullable(),
});
export type OutboxMessage = z.output<typeof outboxMessage>;

const records: Records = { reads: 'any', touches: ['Message'] };
export const outbox = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/notifications/outbox',
    access: can('manage', 'all'),
    summary: 'What was sent, to whom, why, with what result',
    query: pageQuery(['createdAt'], {
      status: emptyIsAbsent(z.enum(messageStatuses)),
      kind: emptyIsAbsent(z.string().max(60)),
    }),
    response: paged(outboxMessage),
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/notifications/outbox/:id/send-again',
    access: can('manage', 'all'),
    summary: 'Send a message once more that did not leave; asked for twice, it is sent once',
    params: idParams,
    response: outboxMessage,
    status: 202,
  }),
});
