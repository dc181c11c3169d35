import type { z } from 'zod';
import type { Cells, Finding, Findings } from '../import-target.ts';
import { cellWords as words } from '../reading/words.en.ts';
import { writtenDay } from './written-day.ts';

/** Reads the cells of one row and keeps what there is to say about them. */
export class CellReader implements Findings {
  readonly problems: Finding[] = [];
  readonly warnings: Finding[] = [];
  readonly #cells: Cells;

  constructor(cells: Cells) {
    this.#cells = cells;
  }

  /** On one line; a cell that is empty, or that no column is read into, is undefined. */
  line(field: string): string | undefined {
    return this.text(field)?.replace(/\s+/g, ' ');
  }

  text(field: string): string | undefined {
    return this.#cells.get(field)?.trim() || undefined;
  }

  /** What a rule of the contract makes of the cell; null when it is empty or breaks the rule. */
  parse<Value>(field: string, schema: z.ZodType<Value>, text = this.line(field)): Value | null {
    if (text === undefined) return null;
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data;
    this.problem(field, field, parsed.error.issues[0]?.message ?? '');
    return null;
  }

  /** One of a list of words; null when the cell is empty or says something else. What its author was not sure of is asked. */
  choose<Value>(field: string, find: (word: string) => Value | undefined, message: string): Value | null {
    const text = this.line(field);
    if (text === undefined) return null;
    if (/[?？]/.test(text)) {
      this.problem(field, 'unsure', words.unsure);
      return null;
    }
    const value = find(text);
    if (value === undefined) this.problem(field, field, message);
    return value ?? null;
  }

  /** The same for what a record can do without: a question mark leaves it empty, and is told, instead of rejecting the row. */
  chooseIfSure<Value>(
    field: string,
    find: (word: string) => Value | undefined,
    message: string,
  ): Value | null {
    if (!/[?？]/.test(this.line(field) ?? '')) return this.choose(field, find, message);
    this.warn(field, 'unsure', words.leftEmpty);
    return null;
  }

  problem(field: string, cause: string, message: string): void {
    this.problems.push(this.#finding(field, cause, message));
  }

  warn(field: string, cause: string, message: string): void {
    this.warnings.push(this.#finding(field, cause, message));
  }

  #finding(field: string, cause: string, message: string): Finding {
    const text = this.text(field);
    const found = text === undefined ? null : writtenDay(text.slice(0, 200));
    return { field, cause, found, message: found === null ? message : `found ${found}; ${message}` };
  }
}
