import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';

/** Every `table.column` that has one of the texts in it, wherever in the database. */
export async function whereFound(db: Db, texts: string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select relname::text as table, attname::text as column from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`.execute(
    db,
  );
  const found: string[] = [];
  const suspects = new Set<string>();
  for (const table of new Set(columns.map((one) => one.table)))
    if (await mayHold(db, table, texts)) suspects.add(table);
  for (const { table, column } of columns.filter((one) => suspects.has(one.table))) {
    const { rows } = await sql<{ is: boolean }>`select exists (select from ${sql.table(table)}
      cross join unnest(${texts}::text[]) as trace
      where position(trace in ${sql.ref(column)}::text) > 0) as is`.execute(db);
    if (rows[0]?.is) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/** Whether a whole row has one of the texts in it: a table without any is asked once, and not for each of its columns. */
async function mayHold(db: Db, table: string, texts: string[]): Promise<boolean> {
  // A row doubles these.
  if (texts.some((text) => /["\\]/.test(text))) return true;
  const { rows } = await sql<{ is: boolean }>`select exists (select from ${sql.table(table)} as whole
    cross join unnest(${texts}::text[]) as trace where position(trace in whole::text) > 0) as is`.execute(db);
  return rows[0]?.is === true;
}
