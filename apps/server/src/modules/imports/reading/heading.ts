import type { SheetRow } from '../../../base/spreadsheets/sheet-row.ts';
import type { ImportField } from '../import-target.ts';
import { guessFields } from './guess-fields.ts';

const rowsToLookAt = 10;

/** The row with the headings: the first in which two columns are recognised, since a title may stand above; else the first. */
export function findHeading(rows: readonly SheetRow[], fields: readonly ImportField[]): SheetRow | undefined {
  const recognised = rows
    .slice(0, rowsToLookAt)
    .find(({ cells }) => guessFields(cells, fields).filter((field) => field !== null).length >= 2);
  return recognised ?? rows[0];
}

/** Every column needs a name of its own: `Phone`, `Phone (2)`; a nameless one is called after its letter. */
export function columnNames(cells: readonly string[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, place) => {
    const plain =
      (cells[place] ?? '').replace(/\s+/g, ' ').trim().slice(0, 100) || `Column ${letterOf(place)}`;
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain} (${count})`;
    taken.add(name);
    return name;
  });
}

function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}
