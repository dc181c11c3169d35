import { englishFormat } from '@kathok/contract';

/** What people read about cells that occur in sheets of every kind. */
export const cellWords = {
  required: 'must not be empty',
  cid: 'a CID has 11 digits',
  cutOff: 'the spreadsheet has cut off digits: format the column as text and type the number again',
  phone:
    'a mobile number in Bhutan has 8 digits and begins with 16, 17, 77 or 87; others need their country code, such as +61',
  date: 'must be a day, such as 15/03/1980',
  dayFirst: 'write the day before the month, such as 15/03/1980',
  future: 'must not be in the future',
  unsure: 'is this certain? Remove the question mark if it is, or clear the cell',
  leftEmpty: 'has a question mark and is left empty; please ask',
  severalPhones: (kept: string) => `more than one number; ${kept} is kept`,
  phoneCountry: (kept: string) => `read as ${kept}`,
  ambiguous: (day: string) => `read day first, as ${englishFormat.day(day)}`,
  shortYear: (day: string) => `the year has two digits; read as ${englishFormat.day(day)}`,
};

/** What a group of such findings is called. */
export const cellTitles = {
  required: 'Required field is empty',
  cid: 'Invalid CID',
  cutOff: 'Digits cut off by the spreadsheet',
  phone: 'Invalid phone number',
  date: 'Invalid date',
  future: 'Date in the future',
  dateOrder: 'Conflicting dates',
  unsure: 'Marked with a question mark',
  totalRow: 'Total row, not imported',
  duplicateInFile: 'Duplicate in this file',
  severalPhones: 'More than one phone number',
  phoneCountry: 'Country code added',
  ambiguousDate: 'Day and month may be swapped',
  shortYear: 'Year with two digits',
};

/** How people call what a row was understood as. */
export const choiceWords: Readonly<Record<string, string>> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  cid: 'CID',
  passport: 'Passport',
  yes: 'Yes',
  no: 'No',
  life: 'For life',
  resigned: 'Resigned',
  deceased: 'Deceased',
  suspended: 'Suspended',
  declined: 'Declined',
  renewal: 'Renewal',
  registration: 'Registration',
  cash: 'Cash',
  cheque: 'Cheque',
  bank_deposit: 'Bank deposit',
  mobile_transfer: 'Mobile transfer',
  card: 'Card',
};
