import type { ProblemGroup, RowProblem } from '@kathok/contract';
import type { ImportColumn } from '../../../db/column-types.ts';
import type { Finding, ImportTarget } from '../import-target.ts';

const rowsShown = 50;

/** Counts rows by what there is to say about which column, and keeps the first of each kind. */
export class FindingGroups {
  readonly #groups = new Map<string, ProblemGroup>();
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
      const problem = this.#problem(row, finding);
      const { column } = problem;
      const key = `${cause} ${column}`;
      const title = this.#titles[cause] ?? cause;
      const group = this.#groups.get(key) ?? { cause, title, column, count: 0, rows: [] };
      this.#groups.set(key, group);
      if (this.#lastRows.get(key) !== row) group.count += 1;
      this.#lastRows.set(key, row);
      if (group.rows.length < rowsShown) group.rows.push(problem);
    }
  }

  /** The commonest first. */
  list(): ProblemGroup[] {
    return [...this.#groups.values()].sort((one, other) => other.count - one.count);
  }

  #problem(row: number, { field, cause, found, message }: Finding): RowProblem {
    return { row, column: this.#columnNames.get(field ?? '') ?? null, field, cause, found, message };
  }
}
