import type { Tx } from '../../db/open-database.ts';
import { enqueue } from '../jobs/job.repository.ts';
import { insertMessage } from './outbox-message.repository.ts';

export interface Message {
  /** Why it is sent: `invitation`, `password_reset`, … */
  kind: string;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
}

export interface Mail {
  /** Leaves when the transaction commits, and never when it does not. */
  send(tx: Tx, message: Message): Promise<void>;
}

export const deliverMail = 'deliver_mail';

/** Writes the message and the job that delivers it, in the transaction of what it tells about. */
export function outboxMail(now: Date): Mail {
  return {
    async send(tx, message) {
      const { id } = await insertMessage(tx, { ...message, createdAt: now });
      await enqueue(tx, { kind: deliverMail, payload: { messageId: id }, now });
    },
  };
}
