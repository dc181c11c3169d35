import type { PaymentMethod, PaymentStatus } from '@kathok/contract';

const statuses: Record<PaymentStatus, string> = {
  unpaid: 'Not paid yet',
  processing: 'At the bank',
  pending: 'Waiting for check',
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

export const words = {
  statuses,
  methods,
  receipt: {
    title: 'Receipt',
    void: 'VOID',
    voided: 'Void',
    from: 'Received from',
    forWhat: 'For',
    period: 'Period',
    span: (from: string, to: string | null) => (to ? `${from} to ${to}` : `from ${from}, for life`),
    method: 'Paid by',
    replacedBy: (number: string) => `Replaced by ${number}`,
    code: 'To verify',
  },
  payments: {
    title: 'Payments',
    none: 'Nobody has paid anything yet.',
    paidOn: (day: string) => `paid on ${day}`,
    journal: (number: string) => `journal no. ${number}`,
    order: (number: string) => `order ${number}`,
    sent: (moment: string, by: string | null) =>
      by ? `${moment}, recorded by ${by}` : `${moment}, sent by the payer`,
    verified: (moment: string, by: string) => `${moment}, decided by ${by}`,
    surplus: 'Paid twice: to be given back',
    slip: 'See the slip',
    slipTitle: 'Slip',
    slipFile: 'slip.pdf',
    savePdf: 'Save the PDF',
  },
  money: {
    labels: {
      'payment.method': 'How it was paid',
      'payment.bank': 'Bank',
      'payment.journalNumber': 'Journal number',
      'payment.paidOn': 'Received on',
      'payment.paymentStatus': 'Somebody else still has to check it',
    },
    bankHints: {
      cheque: 'The bank that issued it.',
      bank_deposit: 'Where it was paid in.',
      mobile_transfer: 'Where it was sent from.',
    },
    journalHints: {
      cheque: 'The number of the cheque.',
      bank_deposit: 'As on the deposit slip.',
      mobile_transfer: 'As on the slip of the transfer.',
    },
    pendingHint: 'It waits in the verification queue, and no receipt is issued before that.',
    sumRule: 'Please give a sum, such as 500 or 1,500.50',
    bankRule: 'Which bank?',
    journalRule: 'Please give the number that is on the paper',
  },
  reverse: {
    title: 'Reverse the payment',
    text: (sum: string) =>
      `${sum} is taken out of the books with an entry of its own. The receipt stays in its place, marked void, and whoever paid is told why.`,
    reason: 'Why',
    reasonHint: 'For example: the cheque was returned by the bank.',
    confirm: (sum: string) => `Reverse ${sum}`,
    cancel: 'Cancel',
    saving: 'Reversing…',
  },
};
