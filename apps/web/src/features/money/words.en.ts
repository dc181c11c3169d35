import type { PaymentMethod, PaymentStatus, RefundState } from '@kathok/contract';
import { inLanguage } from '../../language/language.ts';

const statuses: Record<PaymentStatus, string> = {
  unpaid: 'Not paid yet',
  processing: 'At the bank',
  pending: 'Being checked',
  paid: 'Paid',
  rejected: 'Slip not accepted',
  failed: 'Card failed',
  cancelled: 'Cancelled',
  reversed: 'Reversed',
};
const methods: Record<PaymentMethod, string> = {
  cash: 'Cash',
  cheque: 'Cheque',
  bank_deposit: 'Bank deposit',
  mobile_transfer: 'Mobile transfer',
  card: 'Card',
};

const refunds: Record<RefundState, (sum: string, bankWords: string) => string> = {
  requested: (sum) => `Asking the bank to refund ${sum}.`,
  unknown: (sum) => `The bank was asked to refund ${sum} and has not confirmed it.`,
  done: (sum) => `The bank refunded ${sum} to the card.`,
  refused: (sum, bankWords) => `The bank refused to refund ${sum}: ${bankWords}`,
};

export const words = inLanguage('features/money/words', {
  statuses,
  methods,
  corrected: 'Corrected',
  simulated: 'Simulated',
  receipt: {
    simulated: 'Simulation: no money moved. This is not proof of payment.',
    title: 'Receipt',
    open: 'Open receipt',
    pdf: 'PDF',
    void: 'VOID',
    voided: 'Void',
    from: 'Received from',
    forWhat: 'For',
    period: 'Period',
    span: (from: string, to: string | null) => (to ? `${from} to ${to}` : `from ${from}, for life`),
    method: 'Paid by',
    replacedBy: (number: string) => `Replaced by ${number}`,
    share: {
      picture: 'As a picture',
      whatsApp: 'WhatsApp',
      failed: 'The picture was not made',
      words: (name: string, sum: string, purpose: string, number: string, address: string) =>
        `Dear ${name},\nThank you for ${sum} (${purpose}). Your receipt is ${number}. You can check it here: ${address}`,
    },
  },
  payments: {
    title: 'Payments',
    none: 'No payments yet.',
    paidOn: (day: string) => `paid on ${day}`,
    journal: (number: string) => `journal no. ${number}`,
    order: (number: string) => `order ${number}`,
    sent: (moment: string, by: string | null) =>
      by ? `${moment}, recorded by ${by}` : `${moment}, sent by the payer`,
    verified: (moment: string, by: string) => `${moment}, decided by ${by}`,
    refunds,
    refundAsked: (moment: string, by: string | null) =>
      by ? `${moment}, refund requested by ${by}` : `${moment}, refund requested`,
    openRefund: 'See the open refund',
    wasKeptApart: 'Was held, because nothing more was due.',
    slip: 'See the slip',
    slipTitle: 'Slip',
    slipFile: 'slip.pdf',
    savePdf: 'Download the PDF',
  },
  keptApart: {
    text: 'Received, but nothing more was due. Return the money and reverse the payment, or take it as a donation if the payer agrees.',
    take: 'Take as a donation',
    title: 'Take the money as a donation',
    takeText: (sum: string) =>
      `${sum} becomes a donation with a receipt of its own. The receipt issued before is void.`,
    purpose: 'Purpose',
    choosePurpose: 'Choose what it is for …',
    purposeRule: 'Choose one',
    confirm: (sum: string) => `Take ${sum} as a donation`,
    saving: 'Saving…',
    done: (sum: string, donation: string) => `${sum} is now donation ${donation}.`,
  },
  money: {
    labels: {
      'payment.method': 'How it was paid',
      'payment.bank': 'Bank',
      'payment.journalNumber': 'Journal number',
      'payment.paidOn': 'Received on',
      'payment.paymentStatus': 'Needs checking by a second person',
    },
    bankHints: {
      cheque: 'The bank that issued it.',
      bank_deposit: 'Where it was paid in.',
      mobile_transfer: 'Where it was sent from.',
    },
    journalHints: {
      cheque: 'The number of the cheque.',
      bank_deposit: 'As on the deposit slip.',
      mobile_transfer: 'As on the transfer slip.',
    },
    pendingHint: 'It goes to the verification queue; the receipt is issued once it is verified.',
    sumRule: 'Enter an amount, such as 500 or 1,500.50',
    bankRule: 'Which bank?',
    journalRule: 'Enter the number on the slip',
  },
  correct: {
    action: 'Correct…',
    title: 'Correct this payment',
    what: 'What is wrong?',
    mistakes: {
      amount: { label: 'The amount', hint: 'Another sum was received.' },
      person: { label: 'The person', hint: 'It was somebody else’s money.' },
      purpose: { label: 'The purpose', hint: 'It was given for something else.' },
      donation: { label: 'It was a donation', hint: 'It was not meant as a membership fee.' },
      notOurs: {
        label: 'The money is not ours',
        hint: 'A cheque bounced, it was sent by mistake, it goes back.',
      },
    },
    labels: {
      amount: 'Amount received',
      person: 'Whose money it was',
      purposeId: 'Purpose',
      reason: 'What happened',
      isTold: 'E-mail the payer once about the new receipt',
    },
    /** Where the money turns out to be somebody else’s. */
    bothTold: 'E-mail both people, where an address is known',
    personHint: {
      donation: 'A member, or the name of somebody else.',
      fee: 'It pays the open fee of this member, or else their next renewal.',
    },
    personRule: 'Choose who it was',
    asStranger: (name: string) => `“${name}”, who is not a member`,
    other: 'Change',
    choosePurpose: 'Choose what it was for …',
    purposeRule: 'Choose one',
    reasonHint: 'For example: 700 was typed as 7000. It is kept with the receipt.',
    text: (sum: string) =>
      `The payment of ${sum} is taken out of the books and recorded again as it should be. Its receipt is void and says which one replaces it.`,
    confirm: (sum: string, name: string) => `Correct ${sum} for ${name}`,
    saving: 'Correcting…',
    done: (before: string, after: string) => `Receipt ${before} is replaced by ${after}.`,
  },
  /** How the payer hears of it, said only where it is true. */
  told: {
    byMail: (email: string) => `The reason is e-mailed to ${email}.`,
    mailTo: (email: string) => `To ${email}.`,
    noMailYet: (email: string) =>
      `E-mail is not set up: the message to ${email} is kept under “Sent messages”.`,
    call: (phone: string) => `No e-mail address is known. Please call ${phone}.`,
    nobody: 'Neither an e-mail address nor a phone number is known, so no message is sent.',
  },
  reverse: {
    title: 'Reverse the payment',
    text: (sum: string) =>
      `${sum} is reversed by a new entry in the books. The receipt is kept and marked void.`,
    way: 'How will the money be returned?',
    ways: {
      bank: {
        label: 'Refund through the bank',
        cancel: 'The bank cancels the charge on the card. The payment is reversed once the bank agrees.',
        refund: 'The bank refunds the card. The payment is reversed once the bank agrees.',
      },
      hand: {
        label: 'By hand',
        hint: 'This only changes the books. You return the money yourself.',
      },
    },
    byHandOnly: 'The bank cannot refund this from here. Return the money yourself, then reverse the payment.',
    askBank: (sum: string) => `Refund ${sum}`,
    asking: 'Asking the bank…',
    reason: 'Why',
    reasonHint: 'For example: the cheque was returned by the bank.',
    confirm: (sum: string) => `Reverse ${sum}`,
    saving: 'Reversing…',
  },
});
