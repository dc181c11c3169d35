import { CompiledQuery, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../open-database.ts';
import type { Schema } from '../schema.ts';

/** A new row; what lies in a JSON column is given as it is, not as text. */
export type NewRow<Table extends keyof Schema> = {
  [Column in keyof Insertable<Schema[Table]>]:
    | Insertable<Schema[Table]>[Column]
    | (Column extends keyof Selectable<Schema[Table]>
        ? Extract<Selectable<Schema[Table]>[Column], object | null>
        : never);
};

/** New rows of any tables. */
export type NewRows = { [Table in keyof Schema]?: readonly NewRow<Table>[] };

/** Many rows of one table in one statement. */
export function insertMany<Table extends keyof Schema & string>(
  tx: Tx,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  return insertTogether(tx, [{ [table]: rows }]);
}

/**
 * Rows of many tables in one statement, with one parameter for each table: no limit on parameters is reached, and nothing is compiled
 * row by row. Rows may refer to each other, since foreign keys are checked at the end of a statement. Values travel as
 * JSON and become what the table says they are; columns that are not given get their default.
 */
export async function insertTogether(tx: Tx, batches: readonly NewRows[]): Promise<void> {
  const groups = alike(batches);
  if (groups.length === 0) return;
  const inserts = groups.map(({ table, columns }, at) => insertText(table, columns, `$${at + 1}`));
  const values = groups.map(({ rows }) => JSON.stringify(rows));
  await tx.executeQuery(CompiledQuery.raw(together(inserts), values));
}

/** Inserts the rows in a JSON text; `beside` names what else that text is made of. */
export function insertText(table: string, columns: readonly string[], rows: string, beside = ''): string {
  const names = columns.map((name) => `"${name}"`).join(', ');
  const values = columns.map((name) => `rows."${name}"`).join(', ');
  return `insert into "${table}" (${names}) select ${values}
    from ${beside}json_populate_recordset(null::"${table}", ${rows}::json) as rows`;
}

/** Several statements as one. */
export function together(statements: readonly string[]): string {
  const last = statements.at(-1) ?? 'select 1';
  const before = statements.slice(0, -1).map((statement, at) => `written_${at} as (${statement})`);
  return before.length === 0 ? last : `with ${before.join(', ')} ${last}`;
}

/** Rows of the same table with the same columns, together. */
export function alike(batches: readonly Partial<Record<string, readonly object[]>>[]) {
  const groups = new Map<string, { table: string; columns: string[]; rows: object[] }>();
  for (const [table, rows] of batches.flatMap((batch) => Object.entries(batch))) {
    for (const row of rows ?? []) {
      const named = withSnakeCase(row);
      const columns = Object.keys(named);
      const key = [table, ...columns].join();
      const group = groups.get(key) ?? { table: snakeCase(table), columns, rows: [] };
      group.rows.push(named);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function withSnakeCase(row: object): object {
  const named: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) if (value !== undefined) named[snakeCase(key)] = value;
  return named;
}

/** There are no more of them than columns. */
const snakeCased = new Map<string, string>();

export function snakeCase(name: string): string {
  const known = snakeCased.get(name);
  if (known !== undefined) return known;
  if (!/^[a-zA-Z]+$/.test(name)) throw new Error(`${name} is no name of a column`);
  const made = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeCased.set(name, made);
  return made;
}
