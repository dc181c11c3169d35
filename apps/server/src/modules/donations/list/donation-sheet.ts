import type { DonationRow } from '@kathok/contract';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';
import { sheetWords, yes } from '../words.en.ts';

/** What a sheet of donations says, column by column. */
const columns: [keyof typeof sheetWords, number, (row: DonationRow) => Cell, SheetColumn['kind']?][] = [
  ['donationNumber', 14, (row) => row.donationNumber],
  ['donatedOn', 12, (row) => row.donatedOn, 'day'],
  ['donorType', 12, (row) => row.donorType],
  ['donorName', 28, (row) => row.donorName],
  ['membershipCode', 14, (row) => row.membershipCode],
  ['phone', 18, (row) => row.phone],
  ['email', 28, (row) => row.email],
  ['purpose', 20, (row) => row.purpose],
  ['amount', 14, (row) => row.amount, 'amount'],
  ['currency', 10, (row) => row.currency],
  ['paymentStatus', 12, (row) => row.paymentStatus],
  ['method', 16, (row) => row.method],
  ['paidOn', 12, (row) => row.paidOn, 'day'],
  ['receiptNumber', 18, (row) => row.receiptNumber],
  ['reference', 14, (row) => row.reference],
  ['isSimulated', 12, (row) => (row.isSimulated ? yes : null)],
];

export const donationSheet = {
  columns: columns.map(([key, width, , kind]): SheetColumn => ({
    heading: sheetWords[key],
    width,
    ...(kind && { kind }),
  })),
  cellsOf: (row: DonationRow): Cell[] => columns.map(([, , cell]) => cell(row)),
};
