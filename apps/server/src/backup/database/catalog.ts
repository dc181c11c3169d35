import type { ClientBase } from 'pg';

export interface Table {
  name: string;
  /** Without generated columns, which cannot be written. */
  columns: string[];
  blocks: number;
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Every table of ours but the list of migrations, which a restore writes itself, and unlogged ones, which hold nothing
 * that has to be kept.
 */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
      array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns,
      (pg_relation_size(c.oid) / current_setting('block_size')::int)::int AS blocks
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p' AND c.relname <> 'migration'
    GROUP BY c.oid ORDER BY c.relname`);
  return rows;
}

export async function listSequences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S' ORDER BY relname`);
  return rows.map(({ name }) => name);
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT r.relname AS "table", c.conname AS name, pg_get_constraintdef(c.oid) AS definition
    FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
    WHERE c.connamespace = current_schema()::regnamespace AND c.contype = 'f' AND c.conparentid = 0
    ORDER BY 1, 2`);
  return rows;
}

export interface Trigger {
  table: string;
  name: string;
  /** As in pg_trigger.tgenabled. */
  enabled: 'O' | 'D' | 'R' | 'A';
}

export async function listTriggers(client: ClientBase): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(`
    SELECT r.relname AS "table", t.tgname AS name, t.tgenabled AS enabled
    FROM pg_trigger t JOIN pg_class r ON r.oid = t.tgrelid
    WHERE r.relnamespace = current_schema()::regnamespace AND NOT t.tgisinternal ORDER BY 1, 2`);
  return rows;
}
