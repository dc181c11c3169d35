import { type InputOf, maySendAgain, type outbox, type OutboxMessage, type Paged } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/job.repository.ts';
import { deliveryJobs } from '../../platform/mail/mail.ts';
import { updateMessage } from '../../platform/mail/outbox-message.repository.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { findMessage, findMessages, lockMessage } from './outbox.repository.ts';
import { words } from './words.en.ts';
import { lifetimes } from '../../base/lifetimes.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

export async function listMessages(
  ctx: Ctx,
  { query }: InputOf<typeof outbox.list>,
): Promise<Paged<OutboxMessage>> {
  const { data, meta } = await findMessages(ctx.db, query);
  return { data: data.map(present), meta };
}

/**
 * The same message once more, under the same id: a mailbox that got it after all takes it for one. What was wrong with it is
 * looked at again when it leaves. Asked for twice, it waits once.
 */
export function sendAgain(ctx: Ctx, { params }: InputOf<typeof outbox.sendAgain>): Promise<OutboxMessage> {
  return inTransaction(ctx, async (tx) => {
    const message = orNotFound(await lockMessage(tx, params.id));
    if (message.status === 'queued') return present(message);
    await requireSendable(ctx, tx, message);
    const { id, channel, subject: label, status, attempts } = message;
    await updateMessage(tx, id, { status: 'queued', attempts: 0, lastError: null });
    const job = { kind: deliveryJobs[channel], payload: { messageId: id }, uniqueKey: id };
    await enqueue(tx, { ...job, now: ctx.now });
    const before = { status, attempts };
    await ctx.audit(tx, { action: 'send_again', entity: 'OutboxMessage', entityId: id, label, before });
    return present(orNotFound(await findMessage(tx, id)));
  });
}

const refuse = (detail: string) => new AppError('wrong_state', { detail });

async function requireSendable({ now }: Ctx, tx: Tx, message: Row): Promise<void> {
  if (message.status === 'sent') throw refuse(words.hasLeft);
  if (!maySendAgain(message)) throw refuse(words.makeNew);
  if (message.certificateId && now.getTime() - message.createdAt.getTime() >= lifetimes.paperLink)
    throw refuse(words.makeNew);
  // Nothing is left to write to where somebody was erased.
  if (!/^\+|@/.test(message.recipient)) throw refuse(words.nobody);
  const { hasMail, hasSms } = await waysToSend(tx, now);
  if (message.channel === 'email' && !hasMail) throw refuse(words.noMail);
  if (message.channel === 'sms' && !hasSms) throw refuse(words.noSms);
}

function present({ createdAt, sentAt, ...message }: Row): OutboxMessage {
  return { ...message, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
}
