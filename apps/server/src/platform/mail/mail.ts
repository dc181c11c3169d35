import { randomUUID } from 'node:crypto';
import type { Day } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { jobRow } from '../jobs/job.repository.ts';
import { writeAtEnd } from '../../db/at-end/index.ts';

export interface Message {
  /** The id of the message, for somebody who asks what came of it. */
  id?: string;
  /** Why it is sent: `invitation`, `password_reset`, … */
  kind: string;
  /** A message goes by mail unless this says otherwise. An SMS goes to a phone number, and its subject is only for the list of what was sent. */
  channel?: 'email' | 'sms';
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The paper it brings: a receipt is attached, a certificate opened by a link in the text. */
  receiptId?: string;
  certificateId?: string;
  /** The mailing to everybody that it belongs to. */
  mailingId?: string;
  /** The message of staff to many members that it belongs to. */
  memberMailingId?: string;
  /** The member it is for. With `waitsForDaytime` it is withheld from somebody who does not want messages. */
  memberId?: string;
  /** The end of the paid days that a reminder speaks of. */
  termEnd?: Day;
  /** Nobody asked for it, so it keeps to the quiet hours and can be paused. */
  waitsForDaytime?: true;
  /** The member of staff who asked for it. */
  requestedBy?: string;
}

export interface Mail {
  /** Leaves when the transaction commits, and never when it does not. */
  send(tx: Tx, message: Message): Promise<void>;
}

export const deliverMail = 'deliver_mail';
export const deliverSms = 'deliver_sms';
export const deliveryJobs = { email: deliverMail, sms: deliverSms };

/** Writes the message and the job that delivers it, in the transaction of what it tells about. */
export const outboxMail = (now: Date): Mail => mailOf(now, false);

/** The mail of what is done for many: nobody waits for one of its messages. */
export const bulkMail = (now: Date): Mail => mailOf(now, true);

function mailOf(now: Date, isOneOfMany: boolean): Mail {
  return {
    async send(tx, message) {
      const { id = randomUUID() } = message;
      const kind = deliveryJobs[message.channel ?? 'email'];
      const job = jobRow({
        kind,
        payload: { messageId: id },
        now,
        isBulk: isOneOfMany || isUnawaited(message),
      });
      await writeAtEnd(tx, { outboxMessages: [{ ...message, id, createdAt: now }], jobs: [job] });
    },
  };
}

/** Five hundred payments approved at once send as many receipts; a log-in code must not come after them. */
const isUnawaited = ({ waitsForDaytime, receiptId, requestedBy }: Message): boolean =>
  waitsForDaytime === true || (receiptId !== undefined && requestedBy === undefined);
