import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseOverloaded } from '../db/queue/waiting-limits.ts';
import type { Db } from '../db/open-database.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { lookAtOneMoment } from './one-moment.ts';
import { findDisagreements } from './verify.ts';

let place: TestDatabase;
beforeAll(async () => {
  place = await openTestDatabase();
});
afterAll(() => place.close());

const write = sql`insert into audit_entries (at, actor_name, action, entity) values (now(), 'Pema', 'load', 'test')`;

/** On a busy machine a look may last longer than a writer waits for the only connection; who is refused comes again. */
async function isWritten(db: Db): Promise<boolean> {
  try {
    await write.execute(db);
    return true;
  } catch (error) {
    if (error instanceof DatabaseOverloaded) return false;
    throw error;
  }
}

test('beside those who write, everything agrees at each look', async () => {
  const { kysely: db } = place.database;
  const state = { written: 0, isOver: false };
  const writers = [1, 2, 3].map(async () => {
    while (!state.isOver) {
      if (await isWritten(db)) state.written += 1;
      await turn();
    }
  });
  for (let look = 0; look < 20; look += 1) {
    const before = state.written;
    expect(await lookAtOneMoment(place.database, findDisagreements)).toEqual([]);
    await expect.poll(() => state.written).toBeGreaterThan(before);
  }
  state.isOver = true;
  await Promise.all(writers);
});

test('a look can change nothing', async () => {
  const writing = lookAtOneMoment(place.database, (tx) => write.execute(tx));
  await expect(writing).rejects.toThrow('read-only transaction');
});
