import type { Day } from '@kathok/contract';
import { randomUUID } from 'node:crypto';
import {
  alike,
  insertText,
  type NewRow,
  type NewRows,
  snakeCase,
  together,
} from '../statements/insert-many.ts';
import type { LastStatements } from './dialect.ts';
import type { ReceiptSeries, Schema } from '../schema.ts';

export type Counter = 'membership_code' | 'fee_number' | 'donation_number' | 'pledge_number';

/** Words for the number of a receipt. */
export interface ReceiptNumber {
  year: string;
  /** The position in its year, as it is printed. */
  digits: string;
}

/** A receipt as its module writes it: its place in the series and its seal are known at the end only. */
export type UnsealedReceipt = Omit<
  NewRow<'receipts'>,
  'series' | 'year' | 'position' | 'previousHash' | 'hash'
> & { snapshot: string };

export interface Series {
  series: ReceiptSeries;
  year: number;
  /** The latest year that may have begun: one that a wrong clock has reached is left again. */
  latest: number;
  day: Day;
}

interface Filled {
  mark: string;
  words: string[];
}

/**
 * What a transaction leaves to its last statement: rows that nobody reads before, and numbers, for which everybody else
 * waits. Until they are taken a word stands for each number, wherever it is written or answered.
 */
export class LastWrites {
  #rows: Partial<Record<string, readonly object[]>>[] = [];
  #names: { table: string; column: string; id: string; name: string }[] = [];
  #counters = new Map<Counter, number[]>();
  #series = new Map<ReceiptSeries, Series & { receipts: { place: number; snapshot: string }[] }>();
  #wordCount = 0;
  #mark = newMark();
  readonly #filled: Filled[] = [];

  add(rows: NewRows): void {
    this.#rows.push(rows);
  }

  /** The digits of the next number. */
  code(counter: Counter): string {
    const places = this.#counters.get(counter) ?? [];
    this.#counters.set(counter, places);
    places.push(this.#wordCount + 1);
    return this.#word();
  }

  /** A row that is there already gets its name. */
  name<Table extends keyof Schema & string>(
    table: Table,
    column: keyof Schema[Table] & string,
    id: string,
    name: string,
  ): void {
    this.#names.push({ table: snakeCase(table), column: snakeCase(column), id, name });
  }

  /** A receipt at the next place of its series. `write` is told the words for its number. */
  addReceipt<Receipt extends UnsealedReceipt>(
    series: Series,
    write: (number: ReceiptNumber) => Receipt,
  ): Receipt {
    const known = this.#series.get(series.series) ?? { ...series, receipts: [] };
    this.#series.set(series.series, known);
    const place = this.#wordCount + 1;
    const [year, position, digits] = [this.#word(), this.#word(), this.#word()];
    const [previousHash, hash] = [this.#word(), this.#word()];
    const receipt = write({ year, digits });
    known.receipts.push({ place, snapshot: this.fillIn(receipt.snapshot) });
    this.#rows.push({
      receipts: [{ ...receipt, series: series.series, year, position, previousHash, hash }],
    });
    return receipt;
  }

  /**
   * All that is left to write; no statements when nothing is. What needs no number is written before the numbers are
   * taken, so that nobody waits for it; the last one answers the numbers. Goes on empty.
   */
  take(): LastStatements {
    const mark = this.#mark;
    const hasNumbers = this.#wordCount > 0;
    const { early, numbered, names } = this.#inTwoParts();
    const first = new Values();
    const last = new Values();
    const marked = last.add(mark);
    const filled = (text: string) => `fill_in(${last.add(text)}, ${marked}, words)`;
    const before = early.map(({ table, columns, text }) => insertText(table, columns, first.add(text)));
    const written = [
      ...numbered.map(({ table, columns, text }) => insertText(table, columns, filled(text), 'taken, ')),
      ...names.map(
        ({ table, column, id, name }) =>
          `update "${table}" set "${column}" = ${filled(name)} from taken where id = ${last.add(id)}`,
      ),
    ].map((part, at) => `written_${at} as (${part})`);
    const taken = this.#takeText(marked, last);
    this.#startAnew();
    const statements = before.length > 0 ? [{ text: together(before), values: first.all }] : [];
    if (!hasNumbers) return { statements, isWaitedFor: false, read: () => {} };
    const text = `with ${[taken, ...written].join(', ')} select to_json(words) as words from taken`;
    return {
      statements: [...statements, { text, values: last.all }],
      isWaitedFor: true,
      read: ([row]) => void this.#filled.push({ mark, words: row!['words'] as string[] }),
    };
  }

  /** The same with the numbers that were taken so far, in every text it holds. */
  fillIn<Value>(value: Value): Value {
    return this.#filled.reduce((filled, by) => fillIn(filled, by), value as unknown) as Value;
  }

  #word(): string {
    this.#wordCount += 1;
    return `${this.#mark}${this.#wordCount}${this.#mark}`;
  }

  /**
   * A row that carries a number is written when that is taken. Only where another one refers to it that is written earlier,
   * it has to be there before, and gets its name later; that is twice the work.
   */
  #inTwoParts() {
    const rows = alike(this.#rows).map((group) => ({
      ...group,
      text: this.fillIn(JSON.stringify(group.rows)),
    }));
    const isPlain = ({ text }: { text: string }) => !text.includes(this.#mark);
    const isReferredTo = (id: string) => rows.some((group) => isPlain(group) && group.text.includes(id));
    const named = (group: { table: string; text: string }) =>
      this.#names.filter(({ table, id }) => table === group.table && group.text.includes(id));
    const numbered = rows.filter(
      (group) => !isPlain(group) && !named(group).some(({ id }) => isReferredTo(id)),
    );
    const early = rows.filter((group) => !numbered.includes(group));
    const namedAtOnce = numbered.flatMap(named);
    return { early, numbered, names: this.#names.filter((name) => !namedAtOnce.includes(name)) };
  }

  #takeText(marked: string, values: Values): string {
    const counters = [...this.#counters].map(([name, places]) => ({ name, places }));
    const asked = [this.#wordCount, counters, [...this.#series.values()]];
    const given = [marked, ...asked.map((value) => values.add(JSON.stringify(value)))];
    return `taken as materialized (select take_numbers_last(${given.join(', ')}) as words)`;
  }

  #startAnew(): void {
    this.#rows = [];
    this.#names = [];
    this.#counters = new Map();
    this.#series = new Map();
    this.#wordCount = 0;
    this.#mark = newMark();
  }
}

/** The values of a statement, in its text only by their places: so it is the same text the next time. */
class Values {
  readonly all: string[] = [];

  add(value: string): string {
    return `$${this.all.push(value)}`;
  }
}

/** Nobody can guess it, so nothing that people write is taken for it; letters and digits are the same in JSON, HTML and links. */
const newMark = () => `n${randomUUID().replaceAll('-', '')}n`;

function fillIn(value: unknown, by: Filled): unknown {
  if (typeof value === 'string') return value.includes(by.mark) ? fillText(value, by) : value;
  if (Array.isArray(value)) return value.map((one) => fillIn(one, by));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const filled = { ...value } as Record<string, unknown>;
  for (const [key, inner] of Object.entries(filled)) {
    const said = fillIn(inner, by);
    if (said !== inner) filled[key] = said;
  }
  return filled;
}

function fillText(text: string, { mark, words }: Filled): string {
  const parts = text.split(mark);
  return parts.map((part, place) => (place % 2 === 0 ? part : words[Number(part) - 1])).join('');
}
