import {
  dayOf,
  type InputOf,
  type MemberMailing,
  type memberMailings,
  type ResponseOf,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { auditableFilters } from '../../platform/audit/audit.ts';
import { codePrefixFor } from '../../platform/code-prefix.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/job.repository.ts';
import { endMailing } from '../../platform/mail/mailing.repository.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { memberFilter, type MemberFilters } from '../members/index.ts';
import { mailMembersJob } from './mail-members.ts';
import {
  findLatestMailings,
  findMailing,
  insertMailing,
  type MailingRow,
  memberMailing,
} from './mailing.repository.ts';
import { countRecipients, insertTurns } from './recipient.repository.ts';
import { words } from './words.en.ts';

type Mailings = typeof memberMailings;

const filterOf = async (ctx: Ctx, filters: MemberFilters) =>
  memberFilter(filters, { today: dayOf(ctx.now), codePrefix: await codePrefixFor(ctx, filters.q) });

/** Who would get a message, and who would not, before anything is sent. */
export async function reportMailing(
  ctx: Ctx,
  { query }: InputOf<Mailings['report']>,
): Promise<ResponseOf<Mailings['report']>> {
  const ways = await waysToSend(ctx.db, ctx.now);
  return { ...(await countRecipients(ctx.db, await filterOf(ctx, query), ways)), ...ways };
}

export async function listMailings({ db }: Ctx): Promise<MemberMailing[]> {
  return (await findLatestMailings(db)).map(present);
}

export function startMailing(ctx: Ctx, { body: input }: InputOf<Mailings['start']>): Promise<MemberMailing> {
  const { subject, body, ...filters } = input;
  return inTransaction(ctx, async (tx) => {
    const { now: createdAt } = ctx;
    const ways = await waysToSend(tx, createdAt);
    if (!ways.hasMail && !ways.hasSms) throw new AppError('wrong_state', { detail: words.noWay });
    const filter = await filterOf(ctx, filters);
    const { email, sms, unreachable, optedOut } = await countRecipients(tx, filter, ways);
    const total = email + sms;
    if (total === 0) throw new AppError('wrong_state', { detail: words.nobody });
    const kept = auditableFilters(filters);
    const counts = { total, unreachable, optedOut };
    const createdBy = actorOf(ctx).id;
    const id = await insertMailing(tx, { subject, body, filters: kept, ...counts, createdAt, createdBy });
    await insertTurns(tx, id, filter, ways);
    await enqueue(tx, { kind: mailMembersJob, payload: { mailingId: id }, uniqueKey: id, now: createdAt });
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
