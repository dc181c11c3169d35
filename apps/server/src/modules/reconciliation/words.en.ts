/** What is said about bank statements. */
export const words = {
  columnsMissing: (labels: readonly string[]) =>
    `No column is read as: ${labels.join(', ')}. Choose which column it is.`,
  amountMissing: 'No column is read as Money in or as Amount. Choose which column it is.',
  row: (number: number, label: string, found: string) => `Row ${number}, ${label}: cannot read “${found}”.`,
  future: (number: number, day: string) => `Row ${number}: ${day} lies in the future.`,
  askDayOrder: (day: string) =>
    `Choose whether day or month comes first: ${day} can be read either way, and so can every other date of the file.`,
  bothSides: (number: number) => `Row ${number}: money came in and went out on one line.`,
  noLines: 'has no line with a date and an amount',
  tooManyLines: (most: number) => `has more than ${most} lines; split it into smaller files`,
  decidedAlready: 'This line is decided already.',
  noCredit: 'Money that left the account is no payment to the centre.',
  noLongerSure: 'No longer sure: something has changed since the list was opened.',
  notWaiting: 'This payment is already decided.',
  otherMethod: 'This payment is in cash or by card, so it cannot be a line of a bank statement.',
  otherCurrency: (currency: string) => `This is owed in ${currency}, and the statement is in ngultrum.`,
  approvedForMore: 'The payment was approved for more than the bank received. Correct the payment first.',
  chooseRest: 'must be chosen, because more came in than was due',
  matchedAlready: 'This payment is matched to another line already.',
  noRightToFees: 'You have no right to decide on membership fees.',
  noRightToRecord: 'You have no right to record donations.',
  noRightToReverse: 'You have no right to reverse this payment.',
  nothingToReverse: 'There is no paid payment to reverse. Undo the decision without a reversal.',
  takenBackAlready: 'This decision was already undone.',
  noDifference: 'The bank and the books agree on this line.',
  otherDifference: 'The difference is another one by now. Look at it again.',
  bothOfOther: 'must be given together with the amount',
  paidAlready: 'Nothing is owed for it any more.',
  noCardPayments: 'No card payments on these days.',
  netAboveGross: 'The credit is more than the card payments of these days.',
  tooMuchKept:
    'The bank would have kept more than a tenth. Choose other days, or say what else it has taken off.',
  wrongDays: 'must not be before the first day',
  failed: 'Approval failed. Try again, or open the payment.',
};

/** What the columns of a statement are called. */
export const fieldWords = {
  bookedOn: ['Date', 'The day the bank booked it'],
  description: ['Description', 'What the bank wrote'],
  journalNumber: ['Journal number', 'Of the transfer'],
  reference: ['Reference', 'What the payer wrote'],
  sender: ['Sender', 'Who paid'],
  credit: ['Money in', 'Credits; choose this or Amount'],
  debit: ['Money out', 'Debits'],
  amount: ['Amount', 'In one column, with a minus or DR for money out'],
  direction: ['Credit or debit', 'CR or DR'],
} as const;
