import {
  type CertificateMailing,
  type certificateMailings,
  type InputOf,
  isMessageOn,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';
import { endMailing } from '../../../platform/mail/mailing.repository.ts';
import { hasMailAccount } from '../../../platform/mail/sending/mail-turn.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import {
  certificateMailing,
  findLatestMailings,
  findMailing,
  findRunning,
  insertMailing,
  lockMailings,
  type MailingRow,
} from './mailing.repository.ts';
import { countRecipients, insertTurns } from './recipient.repository.ts';
import { mailCertificatesJob } from './mail-certificates.ts';
import { words } from './words.en.ts';

type Mailings = typeof certificateMailings;

export async function listMailings({ db }: Ctx): Promise<CertificateMailing[]> {
  return (await findLatestMailings(db)).map(present);
}

export async function getMailing(
  { db }: Ctx,
  { params }: InputOf<Mailings['get']>,
): Promise<CertificateMailing> {
  return readMailing(db, params.id);
}

/** Started twice, or by two at once, it is the same mailing. */
export async function startMailing(
  ctx: Ctx,
  { body }: InputOf<Mailings['start']>,
): Promise<CertificateMailing> {
  return inTransaction(ctx, async (tx) => {
    const { now } = ctx;
    await lockMailings(tx, body);
    const running = await findRunning(tx, body);
    if (running) return readMailing(tx, running);
    const settings = await readSettings(tx);
    if (!(await hasMailAccount(tx, now, settings)))
      throw new AppError('wrong_state', { detail: words.noMailAccount });
    if (!isMessageOn(settings, 'certificate_ready'))
      throw new AppError('wrong_state', { detail: words.switchedOff });
    const { currency } = settings;
    const { reachable: total, unreachable } = await countRecipients(tx, body, currency);
    if (total === 0) throw new AppError('wrong_state', { detail: words.nobody });
    const createdBy = actorOf(ctx).id;
    const id = await insertMailing(tx, { ...body, total, unreachable, createdAt: now, createdBy });
    await insertTurns(tx, id, body, currency);
    await enqueue(tx, {
      kind: mailCertificatesJob,
      payload: { mailingId: id },
      uniqueKey: id,
      isBulk: true,
      now,
    });
    await ctx.audit(tx, { action: 'start', ...audited({ id, ...body }), after: { total, unreachable } });
    return readMailing(tx, id);
  });
}

export async function stopMailing(
  ctx: Ctx,
  { params }: InputOf<Mailings['stop']>,
): Promise<CertificateMailing> {
  return inTransaction(ctx, async (tx) => {
    const mailing = orNotFound(await findMailing(tx, params.id));
    if (await endMailing(tx, certificateMailing, mailing.id, 'stopped', ctx.now))
      await ctx.audit(tx, { action: 'stop', ...audited(mailing) });
    return readMailing(tx, mailing.id);
  });
}

const audited = ({ id, kind, year }: { id: string; kind: string; year: number }) => ({
  entity: 'CertificateMailing',
  entityId: id,
  label: words.label(kind, year),
});

async function readMailing(db: Db | Tx, id: string): Promise<CertificateMailing> {
  return present(orNotFound(await findMailing(db, id)));
}

const present = (row: MailingRow): CertificateMailing => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});
