import type { Tx } from '../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { type JobHandler, JobPostponed } from '../../platform/jobs/job-handler.ts';
import { endMailing, findNextTurns, takeTurn } from '../../platform/mail/mailing.repository.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { unsubscribeLink } from '../members/index.ts';
import { fillWords } from './fill-words.ts';
import { findMailing, type MailingRow, memberMailing } from './mailing.repository.ts';
import { findRecipients } from './recipient.repository.ts';
import { words } from './words.en.ts';

export const mailMembersJob = 'mail_members';

/** So many messages at most wait to leave: a stop stops all others, and the mail account is not flooded. */
const atOnce = 40;
const pauseMs = 2_000;

/**
 * Writes the messages of a mailing, some at a time. A member's turn is taken and their message written in one transaction, so
 * an end of the process at any point leaves each with one message or with their turn still to come.
 */
export const mailMembers: JobHandler = async (ctx, { mailingId }, run) => {
  const mailing = await findMailing(ctx.db, String(mailingId));
  if (mailing?.state !== 'running') return;
  const room = atOnce - mailing.waiting;
  if (room <= 0) throw new JobPostponed(pauseMs);
  const ids = await findNextTurns(ctx.db, memberMailing, mailing.id, room);
  for (const id of ids) {
    run.pauseIfAsked();
    await inTransaction(ctx, (tx) => mailOne(tx, ctx, mailing, id));
  }
  if (ids.length === room) throw new JobPostponed(pauseMs);
  await inTransaction(ctx, async (tx) => {
    if (!(await endMailing(tx, memberMailing, mailing.id, 'done', ctx.now))) return;
    const { id: entityId, subject: label, total } = mailing;
    await ctx.audit(tx, { action: 'finish', entity: 'MemberMailing', entityId, label, after: { total } });
  });
};

async function mailOne(tx: Tx, ctx: Ctx, mailing: MailingRow, listedId: string): Promise<void> {
  if (!(await takeTurn(tx, memberMailing, mailing.id, listedId))) return;
  const settings = await readSettings(tx);
  const [member] = await findRecipients(tx, [listedId], await waysToSend(tx, ctx.now), settings.currency);
  if (!member?.way || member.way === 'letter') return;
  const { id: memberId, way: channel } = member;
  const recipient = (channel === 'sms' ? member.phone : member.email) ?? '';
  const link = await unsubscribeLink(tx, ctx.baseUrl, memberId);
  const text = { ...mailing, sms: mailing.sms ?? undefined, letter: undefined };
  const { subject, body } = fillWords(text, channel, member, settings, ctx.baseUrl);
  await ctx.mail.send(tx, {
    kind: 'member_message',
    channel,
    recipient,
    memberId,
    memberMailingId: mailing.id,
    waitsForDaytime: true,
    subject,
    body: `${body}${words.stop[channel](link)}`,
  });
}
