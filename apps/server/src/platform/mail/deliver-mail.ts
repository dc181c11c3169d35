import type { JobHandler } from '../jobs/job-handler.ts';
import { findMailSender } from './mail-transport.ts';

/** Sends a message of the outbox, or keeps it for an administrator to read when there is no mail account. */
export function mailDelivery(smtpUrl: string | undefined): JobHandler {
  return async ({ db, now }, { messageId }, { isLastAttempt }) => {
    const id = String(messageId);
    const message = await db
      .selectFrom('outboxMessages')
      .select(['recipient', 'subject', 'body', 'attempts'])
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .executeTakeFirst();
    if (!message) return;
    const update = (values: {
      status?: 'sent' | 'failed' | 'kept';
      attempts?: number;
      lastError?: string | null;
      sentAt?: Date;
    }) => db.updateTable('outboxMessages').set(values).where('id', '=', id).execute();

    const sender = await findMailSender(db, smtpUrl);
    if (!sender) {
      await update({ status: 'kept' });
      return;
    }
    const attempts = message.attempts + 1;
    try {
      const { recipient, subject, body: text } = message;
      // As one address, whatever it contains: never parsed into a list.
      const to = { name: '', address: recipient };
      // The same id every time, so that a message sent twice by a crash is recognised as one.
      await sender.transport.sendMail({ from: sender.from, to, subject, text, messageId: `<${id}@kathok>` });
    } catch (error) {
      const lastError = String(error).slice(0, 500);
      await update({ attempts, lastError, ...(isLastAttempt && { status: 'failed' as const }) });
      throw error;
    } finally {
      sender.transport.close();
    }
    await update({ status: 'sent', attempts, lastError: null, sentAt: now });
  };
}
