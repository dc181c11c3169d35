import type { Audit } from '../../../platform/audit/audit.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { type JobHandler, JobPaused } from '../../../platform/jobs/job-handler.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { issueCertificate } from '../../certificates/index.ts';
import { endRun, findRun, type RunRow, takeTurn } from './run.repository.ts';
import { findToIssue } from './year.repository.ts';

export const issueYearJob = 'issue_certificates';
const portion = 200;

/**
 * Issues the certificates of a year, one person after the other. A turn and the certificate are one transaction, so a run that
 * is left at any point goes on with the next person, and a certificate that stands is never issued again.
 */
export const issueYear: JobHandler = async (ctx, { runId }, job) => {
  for (;;) {
    const run = await findRun(ctx.db, String(runId));
    if (run?.state !== 'running') return;
    const { currency } = await readSettings(ctx.db);
    const people = await findToIssue(ctx.db, run, currency, { after: run.lastPersonId, most: portion });
    if (people.length === 0) return finish(ctx, run);
    for (const personId of people) {
      job.pauseIfAsked();
      try {
        if (!(await issueOne(ctx, run, personId))) return;
      } catch (error) {
        if (error instanceof JobPaused || !job.isLastAttempt) throw error;
        // One that cannot be made does not keep the others from theirs.
        ctx.log.error({ err: error, job: job.id }, 'a certificate could not be issued');
        await inTransaction(ctx, (tx) => takeTurn(tx, run.id, personId, 'failed'));
      }
    }
  }
};

/** False where the run was stopped. */
async function issueOne(ctx: Ctx, run: RunRow, personId: string): Promise<boolean> {
  const { id, kind, year } = run;
  const by = { id: run.starterId, name: run.createdBy };
  // The work goes on by itself, but somebody wanted it: the audit trail names them, and not the program.
  const audit: Audit = (tx, change) => ctx.audit(tx, { by, ...change });
  return inTransaction(ctx, async (tx) => {
    if (!(await takeTurn(tx, id, personId, 'issued'))) return false;
    await issueCertificate(tx, { personId, kind, year }, { now: ctx.now, by: by.id, audit });
    return true;
  });
}

async function finish(ctx: Ctx, { id: entityId, kind, year, total, createdBy }: RunRow): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await endRun(tx, entityId, 'done', ctx.now))) return;
    const what = { entity: 'CertificateRun', entityId, label: `${kind} ${year}` };
    await ctx.audit(tx, { action: 'finish', ...what, after: { total, startedBy: createdBy } });
  });
}
