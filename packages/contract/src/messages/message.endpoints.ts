import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { messageStatuses } from '../outbox/message-statuses.ts';
import { day } from '../values/days/days.ts';
import { id, idParams, phone } from '../values/fields.ts';
import { messageChannels, templateKinds } from './template-rules.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { messageTemplate, templateBody, templateKey } from './template.schema.ts';
import { reminderKinds, unheardReasons } from './reminder-kinds.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const count = z.number().int();

const messageTemplatesRecords: Records = { reads: ['Template'], touches: ['Template'] };

/** The words of the messages that the system sends by itself. */
export const messageTemplates = withRecords(messageTemplatesRecords, {
  list: endpoint({
    method: 'GET',
    path: '/notifications/templates',
    access: can('manage', 'Master'),
    summary: 'The words of every message, as they are now',
    response: z.array(messageTemplate),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/notifications/templates',
    access: can('manage', 'Master'),
    summary: 'Say a message in other words',
    body: templateKey.extend(templateBody.shape),
    response: messageTemplate,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/notifications/templates/reset',
    access: can('manage', 'Master'),
    summary: 'Say a message in the shipped words again',
    body: templateKey,
    response: messageTemplate,
  }),
  switch: endpoint({
    method: 'PUT',
    path: '/notifications/templates/switch',
    access: can('manage', 'Master'),
    summary: 'Send messages of a kind, or send them no more',
    body: z.strictObject({ kind: z.enum(templateKinds), isOn: z.boolean('must be true or false') }),
    response: z.object({ kind: z.enum(templateKinds), isOn: z.boolean() }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/notifications/templates/preview',
    access: can('manage', 'Master'),
    touches: [],
    summary: 'A message with these words as a member would read it; nothing is kept or sent',
    body: templateKey.extend(templateBody.shape).extend({ memberId: id.optional() }),
    response: z.object({
      subject: z.string(),
      body: z.string(),
      /** Whose data it shows; null where nobody is in the register yet. */
      reader: z.object({ id, name: z.string() }).nullable(),
    }),
  }),
  /** To the mailbox of the person who asks, or to a phone that they name. */
  sendTest: endpoint({
    method: 'POST',
    path: '/notifications/test',
    access: can('manage', 'Master'),
    touches: ['Message'],
    summary: 'Send oneself a test message',
    body: z.strictObject({
      channel: z.enum(messageChannels),
      /** The phone that a test SMS goes to. */
      phone: phone.optional(),
      /** The words to try; without them a short greeting. */
      template: templateKey.extend(templateBody.shape).optional(),
    }),
    response: z.object({ id, recipient: z.string() }),
    status: 202,
  }),
  getTest: endpoint({
    method: 'GET',
    path: '/notifications/test/:id',
    access: can('manage', 'Master'),
    reads: ['Message'],
    summary: 'What came of a test message',
    params: idParams,
    response: z.object({ status: z.enum(messageStatuses), lastError: z.string().nullable() }),
  }),
});

/** The members whose paid days end on the same day, and the reminder that they get on a day. */
const upcomingGroup = z.object({
  day,
  kind: z.enum(reminderKinds),
  /** Which one of the term: `before:30`, `after:7`, `lapsed`. */
  reminder: z.string(),
  termEnd: day,
  email: count,
  sms: count,
  /** Neither an e-mail address nor, with an SMS provider, a phone. */
  unreachable: count,
  optedOut: count,
});
export type UpcomingGroup = z.output<typeof upcomingGroup>;

const upcomingMember = z.object({
  id,
  name: z.string(),
  membershipCode: z.string(),
  way: z.enum([...messageChannels, 'unreachable', 'opted_out']),
});
export type UpcomingMember = z.output<typeof upcomingMember>;

const unreachableMember = z.object({
  id,
  name: z.string(),
  membershipCode: z.string(),
  membershipType: z.string(),
  dzongkhag: z.string().nullable(),
  /** Null for life. */
  paidUntil: day.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  reason: z.enum(unheardReasons),
});
export type UnreachableMember = z.output<typeof unreachableMember>;

const remindersRecords: Records = {
  reads: ['Message', 'Template', 'Setting', 'Member', 'Fee'],
  touches: ['Message'],
};

/** Who is reminded of what, before it happens. */
export const reminders = withRecords(remindersRecords, {
  ways: endpoint({
    method: 'GET',
    path: '/notifications/ways',
    access: can('read', 'Member'),
    reads: ['Template', 'Setting'],
    summary: 'By which ways messages leave, whether they are paused, and which kinds are switched off',
    response: z.object({
      hasMail: z.boolean(),
      hasSms: z.boolean(),
      isPaused: z.boolean(),
      off: z.array(z.enum(templateKinds)),
      /** What strangers may cause today has left: no more codes and links go out until tomorrow. */
      isSpent: z.object({ email: z.boolean(), sms: z.boolean() }),
    }),
  }),
  upcoming: endpoint({
    method: 'GET',
    path: '/notifications/upcoming',
    access: can('read', 'Member'),
    summary: 'The reminders of the next 30 days',
    response: z.array(upcomingGroup),
  }),
  upcomingMembers: endpoint({
    method: 'GET',
    path: '/notifications/upcoming/members',
    access: can('read', 'Member'),
    summary: 'Who gets one of them, and by which way',
    query: z.strictObject({
      day,
      termEnd: day,
      reminder: z.string().regex(/^((before|after):\d{1,3}|lapsed)$/),
    }),
    response: z.array(upcomingMember),
  }),
  unreachable: endpoint({
    method: 'GET',
    path: '/notifications/unreachable',
    access: can('read', 'Member'),
    summary: 'Members who hear nothing from us, and why',
    query: pageQuery(['name'], { reason: emptyIsAbsent(z.enum(unheardReasons)) }),
    response: paged(unreachableMember),
  }),
  callSheet: endpoint({
    method: 'GET',
    path: '/notifications/unreachable/call-sheet.pdf',
    access: can('manage', 'Member'),
    summary: 'Members who can only be called, with their numbers and room for notes, A4; audited',
    answersFile: true,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/notifications/counts',
    access: can('read', 'Member'),
    summary: 'How much there is on each page about messages',
    response: z.object({
      /** Reminders of the next 30 days that can be sent. */
      upcoming: count,
      /** Kinds of messages that are switched on. */
      templates: count,
      /** All messages, whatever came of them. */
      sent: count,
      /** The messages of this month, up to `mostCounted` and one more, and how many of them did not leave. */
      thisMonth: z.object({ month: day, messages: count, failed: count }),
      /** Each counted up to `mostCounted` and one more. */
      unreachable: z.record(z.enum(unheardReasons), count),
      /** Who could be reached by e-mail or by SMS once that is set up. */
      waiting: z.object({ email: count, sms: count }),
    }),
  }),
});
