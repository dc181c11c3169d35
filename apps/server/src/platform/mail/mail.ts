import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/open-database.ts';
import { jobRow } from '../jobs/job.repository.ts';
import { writeAtEnd } from '../transaction.ts';

export interface Message {
  /** Why it is sent: `invitation`, `password_reset`, … */
  kind: string;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The paper it brings: a receipt is attached, a certificate opened by a link in the text. */
  receiptId?: string;
  certificateId?: string;
  /** The mailing to everybody that it belongs to. */
  mailingId?: string;
  /** The member of staff who asked for it. */
  requestedBy?: string;
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
      const id = randomUUID();
      const job = jobRow({ kind: deliverMail, payload: { messageId: id }, now });
      await writeAtEnd(tx, { outboxMessages: [{ id, ...message, createdAt: now }], jobs: [job] });
    },
  };
}
