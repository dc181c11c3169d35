import { dayOf, englishFormat } from '@kathok/contract';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { enqueue } from '../../platform/jobs/job.repository.ts';
import { emailsOfAdministrators } from '../roles/index.ts';
import { isDue, isLate } from './backup-times.ts';
import {
  type BackupKind,
  findLast,
  findPlan,
  findUnderWay,
  findWhole,
  insertBackup,
  updatePlan,
} from './backup.repository.ts';
import { jobKinds } from './backup.service.ts';
import { words } from './words.en.ts';

const drillEveryMs = 30 * 24 * 60 * 60 * 1000;

/** Asks for the backup of the night and the trial of the month when their time has come, and tells when one is late. */
export const watchBackups: JobHandler = async (ctx) => {
  const { db, now } = ctx;
  const plan = await findPlan(db);
  const tried = await findLast(db, 'backup', ['done', 'failed']);
  const last = tried && { at: tried.askedAt, ok: tried.state === 'done' };
  if (isDue(plan, last, plan.since, now)) await ask(ctx, 'backup');
  const [whole] = await findWhole(db);
  const drilled = await findLast(db, 'drill', ['done', 'failed']);
  const restAt = drilled?.askedAt ?? whole?.askedAt;
  if (plan.isOn && whole && restAt && now.getTime() - restAt.getTime() >= drillEveryMs)
    await ask(ctx, 'drill');
  if (plan.toldAt === null && isLate(plan, whole?.askedAt, plan.since, now))
    await tellAdministrators(ctx, whole?.askedAt ?? null, tried?.state === 'failed' ? tried.problem : null);
};

function ask(ctx: Ctx, kind: BackupKind): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (await findUnderWay(tx, kind)) return;
    const id = await insertBackup(tx, { kind, askedAt: ctx.now, askedBy: null });
    await enqueue(tx, { kind: jobKinds[kind], payload: { id }, uniqueKey: kind, isBulk: true, now: ctx.now });
  });
}

const momentOf = (at: Date) => `${englishFormat.longDay(dayOf(at))}, ${englishFormat.time(at)}`;

type Problem = keyof typeof words.late.why;

function tellAdministrators(ctx: Ctx, wholeAt: Date | null, problem: Problem | null): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const link = `${ctx.baseUrl}/settings/backups`;
    const body = words.late.body(wholeAt && momentOf(wholeAt), words.late.why[problem ?? 'none'], link);
    for (const recipient of await emailsOfAdministrators(tx))
      await ctx.mail.send(tx, { kind: 'backup_late', recipient, subject: words.late.subject, body });
    await updatePlan(tx, { toldAt: ctx.now });
  });
}
