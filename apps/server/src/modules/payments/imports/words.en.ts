import { cellTitles, cellWords } from '../../imports/index.ts';

/** What people read about the payments in a sheet. */
export const words = {
  ...cellWords,
  method: 'must be cash, cheque, bank deposit, mobile transfer or card',
  ourNumber: 'looks like a number of our own receipts; only numbers of an older book belong here',
  sameJournal: (row: number) => `the same bank and journal number as in row ${row}`,
  sameReceipt: (row: number) => `the same old receipt number as in row ${row}`,
  journalKnown: (due: string) => `a payment with this bank and journal number is known already: ${due}`,
  receiptKnown: (due: string) => `a receipt with this number is known already: ${due}`,
  unknownMember: 'nobody in the register has this',
  otherName: (name: string) => `the register has ${name} under this number`,
};

/** What a group of findings is called. */
export const titles: Record<string, string> = {
  ...cellTitles,
  amount: 'Invalid amount',
  currency: 'Invalid currency',
  method: 'Unknown way to pay',
  bank: 'Invalid bank',
  journalNumber: 'Invalid journal number',
  oldReceiptNumber: 'Invalid old receipt number',
  unknownMember: 'Unknown member',
  journalKnown: 'Journal number known already',
  receiptKnown: 'Receipt number known already',

  otherName: 'Another name in the register',
};
