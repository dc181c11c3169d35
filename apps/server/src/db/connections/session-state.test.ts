import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../base/start/package-root.ts';

/**
 * Behind PgBouncer in transaction mode every transaction may have another connection, so nothing may be left in a
 * session. proofs/pgbouncer.prove.ts runs the program behind a real one; this looks at what is written.
 */
const begins = '(^|[;\'"`])\\s*';
const sessionBound: Record<string, RegExp> = {
  'a lock of the session': /pg_(try_)?advisory_(lock|unlock)(_shared|_all)?\b/gi,
  'a setting of the session': new RegExp(
    `${begins}set (?!local |transaction |constraints )(session |time zone |[a-z_.]+ ?(=|to) )`,
    'gi',
  ),
  'a setting of the session by function': /set_config\([^)]*false\s*\)/gi,
  'LISTEN or NOTIFY': new RegExp(`${begins}(un)?(listen|notify) `, 'gi'),
  'a prepared statement with a name': new RegExp(`${begins}(prepare|deallocate) `, 'gi'),
  'a temporary table': /create (local |global )?temp(orary)? /gi,
  'a cursor that outlives its transaction': /\bwith hold\b/gi,
};
/**
 * PgBouncer keeps the time zone of each client itself, since PostgreSQL reports it. Whether statements are compiled changes
 * no answer; docs/operating.md says how to switch it off behind PgBouncer.
 */
const allowed = [`SET TIME ZONE 'UTC'`, `'SET jit = off'`];
/** Prepares on connections that lead to one session and no other, which it finds out (`nameOf`). */
const preparing = 'src/db/at-end/statements-in-one-message.ts: a prepared statement with a name: `prepare';

function boundIn(text: string): string[] {
  const statements = allowed
    .reduce((rest, statement) => rest.replaceAll(statement, ''), text)
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*|--)/.test(line))
    .join('\n');
  return Object.entries(sessionBound).flatMap(([what, pattern]) =>
    [...statements.matchAll(pattern)].map(([found]) => `${what}: ${found.trim()}`),
  );
}

test('what belongs to a session is recognised', () => {
  for (const statement of [
    'select pg_advisory_lock(1)',
    "client.query('SET search_path = other')",
    'sql`select 1; set session statement_timeout to 5`',
    "select set_config('a.b', 'c', false)",
    "client.query('LISTEN jobs')",
    "client.query('PREPARE find AS SELECT 1')",
    'create temp table rows_to_load (id int)',
    'declare c cursor with hold for select 1',
  ])
    expect([statement, boundIn(statement)]).toEqual([statement, [expect.any(String)]]);
  for (const statement of [
    'select pg_advisory_xact_lock(1)',
    'sql`set local synchronous_commit = off`',
    'UPDATE donations\n  SET amount = 1',
    ...allowed,
  ])
    expect([statement, boundIn(statement)]).toEqual([statement, []]);
});

const isRun = (name: string) =>
  /\.(ts|sql)$/.test(name) &&
  !/\.(test|itest|prove)\.ts$/.test(name) &&
  // The base needs no database, and its messages say `set PORT to …`.
  !/^src\/(base|testing|proofs|upgrades|db\/embedded|db\/durability)\//.test(name);

test('nothing that the server or a migration runs is bound to a session', () => {
  const root = packageRoot();
  const names = ['src', 'migrations']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter(isRun);
  expect(names.length).toBeGreaterThan(300);
  const found = names.flatMap((name) =>
    boundIn(readFileSync(join(root, name), 'utf8')).map((what) => `${name}: ${what}`),
  );
  expect(found).toEqual([preparing]);
});
