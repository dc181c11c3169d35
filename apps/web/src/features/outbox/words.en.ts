import { titles } from './titles.ts';

export const words = {
  title: titles.list,
  lead: 'What the system mailed, to whom, why, and what came of it.',
  keptNote: 'No way to send mail is set up yet. Messages are kept here, and you can pass them on yourself.',
  message: 'Message',
  to: (recipient: string) => `To ${recipient}`,
  why: 'Why',
  status: 'Status',
  when: 'When',
  search: { label: 'Search messages', placeholder: 'Recipient or subject' },
  statuses: { queued: 'Waiting', sent: 'Sent', failed: 'Failed', kept: 'Kept' },
  kinds: { invitation: 'Invitation', password_reset: 'Reset your password' } as Record<string, string>,
  failedBecause: (reason: string, attempts: number) =>
    attempts === 1 ? `One attempt failed: ${reason}` : `${attempts} attempts failed: ${reason}`,
  emptyTitle: 'Nothing has been sent yet',
  emptyText: 'Invitations and links for new passwords will stand here.',
};
