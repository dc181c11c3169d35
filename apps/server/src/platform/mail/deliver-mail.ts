import type { Ctx } from '../context.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { findMailSender } from './mail-transport.ts';
import { findQueuedMessage, updateMessage } from './outbox-message.repository.ts';

interface Attachment {
  filename: string;
  content: Buffer;
}

/** The paper that a message brings; or, where it should not go out any more, why. */
export type Attach = (ctx: Ctx, receiptId: string) => Promise<Attachment | { withdrawn: string }>;

/** Sends a message of the outbox, or keeps it for an administrator to read when there is no mail account. */
export function mailDelivery(smtpUrl: string | undefined, attach: Attach): JobHandler {
  return async (ctx, { messageId }, { isLastAttempt }) => {
    const { db, now } = ctx;
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
      const paper = message.receiptId && (await attach(ctx, message.receiptId));
      if (paper && 'withdrawn' in paper) {
        await update({ status: 'failed', lastError: paper.withdrawn });
        return;
      }
      const { recipient, subject, body: text } = message;
      await sender.transport.sendMail({
        from: sender.from,
        // As one address, whatever it contains: never parsed into a list.
        to: { name: '', address: recipient },
        subject,
        text,
        attachments: paper ? [{ ...paper, contentType: 'application/pdf' }] : [],
        // The same id every time, so that a message sent twice by a crash is recognised as one.
        messageId: `<${id}@kathok>`,
      });
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
