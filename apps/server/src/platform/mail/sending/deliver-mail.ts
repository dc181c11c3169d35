import type { Ctx } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { delivery, type LastLook } from './delivery.ts';
import { findMailSender } from './mail-transport.ts';

interface Attachment {
  filename: string;
  content: Buffer;
}

/** The paper that a message brings; or, where it should not go out any more, why. */
export type Attach = (ctx: Ctx, receiptId: string) => Promise<Attachment | { withdrawn: string }>;

/** Sends a message of the outbox, or keeps it for an administrator to read when there is no mail account. */
export function mailDelivery(
  smtpUrl: string | undefined,
  attach: Attach,
  lookOnceMore: LastLook,
): JobHandler {
  return delivery(async (ctx, { id, recipient, subject, body: text, receiptId }) => {
    const sender = await findMailSender(ctx.db, smtpUrl);
    if (!sender) return 'kept';
    try {
      const paper = receiptId && (await attach(ctx, receiptId));
      if (paper && 'withdrawn' in paper) return paper;
      await sender.transport.sendMail({
        from: sender.from,
        // This is one address, whatever it contains. It is never parsed into a list.
        to: { name: '', address: recipient },
        subject,
        text,
        attachments: paper ? [{ ...paper, contentType: 'application/pdf' }] : [],
        // The same id every time, so that a message sent twice by a crash is recognised as one.
        messageId: `<${id}@kathok>`,
      });
      return 'sent';
    } finally {
      sender.transport.close();
    }
  }, lookOnceMore);
}
