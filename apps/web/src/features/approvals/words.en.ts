import type { Approval, ApprovalAct } from '@kathok/contract';
import { inLanguage } from '../../language/language.ts';
import { titles } from './titles.en.ts';

const acts: Record<ApprovalAct, string> = {
  approve_payment: 'Verify a payment',
  reverse: 'Reverse a payment',
  correct: 'Correct a payment',
  refund: 'Refund through the bank',
  waive: 'Waive the registration fee',
  write_off: 'Write off',
  change_payer: 'Change who paid',
  take_as_donation: 'Take held money as a donation',
  take_back_match: 'Take back a bank line and its payment',
  add_waived_member: 'Add a member without a fee',
  change_settings: 'Change the settings',
};
const states: Record<Approval['state'], string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
  outdated: 'No longer possible',
};
const fields: Record<string, string> = {
  payer: 'Payer',
  amount: 'Amount',
  paymentStatus: 'Status',
  purpose: 'Purpose',
  name: 'Name',
  registrationFee: 'Registration fee',
  bankLine: 'Bank line',
  bankAccounts: 'Bank accounts',
  requireSecondPerson: 'Two-person rule',
};
const values: Record<string, string> = {
  unpaid: 'Not paid yet',
  pending: 'Being checked',
  processing: 'At the bank',
  paid: 'Paid',
  reversed: 'Reversed',
  waived: 'Waived',
  cancelled: 'Cancelled',
  held_for_refund: 'Held for refund',
  donation: 'Donation',
  anonymous: 'Anonymous',
  on: 'On',
  off: 'Off',
};

export const words = inLanguage('features/approvals/words', {
  title: titles.list,
  lead: 'What one person has asked for and another has to approve. Nothing has changed so far.',
  views: { waiting: 'Waiting', decided: 'Decided' },
  columns: {
    what: 'What',
    change: 'Now → then',
    asked: 'Asked by',
    waitsFor: 'Waits for',
    decided: 'Decided',
    actions: 'Decide',
  },
  acts,
  states,
  fields,
  values,
  none: 'nothing',
  becomes: 'becomes',
  reason: (text: string) => `Reason: ${text}`,
  nobody: 'Nobody else may approve this. Give somebody who took no part the right to do so.',
  more: (count: number) => `and ${count} more`,
  you: 'You',
  by: (name: string) => `by ${name}`,
  approve: (sum: string | null) => (sum ? `Approve ${sum}` : 'Approve'),
  approveOf: (button: string, act: string, label: string) => `${button}: ${act}, ${label}`,
  decline: 'Decline',
  declineOf: (act: string, label: string) => `Decline: ${act}, ${label}`,
  approving: {
    title: 'Approve as the second person',
    text: (act: string, label: string, asker: string) =>
      `${act}, ${label}. ${asker} has asked for it. It is done now, in your name.`,
    done: (act: string, label: string) => `Done: ${act}, ${label}.`,
  },
  declining: {
    title: 'Decline',
    text: (asker: string) => `Nothing is changed. ${asker} gets your reason by e-mail.`,
    reason: 'Why not?',
    reasonHint: 'The person who asked reads it.',
    confirm: 'Decline',
    saving: 'Declining…',
    done: (asker: string) => `Declined. ${asker} is told.`,
  },
  note: {
    title: (act: string) => `${act}: this waits for a second person.`,
    text: (asker: string, moment: string) => `Asked for by ${asker}: ${moment}.`,
    see: 'See what waits',
  },
  emptyTitle: 'Nothing is waiting',
  emptyText:
    'With the two-person rule in the settings, corrections, refunds, waivers and other amounts wait here for somebody who took no part.',
});
