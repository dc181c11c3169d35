import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import type { Tx } from '../open-database.ts';
import { countTriggers } from './count-triggers.ts';
import { keptCounts } from './kept-counts.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const generated = keptCounts.flatMap(countTriggers);

async function functionsIn(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; body: string }>`
    select proname::text as name, prosrc as body from pg_proc where proname ~ '^keep_.*counts'`.execute(tx);
  return new Map(rows.map(({ name, body }) => [name, body]));
}

/** As the database says them, by table and name. */
async function triggersIn(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ trigger: string }>`
    select pg_get_triggerdef(pg_trigger.oid) as trigger
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname ~ '^keep_.*counts' order by 1`.execute(
    tx,
  );
  return rows.map(({ trigger }) => trigger);
}

test('what writes the kept counts in the database is what follows from their list', async () => {
  const tx = await opened.database.kysely.startTransaction().execute();
  try {
    expect(await functionsIn(tx)).toEqual(
      new Map(generated.map(({ functionName, functionBody }) => [functionName, functionBody])),
    );
    const inDatabase = await triggersIn(tx);
    for (const { functionName, functionBody, triggers } of generated) {
      await sql`drop function ${sql.ref(functionName)}() cascade`.execute(tx);
      await sql`create function ${sql.ref(functionName)}() returns trigger language plpgsql as ${sql.lit(functionBody)}`.execute(
        tx,
      );
      for (const trigger of triggers) await sql.raw(trigger).execute(tx);
    }
    expect(inDatabase).toEqual(await triggersIn(tx));
  } finally {
    await tx.rollback().execute();
  }
});
