/** `kept`: no sender is set up, so the message waits here for an administrator to read. */
export const messageStatuses = ['queued', 'sent', 'failed', 'kept'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What brings a link or a code that works once and dies: a new one has to be made instead. */
const withSecret = ['invitation', 'password_reset', 'document_code'];

interface Sent {
  status: MessageStatus;
  kind: string;
}

export const maySendAgain = ({ status, kind }: Sent): boolean =>
  (status === 'failed' || status === 'kept') && !withSecret.includes(kind);
