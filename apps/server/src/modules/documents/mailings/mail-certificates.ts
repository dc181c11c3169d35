import { isMessageOn } from '@kathok/contract';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type JobHandler, JobPaused, JobPostponed } from '../../../platform/jobs/job-handler.ts';
import { endMailing, findNextTurns, takeTurn } from '../../../platform/mail/mailing.repository.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { issueCertificate } from '../../certificates/index.ts';
import { certificateMail } from '../sending/certificate-mail.ts';
import {
  certificateMailing,
  countUntried,
  findMailing,
  findPersonNow,
  type MailingRow,
} from './mailing.repository.ts';
import { wasSent } from './recipient.repository.ts';

export const mailCertificatesJob = 'mail_certificates';

/** So many messages at most wait to leave: a stop stops all others, and the mail account is not flooded. */
const atOnce = 40;
const pauseMs = 2_000;
const lookAgainMs = 10 * 60_000;

/**
 * Mails the certificates of a year, some at a time. A person's turn is taken, their certificate issued and their message written in
 * one transaction, so an end of the process at any point leaves each with one message or with their turn still to come.
 */
export const mailCertificates: JobHandler = async (ctx, { mailingId }, run) => {
  const mailing = await findMailing(ctx.db, String(mailingId));
  if (mailing?.state !== 'running') return;
  // Goes on where it was once the message is switched on again.
  if (!isMessageOn(await readSettings(ctx.db), 'certificate_ready')) throw new JobPostponed(lookAgainMs);
  const room = atOnce - (await countUntried(ctx.db, mailing.id));
  if (room <= 0) throw new JobPostponed(pauseMs);
  const people = await findNextTurns(ctx.db, certificateMailing, mailing.id, room);
  let failure: unknown;
  for (const personId of people) {
    run.pauseIfAsked();
    try {
      await inTransaction(ctx, (tx) => mailOne(tx, ctx, mailing, personId));
    } catch (error) {
      if (error instanceof JobPaused) throw error;
      ctx.log.error({ err: error, job: run.id }, 'a certificate could not be mailed');
      // One that cannot be made does not keep the others from theirs.
      if (run.isLastAttempt)
        await inTransaction(ctx, (tx) => takeTurn(tx, certificateMailing, mailing.id, personId));
      else failure = error;
    }
  }
  if (failure !== undefined) throw failure;
  if (people.length === room) throw new JobPostponed(pauseMs);
  await inTransaction(ctx, async (tx) => {
    if (!(await endMailing(tx, certificateMailing, mailing.id, 'done', ctx.now))) return;
    const { id: entityId, kind, year, createdBy } = mailing;
    const what = { entity: 'CertificateMailing', entityId, label: `${kind} ${year}` };
    await ctx.audit(tx, { action: 'finish', ...what, after: { total: mailing.total, startedBy: createdBy } });
  });
};

async function mailOne(tx: Tx, ctx: Ctx, mailing: MailingRow, listedId: string): Promise<void> {
  if (!(await takeTurn(tx, certificateMailing, mailing.id, listedId))) return;
  const person = await findPersonNow(tx, listedId);
  if (!person?.email) return;
  const { id: personId, name, email: recipient } = person;
  const { id: mailingId, kind, year } = mailing;
  // Holds the person until the commit, so of two that come to the same one the second finds it sent.
  const occasion = { now: ctx.now, by: null, audit: ctx.audit };
  const certificateId = await issueCertificate(tx, { personId, kind, year }, occasion);
  if (certificateId === null || (await wasSent(tx, personId, mailing))) return;
  const message = await certificateMail(tx, ctx, { personId, name, kind, year });
  await ctx.mail.send(tx, { kind: 'certificate', recipient, certificateId, mailingId, ...message });
}
