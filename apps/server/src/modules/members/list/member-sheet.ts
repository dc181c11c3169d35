import type { MemberRow } from '@kathok/contract';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';
import { sheetWords } from '../words.en.ts';

/** What a sheet of members says, column by column. */
const columns: [keyof typeof sheetWords, number, (row: MemberRow) => Cell, SheetColumn['kind']?][] = [
  ['membershipCode', 14, (row) => row.membershipCode],
  ['name', 28, (row) => row.name],
  ['nameDzongkha', 24, (row) => row.nameDzongkha],
  ['gender', 10, (row) => row.gender],
  ['identityNumber', 16, (row) => row.identityNumber],
  ['phone', 18, (row) => row.phone],
  ['email', 28, (row) => row.email],
  ['country', 16, (row) => row.country],
  ['dzongkhag', 18, (row) => row.dzongkhag],
  ['gewog', 18, (row) => row.gewog],
  ['village', 18, (row) => row.village],
  ['membershipType', 16, (row) => row.membershipType],
  ['paymentFrequency', 16, (row) => row.paymentFrequency],
  ['status', 10, (row) => row.status],
  ['standing', 12, (row) => row.standing],
  ['joinedOn', 12, (row) => row.joinedOn, 'day'],
  ['paidUntil', 12, (row) => (row.isLifetime ? sheetWords.forLife : row.paidUntil), 'day'],
  ['endedOn', 12, (row) => row.endedOn, 'day'],
];

export const memberSheet = {
  columns: columns.map(([key, width, , kind]): SheetColumn => ({
    heading: sheetWords[key],
    width,
    ...(kind && { kind }),
  })),
  cellsOf: (row: MemberRow): Cell[] => columns.map(([, , cell]) => cell(row)),
};
