import type { ImportPreview, RowProblem } from '@kathok/contract';
import type { ImportColumn } from '../../../db/column-types.ts';
import type { Finding, ImportTarget } from '../import-target.ts';

type Group = ImportPreview['errors'][number];

const rowsShown = 50;

/** Counts rows by what there is to say about them, and keeps the first of each kind. */
export class FindingGroups {
  readonly #groups = new Map<string, Group>();
  readonly #lastRows = new Map<string, number>();
  readonly #columnNames: Map<string, string>;
  readonly #titles: ImportTarget['titles'];

  constructor(columns: readonly ImportColumn[], { titles }: ImportTarget) {
    this.#columnNames = new Map(
      columns.flatMap(({ name, field }) => (field === null ? [] : [[field, name]])),
    );
    this.#titles = titles;
  }

  add(row: number, findings: readonly Finding[]): void {
    for (const finding of findings) {
      const { cause } = finding;
      const group = this.#groups.get(cause) ?? {
        cause,
        title: this.#titles[cause] ?? cause,
        count: 0,
        rows: [],
      };
      this.#groups.set(cause, group);
      if (this.#lastRows.get(cause) !== row) group.count += 1;
      this.#lastRows.set(cause, row);
      if (group.rows.length < rowsShown) group.rows.push(this.#problem(row, finding));
    }
  }

  /** The commonest first. */
  list(): Group[] {
    return [...this.#groups.values()].sort((one, other) => other.count - one.count);
  }

  #problem(row: number, { field, cause, found, message }: Finding): RowProblem {
    return { row, column: this.#columnNames.get(field ?? '') ?? null, field, cause, found, message };
  }
}
