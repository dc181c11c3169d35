/** What people read about the payments in a sheet. */
export const words = {
  required: 'must not be empty',
  method: 'must be cash, cheque, bank deposit, mobile transfer or card',
  cutOff: 'the spreadsheet has cut off digits: format the column as text and type the number again',
  cid: 'a CID has 11 digits',
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
  required: 'Empty, but needed',
  amount: 'Invalid amount',
  currency: 'Invalid currency',
  method: 'Unknown way to pay',
  date: 'Invalid date',
  future: 'Date in the future',
  dateOrder: 'Dates that contradict each other',
  bank: 'Invalid bank',
  journalNumber: 'Invalid journal number',
  oldReceiptNumber: 'Invalid old receipt number',
  cutOff: 'Digits cut off by the spreadsheet',
  cid: 'Invalid CID',
  unknownMember: 'Unknown member',
  duplicateInFile: 'Twice in this file',
  journalKnown: 'Journal number known already',
  receiptKnown: 'Receipt number known already',

  otherName: 'Another name in the register',
  ambiguousDate: 'Day and month could be meant the other way round',
  shortYear: 'Year with two digits',
};
