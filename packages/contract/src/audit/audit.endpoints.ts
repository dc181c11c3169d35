import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { amountText } from '../values/money/money.ts';
import { id, instant } from '../values/fields.ts';
import { day } from '../values/days/days.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { type Records, withRecords } from '../record-kinds.ts';

/** Who changed what, when, from what to what, from where. Written in the transaction of the change. */
const auditEntry = z.object({
  id: z.number().int(),
  at: instant,
  actorId: id.nullable(),
  actorName: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  /** How a person would name the record. */
  label: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Whose money a change was about, how much and what for; nothing where it was about something else. */
const changedThing = z.object({
  name: z.string(),
  matter: z.string(),
  amount: amountText,
  currency: z.string(),
});
export type ChangedThing = z.output<typeof changedThing>;

/** An entry, told with whose money it was about. */
export const auditLine = auditEntry.extend({ about: changedThing.nullable() });
export type AuditLine = z.output<typeof auditLine>;

const records: Records = { reads: 'any' };
export const audit = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    access: can('read', 'Audit'),
    summary: 'Who changed what, newest first',
    query: pageQuery(['at'], {
      actorId: emptyIsAbsent(id),
      entity: emptyIsAbsent(z.string().max(60)),
      entityId: emptyIsAbsent(z.string().max(100)),
      action: emptyIsAbsent(z.string().max(60)),
      /** Only what changed something: no signing in or out, no looking. */
      changesOnly: emptyIsAbsent(z.stringbool()),
      from: emptyIsAbsent(day),
      to: emptyIsAbsent(day),
    }),
    response: paged(auditLine),
  }),
});
