import type { SheetRow } from '../../../base/spreadsheets/sheet-row.ts';
import type { ImportColumn } from '../../../db/column-types.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Cells, ImportTarget, RowAsRead, SheetReading, Finding, RowKey } from '../import-target.ts';
import { totalIn } from './total-row.ts';
import { words } from '../words.en.ts';

/** Remembers what has been in a file so far, and where. */
class FileKeys {
  readonly #firstRows = new Map<string, number>();

  /** What of these occurred before; what is new is remembered. */
  add(rowNumber: number, keys: RowKey[]): Finding[] {
    const findings: Finding[] = [];
    for (const { key, field, found, message } of keys) {
      const first = this.#firstRows.get(key);
      if (first === undefined) this.#firstRows.set(key, rowNumber);
      else findings.push({ field, cause: 'duplicateInFile', found, message: message(first) });
    }
    return findings;
  }
}

/** A row of the sheet with all that is known about it. */
export interface ExaminedRow extends RowAsRead<unknown> {
  number: number;
  cells: string[];
}

/** Reads the rows of one file in their order: what each means, and whether it occurred before. */
export class RowReader {
  readonly #target: ImportTarget;
  readonly #columns: readonly ImportColumn[];
  readonly #reading: SheetReading<unknown>;
  readonly #keys = new FileKeys();
  /** Totals beneath the rows; no rows themselves, and left out. */
  readonly totalRows: { number: number; found: string }[] = [];

  constructor(target: ImportTarget, columns: readonly ImportColumn[], reading: SheetReading<unknown>) {
    this.#target = target;
    this.#columns = columns;
    this.#reading = reading;
  }

  /** The example of the template is no row. */
  read(rows: readonly SheetRow[]): ExaminedRow[] {
    return rows.flatMap(({ number, cells }) => {
      const byField = this.#byField(cells);
      if (this.#isExample(byField)) return [];
      const { row, problems, ...rest } = this.#reading.read(byField);
      // Somebody may be called so; their row is whole.
      const total = problems.length > 0 ? totalIn(cells) : undefined;
      if (total !== undefined) {
        this.totalRows.push({ number, found: total });
        return [];
      }
      const twice = row === null ? [] : this.#keys.add(number, this.#target.keysOf(row));
      const all = [...problems, ...twice];
      return [{ number, cells, ...rest, row: all.length > 0 ? null : row, problems: all }];
    });
  }

  /** Adds what the database has to say about rows that are good so far. */
  async check(db: Db | Tx, rows: readonly ExaminedRow[]): Promise<ExaminedRow[]> {
    const good = rows.filter(({ row }) => row !== null);
    if (good.length === 0) return [...rows];
    const answers = await this.#reading.check(
      db,
      good.map(({ row }) => row),
    );
    const byRow = new Map(good.map((row, place) => [row, answers[place]]));
    return rows.map((row) => {
      const answer = byRow.get(row);
      if (!answer) return row;
      return {
        ...row,
        row: answer.problems.length > 0 ? null : answer.row,
        problems: [...row.problems, ...answer.problems],
        warnings: [...row.warnings, ...answer.warnings],
      };
    });
  }

  #byField(cells: readonly string[]): Cells {
    const filled = this.#columns.flatMap(({ field }, place) => {
      const text = cells[place];
      return field !== null && text?.trim() ? [[field, text] as const] : [];
    });
    return new Map(filled);
  }

  #isExample(cells: Cells): boolean {
    return cells.get(this.#target.fields[0]!.name)?.startsWith(words.exampleMark) ?? false;
  }
}

/** Why a row is rejected, in one line for the sheet of rejected rows. */
export function reasonOf({ problems }: ExaminedRow, target: ImportTarget): string {
  return problems
    .map(({ field, message }) => {
      const label = target.fields.find(({ name }) => name === field)?.label;
      return label === undefined ? message : `${label}: ${message}`;
    })
    .join('\n');
}
