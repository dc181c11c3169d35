import { titles } from './titles.ts';

export const words = {
  title: titles.list,
  lead: 'Messages sent by the system, their reason and status.',
  keptNote: 'No mail server is set up yet. Messages are kept here, and you can pass them on yourself.',
  message: 'Message',
  to: (recipient: string) => `To ${recipient}`,
  why: 'Why',
  status: 'Status',
  when: 'When',
  search: { label: 'Search messages', placeholder: 'Recipient or subject' },
  statuses: { queued: 'Waiting', sent: 'Sent', failed: 'Failed', kept: 'Kept' },
  kinds: {
    new_device: 'New device',
    recovery_code_used: 'Recovery code used',
    second_factor_reset: 'Second step reset',
    invitation: 'Invitation',
    password_reset: 'Reset your password',
    receipt: 'Receipt',
    receipt_again: 'Receipt sent again',
    certificate: 'Certificate sent to everyone',
    certificate_again: 'Certificate sent by the office',
  } as Record<string, string>,
  failedBecause: (reason: string, attempts: number) =>
    attempts === 1 ? `One attempt failed: ${reason}` : `${attempts} attempts failed: ${reason}`,
  emptyTitle: 'No messages yet',
  emptyText: 'Invitations, password links and receipts will be listed here.',
};
