import type { JobHandler } from '../jobs/job-handler.ts';
import { findMailSender } from './mail-transport.ts';
import { findQueuedMessage, updateMessage } from './outbox-message.repository.ts';

/** Sends a message of the outbox, or keeps it for an administrator to read when there is no mail account. */
export function mailDelivery(smtpUrl: string | undefined): JobHandler {
  return async ({ db, now }, { messageId }, { isLastAttempt }) => {
    const id = String(messageId);
    const message = await findQueuedMessage(db, id);
    if (!message) return;
    const update = (values: Parameters<typeof updateMessage>[2]) => updateMessage(db, id, values);

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
