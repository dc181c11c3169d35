import type { PledgeRow } from '@kathok/contract';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';
import { sheetWords, yes } from '../words.en.ts';

/** What a sheet of pledges says, column by column. */
const columns: [keyof typeof sheetWords, number, (row: PledgeRow) => Cell, SheetColumn['kind']?][] = [
  ['pledgeNumber', 14, (row) => row.pledgeNumber],
  ['donorName', 28, (row) => row.donorName],
  ['membershipCode', 14, (row) => row.membershipCode],
  ['phone', 18, (row) => row.phone],
  ['email', 28, (row) => row.email],
  ['purpose', 20, (row) => row.purpose],
  ['amount', 14, (row) => row.amount, 'amount'],
  ['currency', 10, (row) => row.currency],
  ['rhythm', 12, (row) => row.rhythm],
  ['dayOfMonth', 16, (row) => String(row.dayOfMonth)],
  ['startsOn', 12, (row) => row.startsOn, 'day'],
  ['endsOn', 12, (row) => row.endsOn, 'day'],
  ['times', 10, (row) => (row.times === null ? null : String(row.times))],
  ['state', 12, (row) => row.state],
  ['pledged', 22, (row) => row.pledged, 'amount'],
  ['came', 14, (row) => row.came, 'amount'],
  ['behind', 18, (row) => row.behind, 'amount'],
  ['behindSince', 14, (row) => row.behindSince, 'day'],
  ['ahead', 14, (row) => row.ahead, 'amount'],
  ['lastCameOn', 12, (row) => row.lastCameOn, 'day'],
  ['remind', 12, (row) => (row.remind ? yes : null)],
];

export const pledgeSheet = {
  columns: columns.map(([key, width, , kind]): SheetColumn => ({
    heading: sheetWords[key],
    width,
    ...(kind && { kind }),
  })),
  cellsOf: (row: PledgeRow): Cell[] => columns.map(([, , cell]) => cell(row)),
};
