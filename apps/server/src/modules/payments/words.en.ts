import { type PaymentState, sumText } from '@kathok/contract';

interface Approved {
  name: string;
  title: string;
  amount: number;
  currency: string;
  receiptNumber: string;
  balance: number;
  /** It came twice, or for what is no longer owed. */
  isSurplus: boolean;
  /** Paid at a simulated bank. */
  isSimulated: boolean;
}

interface Reversed extends Pick<Approved, 'name' | 'title' | 'amount' | 'currency' | 'receiptNumber'> {
  reason: string;
  /** The bank sends it back. */
  isSentBack: boolean;
}

/** What people read about payments. */
export const words = {
  /** Why nothing more can happen to a payment, by what became of it. */
  happened: {
    paid: 'This is paid already.',
    pending: 'This payment waits to be verified.',
    processing: 'The bank has not answered yet.',
    rejected: 'This payment was rejected already.',
    failed: 'This payment did not go through.',
    cancelled: 'This payment was cancelled.',
    reversed: 'This payment was taken back already.',
  } satisfies Record<PaymentState, string>,
  decidedMeanwhile: 'Somebody else has decided this in the meantime, or there is nothing left to decide.',
  waitsAlready: 'A payment for this waits to be verified already.',
  tooManySlips: 'Many slips were sent for this already. Please speak with the office.',
  nothingOwed:
    'must be empty, because nothing is owed any more; approve the payment first, then take it as a donation',
  nothingKeptApart: 'No money is kept apart here. It was returned or taken as a donation already.',
  takenAsDonation: (purpose: string) => `Taken as a donation: ${purpose}`,
  notPaid: 'There is no paid payment to take back.',
  refund: {
    otherWay:
      'This was not paid through the gateway that is set up now, so the bank cannot send it back from here. Reverse it, and send the money back by hand.',
    askedAlready: 'The bank was asked to send this back already, and has not said yet whether it did.',
    byHandOnly: 'The bank cannot send this back from here. Reverse it, and send the money back by hand.',
    stillOpen:
      'The bank was asked to send this back and has not said yet whether it did. Clear that up first, so that it does not go back twice.',
  },
  otherId: 'must be the id in the address',
  futureDay: 'must not lie in the future',
  moreThanDue: 'is more than is due; take the rest as a donation, or correct the sum',
  journalUsed:
    'A payment with this bank and journal number is known already. One transfer cannot pay twice; please check the number on the slip.',
  importTakenBack: 'Import taken back',
  cardInOneCurrency: (currency: string) =>
    `Cards are charged in ${currency} only. Please pay by bank transfer instead.`,
  doubt: {
    sameSlip: (of: string) => `The same picture was sent for ${of}.`,
    sameJournal: (of: string) => `The same journal number was given for ${of}, which was rejected.`,
    nearJournal: (of: string) => `The journal number is nearly that of ${of}.`,
    closed: (why: string) =>
      `${why} If the money has arrived, approve the payment: it is kept apart, to be returned or taken as a donation.`,
    paidOtherwise: 'This was paid in another way meanwhile.',
    amountDiffers: (open: string) => `${open} is open, which is not what was sent.`,
    futureDay: 'The day of payment lies in the future.',
    oldDay: 'The payment was made more than 60 days before the slip was sent.',
    enteredByYou: 'You entered this payment yourself; somebody else has to verify it.',
  },
  approved: ({
    name,
    title,
    amount,
    currency,
    receiptNumber,
    balance,
    isSurplus,
    isSimulated,
  }: Approved) => ({
    subject: `Receipt ${receiptNumber}`,
    body: [
      `Dear ${name},`,
      `We have received ${sumText(amount, currency)} for ${title}. Your receipt number is ${receiptNumber}.`,
      ...(isSimulated
        ? ['This was a simulation: no money moved, and the receipt is no proof of a payment.']
        : []),
      ...(isSurplus
        ? [
            'Nothing more was to be paid for this, so we keep the money apart. The office will return it, or ask you whether to take it as a donation.',
          ]
        : balance > 0
          ? [`${sumText(balance, currency)} of it is still open.`]
          : []),
      'Thank you.',
    ].join('\n\n'),
  }),
  reversed: ({ name, title, amount, currency, receiptNumber, reason, isSentBack }: Reversed) => ({
    subject: `Receipt ${receiptNumber} is void`,
    body: [
      `Dear ${name},`,
      `Receipt ${receiptNumber} for ${sumText(amount, currency)} (${title}) is void, because the payment was reversed.`,
      `The reason: ${reason}`,
      ...(isSentBack ? ['The bank is sending the money back to your card.'] : []),
    ].join('\n\n'),
  }),
  rejected: ({
    name,
    title,
    reason,
    link,
  }: {
    name: string;
    title: string;
    reason: string;
    link: string;
  }) => ({
    subject: 'About your payment',
    body: [
      `Dear ${name},`,
      `We could not accept the payment for ${title}.`,
      `The reason: ${reason}`,
      `You can send another slip here: ${link}`,
    ].join('\n\n'),
  }),
};
