import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact, transactInTurn } from '../at-end/index.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { countWaiting } from './database-queue.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await openTestDatabase();
});
afterAll(() => base.close());

function gate() {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test('three write at once, the others wait without a connection, and nobody waits to read or for an import', async () => {
  const { kysely: db, pool } = base.database;
  const { opened, open } = gate();
  const order: number[] = [];
  const writers = Array.from({ length: 20 }, (_, writer) =>
    transactInTurn(db, async (tx) => {
      order.push(writer);
      await sql`select 1`.execute(tx);
      await opened;
      return writer;
    }),
  );
  await expect.poll(() => order.toSorted()).toEqual([0, 1, 2]);
  await pause(50);
  expect([order.length, countWaiting(base.database), pool.waitingCount]).toEqual([3, 17, 0]);
  await sql`select 1`.execute(db);
  expect(await transact(db, async () => 'imported')).toBe('imported');
  open();
  await Promise.all(writers);
  expect(order.toSorted((one, other) => one - other)).toEqual(Array.from(writers.keys()));
  expect(countWaiting(base.database)).toBe(0);
});

test('who fails gives the turn back, and who finds too many waiting is refused', async () => {
  const { kysely: db } = base.database;
  const { opened, open } = gate();
  const failing = Array.from({ length: 260 }, () =>
    transactInTurn(db, async () => {
      await opened;
      throw new Error('failed');
    }),
  );
  open();
  const reasons = (await Promise.allSettled(failing)).map((one) => one.status === 'rejected' && one.reason);
  expect(reasons.filter(({ message }) => message === 'failed')).toHaveLength(253);
  expect(reasons.filter(({ code }) => code === 'DATABASE_OVERLOADED')).toHaveLength(7);
  expect(await transactInTurn(db, async () => 'done')).toBe('done');
});
