import type { Doubt, Payment } from '@kathok/contract';
import { titles } from './titles.en.ts';
import { inLanguage } from '../../language/language.ts';

const doubts: Record<Doubt['kind'], string> = {
  sameSlip: 'Same slip',
  sameJournal: 'Same journal number',
  nearJournal: 'Similar journal number',
  otherBankName: 'Same number, bank named differently',
  closed: 'Nothing is owed',
  amountDiffers: 'Amount differs',
  futureDay: 'Date in the future',
  oldDay: 'Old date',
  enteredByYou: 'Entered by you',
};

const happened: Record<Payment['status'], string> = {
  pending: 'It is still waiting.',
  processing: 'It is at the bank.',
  paid: 'It has been approved already',
  rejected: 'It has been rejected already',
  failed: 'The card payment failed',
  cancelled: 'It has been cancelled',
  reversed: 'It has been reversed',
};

export const words = inLanguage('features/verification/words', {
  yes: 'Yes',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  feeMatter: (kind: 'registration' | 'renewal', type: string, frequency: string, periods: number) =>
    `${kind === 'renewal' ? 'Renewal' : 'Registration'}, ${type}, ${frequency.toLowerCase()}${periods > 1 ? ` × ${periods}` : ''}`,
  joint: {
    partOf: (matter: string) => `Joint payment: ${matter}`,
    title: (count: number, hasSlip: boolean) => `Joint payment of ${count}${hasSlip ? ', one slip' : ''}`,
    from: 'from',
    noPayer: 'from somebody who was not logged in',
    choose: 'What does it settle?',
    amountFor: (name: string) => `Amount for ${name}`,
    to: (day: string) => `to ${day}`,
    staysDue: 'stays due',
    chosen: (count: number, all: number) => `${count} of ${all} settled`,
    rest: (sum: string) =>
      `That is ${sum} less than all of it together. What is not settled stays due, and its payer is told.`,
    more: (sum: string) => `That is ${sum} more than the amount due.`,
    hint: 'If less arrived, untick what it does not settle, or change an amount. What is left stays due.',
    chooseRule: 'Choose at least one, or reject all of it',
    approveAll: 'Approve all',
    approveChosen: 'Approve chosen',
    rejectAll: 'Reject all',
    name: (reference: string) => `joint payment ${reference}`,
    told: 'All of it is rejected. Each payer who gets messages is sent the reason.',
    bothRights:
      'You can view this. A joint payment is for fees and donations, so deciding on it needs the right to change both.',
    nothingWaits: 'Nothing of this joint payment is waiting any more.',
    approved: (reference: string, receipts: readonly string[]) =>
      `Approved: joint payment ${reference}${receipts.length > 0 ? `, ${receipts.length === 1 ? 'receipt' : 'receipts'} ${receipts.join(', ')}` : ''}.`,
    rejected: (reference: string) =>
      `Rejected: joint payment ${reference}, all of it. Each payer who gets messages is sent the reason.`,
  },
  donationMatter: (purpose: string) => `Donation, ${purpose}`,
  span: (from: string, to: string | null) => (to ? `${from} to ${to}` : `from ${from}, for life`),
  kinds: {
    fee: {
      title: titles.fee,
      emptyText: 'When someone sends a transfer slip for a fee, it appears here to be checked.',
      short: (open: string) =>
        `That is less than the amount due: ${open} remains due, and the fee stays unpaid.`,
      over: (rest: string) => `That is ${rest} more than the amount due.`,
    },
    donation: {
      title: titles.donation,
      emptyText: 'When someone sends a transfer slip for a donation, it appears here to be checked.',
      short: () => 'That is less than was promised. The donation will be recorded with the amount received.',
      over: () => 'That is more than was promised. The donation will be recorded with the amount received.',
    },
  },
  waiting: (count: number) => (count === 1 ? '1 waiting' : `${count} waiting`),
  title: 'Verification',
  emptyTitle: 'All done',
  emptyText: 'When someone sends a transfer slip, it appears here to be checked.',
  queue: 'Queue, oldest first',
  backToQueue: 'Queue',
  onlyOldest: (shown: number, count: number) => `The oldest ${shown} of ${count}. The others follow.`,
  queues: { all: 'All', fees: 'Fees', donations: 'Donations' },
  place: (place: number, count: number) => `${place} of ${count}`,
  doubts,
  slip: {
    title: 'Slip',
    picture: (name: string) => `Slip of ${name}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    rotate: 'Rotate',
    open: 'Open in a new tab',
    missing: 'No slip was sent',
    missingText: 'The payment was entered by hand. Compare it with the bank’s statement.',
    pdf: 'The slip is a PDF',
    pdfText: 'Download it and open it in your PDF reader.',
    savePdf: 'Download the PDF',
    pdfFile: 'slip.pdf',
    broken: 'The picture cannot be shown',
    brokenText: 'Open it in a new tab, or ask the payer to send it again.',
  },
  decide: 'Facts and decision',
  look: 'See it',
  facts: {
    title: 'Payment details and amount due',
    amount: 'Amount',
    due: 'Due',
    reference: 'Reference',
    method: 'Paid by',
    bank: 'Bank',
    journal: 'Journal no.',
    paidOn: 'Paid on',
    sent: 'Sent',
    enteredBy: 'Entered by',
    willCover: 'Will cover',
    givenOn: 'Given on',
    dedication: 'Dedication',
    asExpected: 'as expected',
    inDoubt: 'in doubt',
    none: 'none',
  },
  looking: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is looking at this too`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are looking at this too`,
  correct: 'Change the amount received',
  keepAsSaid: 'Undo changes',
  labels: {
    amountReceived: 'Amount received',
    receivedOn: 'Received on',
    bank: 'Bank',
    journalNumber: 'Journal number',
    excessPurposeId: 'Take the rest as a donation for',
    why: 'Why can it not be accepted?',
    say: 'Message to the payer',
    items: 'What does it settle?',
    'items.isChosen': 'Item',
    'items.amount': 'Amount',
  },
  excessHint: (rest: string) => `${rest} becomes a separate donation with its own receipt.`,
  choosePurpose: 'Choose what it is for …',
  chooseRule: 'please choose one',
  approve: 'Approve',
  offersAccount: 'Offer an account',
  offersAccountHint:
    'Sends a link to choose a password by e-mail, or by SMS where only a mobile phone is on file and an SMS provider is set up.',
  approving: 'Approving…',
  mayOnlyLook: 'You can view this. Your role does not allow you to decide.',
  reject: 'Reject',
  early: {
    a: 'A pressed: approves as soon as the slip is shown. Esc to cancel.',
    r: 'R pressed: rejects as soon as the slip is shown. Esc to cancel.',
    again: (key: string) =>
      `${key} pressed before this slip was shown. Press ${key} again if you mean this one.`,
  },
  rejectDialog: {
    title: (name: string) => `Reject the slip of ${name}`,
    confirm: 'Reject',
    confirmAndMail: 'Reject and notify',
    keep: 'Cancel',
    rejecting: 'Rejecting…',
    sayRule: 'please say why',
    reasons: {
      unreadable: 'The picture cannot be read',
      amount: 'The amount is wrong',
      used: 'This slip has been used before',
      account: 'Paid into another account',
      notArrived: 'The money has not arrived',
      other: 'Other',
    },
    reason: (why: string, say: string) => (say ? `${why}. ${say}` : why),
  },
  told: {
    byMail: (email: string) => `The reason is e-mailed to ${email}, with a link to send another slip.`,
    call: (phone: string) => `No e-mail address is known. Please call ${phone}.`,
    noMailYet: (phone: string) => `E-mail is not set up, so no message is sent. Please call ${phone}.`,
    switchedOff: (phone: string) => `The message about rejections is switched off. Please call ${phone}.`,
    switchedOffNobody:
      'The message about rejections is switched off. They see the reason on the page of their payment.',
    nobody: 'There is no way to reach the payer. They see the reason on the page of their payment.',
  },
  outcome: {
    approved: (name: string, sum: string, receipt: string | undefined) =>
      receipt ? `Approved: ${name}, ${sum}, receipt ${receipt}.` : `Approved: ${name}, ${sum}.`,
    keptApart: (name: string, sum: string, receipt: string | undefined) =>
      receipt
        ? `Held: ${name}, ${sum}, receipt ${receipt}. Return it, or take it as a donation.`
        : `Held: ${name}, ${sum}. Return it, or take it as a donation.`,
    rejected: (name: string, sum: string, told: string) => `Rejected: ${name}, ${sum}. ${told}`,
    waits: (name: string) => `${name}: this waits for a second person. Nothing has changed so far.`,
    stale: (name: string, what: string) => `${name}: ${what} Your decision was not applied.`,
    lost: (name: string) =>
      `${name}: The connection was lost. Look at the record to see whether your decision was saved.`,
    open: 'Open the record',
  },
  happened: (status: Payment['status'], by: string | null, at: string | null) =>
    [happened[status], by && ` by ${by}`, at && `, ${at}`].filter(Boolean).join('').replace(/\.?$/, '.'),
  gone: {
    title: 'Already decided',
    toQueue: 'Back to the queue',
  },
  keys: {
    title: 'Keyboard shortcuts',
    all: 'all keys',
    lead: 'They work while you are not typing in a field.',
    use: 'Use these keys',
    nextPrevious: 'next, previous',
    names: {
      j: 'Next in the queue',
      k: 'Previous in the queue',
      a: 'Approve the sum on the button',
      r: 'Reject, with a reason',
      z: 'Zoom in or out',
      q: 'Change the queue: all, fees, donations',
      '?': 'Show these keys',
    },
    short: { a: 'approve', r: 'reject', z: 'zoom' },
  },
});
