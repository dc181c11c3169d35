import type { TestApp } from '../../testing/start-test-app.ts';

export type State = ReadonlyMap<string, string>;

/**
 * What a call may leave behind though it failed: requests are counted before they are let in, and secrets are drawn when
 * they are first needed.
 */
const mayStay = new Set(['throttle_counters', 'request_counts', 'server_secrets']);

let everyTable: string | undefined;

async function statementOf({ database }: TestApp): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows
    .filter(({ name }) => !mayStay.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(kept::text, ' ' order by kept::text), '')) as hash from ${name} as kept`,
    )
    .join(' union all ');
}

/** All rows of all tables, as one hash for each table. */
export async function stateOf(app: TestApp): Promise<State> {
  everyTable ??= await statementOf(app);
  const { rows } = await app.database.pool.query<{ name: string; hash: string }>(everyTable);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** The tables in which something is other than it was. */
export const changedSince = (before: State, after: State): string[] =>
  [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);

/** Files that a row names and that are not there, or not whole. */
export async function missingFiles({ deps, db }: TestApp): Promise<string[]> {
  const there = new Set<string>();
  for await (const { name, isWhole } of deps.blobs!.list()) if (isWhole) there.add(name.split('/').at(-1)!);
  const rows = await db.selectFrom('files').select('id').execute();
  return rows.map(({ id }) => id).filter((id) => !there.has(id));
}
