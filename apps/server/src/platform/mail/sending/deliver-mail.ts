import type { Ctx } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { delivery, type LastLook } from './delivery.ts';
import { mailSenders } from './mail-transport.ts';
import { TookTooLong, withinTime } from '../../../base/time-limit.ts';

interface Attachment {
  filename: string;
  content: Buffer;
}

const limitMs = 90_000;

/** The paper that a message brings; or, where it should not go out any more, why. */
export type Attach = (ctx: Ctx, receiptId: string) => Promise<Attachment | { withdrawn: string }>;

/** Sends a message of the outbox, or keeps it for an administrator to read when there is no mail account. */
export function mailDelivery(
  smtpUrl: string | undefined,
  attach: Attach,
  lookOnceMore: LastLook,
): JobHandler {
  const findSender = mailSenders(smtpUrl);
  return delivery(async (ctx, { id, recipient, subject, body: text, receiptId }) => {
    const sender = await findSender(ctx.db);
    if (!sender) return 'kept';
    const paper = receiptId && (await attach(ctx, receiptId));
    if (paper && 'withdrawn' in paper) return paper;
    const handedOver = sender.transport.sendMail({
      from: sender.from,
      // This is one address, whatever it contains. It is never parsed into a list.
      to: { name: '', address: recipient },
      subject,
      text,
      attachments: paper ? [{ ...paper, contentType: 'application/pdf' }] : [],
      // The same id every time, so that a message sent twice by a crash is recognised as one.
      messageId: `<${id}@kathok>`,
    });
    try {
      await withinTime(limitMs, 'The mail server', handedOver);
    } catch (error) {
      // A server that answers a byte now and then would hold the place of others for ever.
      if (error instanceof TookTooLong) sender.hangUp();
      throw error;
    }
    return 'sent';
  }, lookOnceMore);
}
