import {
  addDays,
  dayOf,
  type InputOf,
  type MemberMailing,
  type memberMailings,
  messageFaults,
  type MessageWords,
  type ResponseOf,
  startOf,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { auditableFilters } from '../../platform/audit/audit.ts';
import { codePrefixFor } from '../../platform/code-prefix.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/job.repository.ts';
import { endMailing } from '../../platform/mail/mailing.repository.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { memberFilter } from '../members/index.ts';
import { mailMembersJob } from './mail-members.ts';
import {
  findLatestMailings,
  findMailing,
  insertMailing,
  type MailingRow,
  memberMailing,
} from './mailing.repository.ts';
import { countRecipients, insertLetters, insertTurns, type Audience } from './recipient.repository.ts';
import { words } from './words.en.ts';

type Mailings = typeof memberMailings;

/** Who is meant by the filters of the register, and by what a message adds to them. */
export async function soughtBy(
  ctx: Ctx,
  { quietDays, way, ...filters }: InputOf<Mailings['report']>['query'],
): Promise<Audience> {
  const { now } = ctx;
  const codePrefix = await codePrefixFor(ctx, filters.q);
  return {
    filter: memberFilter(filters, { today: dayOf(now), codePrefix }),
    ways: await waysToSend(ctx.db, now),
    way,
    quietSince: quietDays === undefined ? undefined : startOf(addDays(dayOf(now), -quietDays)),
  };
}

/** Who would get a message, by which way, and who would not, before anything is sent. */
export async function reportMailing(
  ctx: Ctx,
  { query }: InputOf<Mailings['report']>,
): Promise<ResponseOf<Mailings['report']>> {
  const sought = await soughtBy(ctx, query);
  const { waitingEmail, waitingSms, ...counts } = await countRecipients(ctx.db, sought);
  return { ...counts, ...sought.ways, waiting: { email: waitingEmail, sms: waitingSms } };
}

export async function listMailings({ db }: Ctx): Promise<MemberMailing[]> {
  return (await findLatestMailings(db)).map(present);
}

/** Refuses words with a placeholder that nobody fills in. */
export function requireGoodWords(text: MessageWords): void {
  const faults = messageFaults(text);
  if (faults.length === 0) return;
  const errors = faults.map(({ property, constraint, message }) => ({
    property,
    constraints: { [constraint]: message },
  }));
  throw new AppError('validation_failed', { errors });
}

export async function startMailing(
  ctx: Ctx,
  { body: input }: InputOf<Mailings['start']>,
): Promise<MemberMailing> {
  const { subject, body, sms, letter, ...filters } = input;
  requireGoodWords({ subject, body, sms, letter });
  const sought = await soughtBy(ctx, filters);
  return inTransaction(ctx, async (tx) => {
    const { now: createdAt } = ctx;
    const reached = await countRecipients(tx, sought);
    const { letter: letters, unreachable, optedOut } = reached;
    const total = reached.email + reached.sms;
    if (total + letters === 0) throw new AppError('wrong_state', { detail: words.nobody });
    const kept = auditableFilters(filters);
    const counts = { total, letters, unreachable, optedOut };
    const createdBy = actorOf(ctx).id;
    const text = { subject, body, sms: sms ?? null, letter: letter ?? null };
    const id = await insertMailing(tx, { ...text, filters: kept, ...counts, createdAt, createdBy });
    await insertTurns(tx, id, sought);
    await insertLetters(tx, id, sought);
    await enqueue(tx, {
      kind: mailMembersJob,
      payload: { mailingId: id },
      uniqueKey: id,
      isBulk: true,
      now: createdAt,
    });
    const what = { entity: 'MemberMailing', entityId: id, label: subject };
    await ctx.audit(tx, { action: 'start', ...what, after: { ...kept, ...counts } });
    return readMailing(tx, id);
  });
}

export function stopMailing(ctx: Ctx, { params }: InputOf<Mailings['stop']>): Promise<MemberMailing> {
  return inTransaction(ctx, async (tx) => {
    const { id, subject: label } = orNotFound(await findMailing(tx, params.id));
    if (await endMailing(tx, memberMailing, id, 'stopped', ctx.now))
      await ctx.audit(tx, { action: 'stop', entity: 'MemberMailing', entityId: id, label });
    return readMailing(tx, id);
  });
}

const readMailing = async (db: Db | Tx, id: string) => present(orNotFound(await findMailing(db, id)));

const present = (row: MailingRow): MemberMailing => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});
