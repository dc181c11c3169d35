import { cellTitles, cellWords } from '../imports/index.ts';

/** What people read about the payments in a sheet. */
export const words = {
  ...cellWords,
  method: 'must be cash, cheque, bank deposit, mobile transfer or card',
  ourNumber: 'looks like one of our own receipt numbers; enter only numbers from an older book',
  sameJournal: (row: number) => `same bank and journal number as row ${row}`,
  sameReceipt: (row: number) => `same old receipt number as row ${row}`,
  journalKnown: (due: string) => `a payment with this bank and journal number is already recorded: ${due}`,
  receiptKnown: (due: string) => `a receipt with this number already exists: ${due}`,
  unknownMember: 'no member found with this',
  importTakenBack: 'Import undone',
  otherName: (name: string) => `the register has ${name} under this number`,
};

/** What a group of findings is called. */
export const titles: Record<string, string> = {
  ...cellTitles,
  amount: 'Invalid amount',
  currency: 'Invalid currency',
  method: 'Unknown payment method',
  bank: 'Invalid bank',
  journalNumber: 'Invalid journal number',
  oldReceiptNumber: 'Invalid old receipt number',
  unknownMember: 'Unknown member',
  journalKnown: 'Journal number already recorded',
  receiptKnown: 'Receipt number already exists',

  otherName: 'Different name in the register',
};
