import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../db/open-database.ts';
import { type DatabasePlace, migratedPlace } from '../../../testing/database-place.ts';
import { howMany } from '../../../testing/how-many.ts';
import { csvFile, members } from '../../../testing/member-sheet.ts';
import { freeJobs, serverToKill } from '../../../testing/server-to-kill.ts';
import { membersTarget } from '../../members/imports/members-target.ts';

const rowCount = howMany({ test: 300, prove: 600 });
const kills = howMany({ test: 1, prove: 20 });
let place: DatabasePlace;
beforeAll(async () => {
  place = await migratedPlace();
});
afterAll(() => place.remove());

const count = async ({ kysely }: Database, table: 'members' | 'allMembers') =>
  (await kysely.selectFrom(table).select(kysely.fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
    .count;

test('killed again and again, an import shows nothing until it shows everything', async () => {
  const { opened, startImport, killDuringImport, finish } = serverToKill(place);
  const importId = await startImport(membersTarget, csvFile(members(rowCount)));
  const halfDone: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await killDuringImport(importId, 1 + Math.floor((kill / kills) * (rowCount - 200)));
    await opened(async (database) => {
      const seen = await count(database, 'members');
      expect([0, rowCount]).toContain(seen);
      halfDone.push(await count(database, 'allMembers'));
      await freeJobs(database);
    });
  }
  expect(halfDone.some((rows) => rows > 0 && rows < rowCount)).toBe(true);

  await opened(async (database) => {
    await finish(database);
    const row = await database.kysely
      .selectFrom('imports')
      .selectAll()
      .where('id', '=', importId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'done', rowsDone: rowCount, createdCount: rowCount, error: null });
    expect(await count(database, 'members')).toBe(rowCount);
    const codes = await database.kysely.selectFrom('members').select('membershipCode').distinct().execute();
    expect(codes).toHaveLength(rowCount);
  });
});

test('what a kill left of an import is taken up within five seconds of the next start', async () => {
  const { startImport, killDuringImport, secondsUntilItGoesOn } = serverToKill(place);
  const importId = await startImport(membersTarget, csvFile(members(rowCount, rowCount + 1)));
  await killDuringImport(importId, 1);
  expect(await secondsUntilItGoesOn(importId)).toBeLessThan(5);
});
