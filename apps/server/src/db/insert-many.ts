import { type Insertable, sql } from 'kysely';
import type { Tx } from './open-database.ts';
import type { Schema } from './schema.ts';

/**
 * Many rows in one statement with one parameter: no limit on parameters is reached, and nothing is compiled row by
 * row. All rows have the columns of the first; values travel as JSON and become what the table says they are.
 */
export async function insertMany<Table extends keyof Schema & string>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first).map(snakeCase);
  const columns = sql.join(names.map((name) => sql.raw(`"${name}"`)));
  const json = JSON.stringify(rows.map(withSnakeCase));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(tx);
}

function withSnakeCase(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]));
}

function snakeCase(name: string): string {
  if (!/^[a-zA-Z]+$/.test(name)) throw new Error(`${name} is no name of a column`);
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
