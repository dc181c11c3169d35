import { type DigitGrouping, type PaymentState, sumText } from '@kathok/contract';

interface Approved {
  name: string;
  title: string;
  amount: number;
  currency: string;
  /** How the centre groups digits. */
  grouping: DigitGrouping;
  receiptNumber: string;
  balance: number;
  /** It came twice, or for what is no longer owed. */
  isSurplus: boolean;
  /** Paid at a simulated bank. */
  isSimulated: boolean;
  /** The receipt comes with the message. */
  isAttached: boolean;
}

type ReceiptDetails = Omit<Approved, 'name' | 'title' | 'amount' | 'receiptNumber'>;

interface Reversed extends Omit<Approved, 'balance' | 'isSurplus' | 'isSimulated' | 'isAttached'> {
  reason: string;
  /** The bank sends it back. */
  isSentBack: boolean;
}

interface Corrected extends Omit<Approved, 'isSurplus'> {
  voidReceiptNumber: string;
  reason: string;
}

/** What people read about payments. */
export const words = {
  /** Why nothing more can happen to a payment, by what became of it. */
  happened: {
    paid: 'This has already been paid.',
    pending: 'This payment is waiting to be verified.',
    processing: 'The bank has not answered yet.',
    rejected: 'This payment has already been rejected.',
    failed: 'This payment did not go through.',
    cancelled: 'This payment was cancelled.',
    reversed: 'This payment has already been reversed.',
  } satisfies Record<PaymentState, string>,
  decidedMeanwhile: 'Someone else has already decided this.',
  waitsAlready: 'A payment for this is already waiting to be verified.',
  stillOwed: 'Something is still owed for this. Record the money as its payment.',
  tooManySlips: 'Too many slips were sent for this. Please contact the office.',
  nothingOwed: 'must be empty, because nothing is due; approve the payment first, then take it as a donation',
  nothingKeptApart: 'No money is being held here. It was already returned or taken as a donation.',
  takenAsDonation: (purpose: string) => `Taken as a donation: ${purpose}`,
  notPaid: 'There is no paid payment to reverse.',
  correction: {
    keptApart: 'This money is being held. Return it, or take it as a donation.',
    inParts: 'Part of this payment was taken as a donation. Reverse it and record it again.',
    moreThanDue: 'This is more than is due for the fee.',
    sameAmount: 'is what was recorded already',
    cardAmount: 'is what the bank charged, and cannot be changed',
    otherCurrency: (currency: string) =>
      `This is paid in ${currency}. Reverse the payment and record it again.`,
  },
  refund: {
    otherWay:
      'This was not paid through the current gateway, so the bank cannot refund it from here. Reverse it and return the money yourself.',
    askedAlready: 'A refund was already requested, and the bank has not confirmed it yet.',
    byHandOnly: 'The bank cannot refund this from here. Reverse it and return the money yourself.',
    beingAsked: 'The bank is being asked at this moment. Try again in two minutes.',
    stillOpen:
      'A refund was requested and the bank has not confirmed it yet. Clear that up first, so the money is not returned twice.',
  },
  joint: {
    decidedTogether:
      'This is part of a payment for several, which is decided on as one. Open the joint payment.',
    wholeCheque: 'One cheque paid several. Reverse the whole joint payment.',
    notSettled: 'What came did not cover this one. It is still due.',
  },
  otherId: 'must be the id in the address',
  futureDay: 'must not be in the future',
  moreThanDue: 'More came in than was due. Choose what the rest is for, or correct the amount.',
  journalUsed:
    'A payment with this bank and journal number is already recorded. One transfer cannot pay twice; please check the number on the slip.',
  importUnfinished:
    'The import that this payment came with is still running or being undone. Try again when it has finished.',
  cardInOneCurrency: (currency: string) =>
    `Cards are charged in ${currency} only. Please pay by bank transfer instead.`,
  doubt: {
    sameSlip: (of: string) => `The same picture was already sent for ${of}.`,
    sameJournal: (of: string) => `The same journal number was given for ${of}, which was rejected.`,
    nearJournal: (of: string) => `The journal number is almost the same as for ${of}.`,
    otherBankName: (of: string) =>
      `The same journal number was given for ${of}, with the bank named differently.`,
    closed: (why: string) =>
      `${why} If the money has arrived, approve the payment: it will be held, to be returned or taken as a donation.`,
    paidOtherwise: 'This has since been paid in another way.',
    amountDiffers: (open: string) => `${open} is due, but a different amount was sent.`,
    futureDay: 'The payment date is in the future.',
    oldDay: 'The payment was made more than 60 days before the slip was sent.',
    enteredByYou: 'You entered this payment, so someone else has to verify it.',
  },
  /** What the message about a receipt says besides, each in a paragraph of its own. */
  receiptDetails: ({ currency, grouping, balance, isSurplus, isSimulated, isAttached }: ReceiptDetails) => [
    ...(isAttached ? ['The receipt is attached. Please keep it.'] : []),
    ...(isSimulated
      ? ['This was a simulation: no money moved, and the receipt is not proof of payment.']
      : []),
    ...(isSurplus
      ? [
          'Nothing more was due for this, so we are holding the money. The office will return it, or ask whether you would like to give it as a donation.',
        ]
      : balance > 0
        ? [`${sumText(balance, currency, grouping)} is still to pay.`]
        : []),
  ],
  corrected: ({
    name,
    title,
    amount,
    currency,
    grouping,
    receiptNumber,
    voidReceiptNumber,
    ...rest
  }: Corrected) => ({
    subject: `Receipt ${voidReceiptNumber} is replaced`,
    body: [
      `Dear ${name},`,
      `We made a mistake in receipt ${voidReceiptNumber}, which is void now. It is replaced by receipt ${receiptNumber}: ${sumText(amount, currency, grouping)} for ${title}.`,
      `What was wrong: ${rest.reason}`,
      ...(rest.isAttached ? ['The new receipt is attached. Please keep it.'] : []),
      ...(rest.isSimulated
        ? ['This was a simulation: no money moved, and the receipt is not proof of payment.']
        : []),
      ...(rest.balance > 0 ? [`${sumText(rest.balance, currency, grouping)} is still to pay.`] : []),
    ].join('\n\n'),
  }),
  reversed: ({ name, title, amount, currency, grouping, receiptNumber, reason, isSentBack }: Reversed) => ({
    subject: `Receipt ${receiptNumber} is void`,
    body: [
      `Dear ${name},`,
      `Receipt ${receiptNumber} for ${sumText(amount, currency, grouping)} (${title}) is void, because the payment was reversed.`,
      `Reason: ${reason}`,
      ...(isSentBack ? ['The bank is sending the money back to your card.'] : []),
    ].join('\n\n'),
  }),
};
