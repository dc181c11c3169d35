import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readApplied } from '../../db/migrations/migrate.ts';
import { StartError } from '../../base/start/start-error.ts';
import type { ArchiveWriter } from '../archive/archive-writer.ts';
import { listSequences, listTables, quote, type Table } from './catalog.ts';
import type { Contents, Manifest } from '../archive/manifest.ts';
import { readContents } from './contents.ts';
import { isLeftOut, savedOf } from './left-out.ts';
import { usePortableText } from './text-format.ts';

/** About 4 MB of table at a time: neither side ever holds a whole table in memory. */
const BLOCKS_PER_PART = 512;

export interface DatabaseContents extends Pick<Manifest, 'migrations' | 'tables' | 'sequences'> {
  contents?: Omit<Contents, 'files'> | undefined;
}

/** Writes every table as of one instant, while others go on working. */
export async function dumpDatabase(
  client: ClientBase,
  archive: ArchiveWriter,
  onRows: (count: number) => void = () => {},
): Promise<DatabaseContents> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await usePortableText(client);
  const migrations = await readApplied(client);
  if (!migrations) throw new StartError('There is nothing to save: the database has no tables yet.');
  const tables: DatabaseContents['tables'] = [];
  let saved = 0;
  for (const table of await listTables(client)) {
    const rows = await dumpTable(client, archive, table);
    tables.push({ name: table.name, columns: table.columns, rows });
    onRows((saved += rows));
  }
  const sequences = await readSequences(client);
  const contents = await readContents(client);
  await client.query('COMMIT');
  return { migrations, tables, sequences, contents };
}

async function dumpTable(client: ClientBase, archive: ArchiveWriter, table: Table): Promise<number> {
  if (isLeftOut(table)) return 0;
  const { columns, only } = savedOf(table);
  let rows = 0;
  for (let block = 0; block < table.blocks; block += BLOCKS_PER_PART) {
    const range = `ctid >= '(${block},0)' AND ctid < '(${block + BLOCKS_PER_PART},0)'`;
    const stream = client.query(
      copyTo(`COPY (SELECT ${columns} FROM ${quote(table.name)} WHERE ${range} ${only}) TO STDOUT`),
    );
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (chunks.length === 0) continue;
    const number = String(block / BLOCKS_PER_PART).padStart(6, '0');
    await archive.add(`tables/${table.name}/${number}`, Buffer.concat(chunks));
    rows += stream.rowCount;
  }
  return rows;
}

async function readSequences(client: ClientBase): Promise<DatabaseContents['sequences']> {
  const sequences: DatabaseContents['sequences'] = [];
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quote(name)}`,
    );
    sequences.push({ name, ...rows[0]! });
  }
  return sequences;
}
