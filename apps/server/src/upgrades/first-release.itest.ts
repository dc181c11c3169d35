import { afterAll, expect, test } from 'vitest';
import { runCommand, runVerify } from '../backup/run-command.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { type DatabasePlace, emptyPlace } from '../testing/database-place.ts';
import {
  agrees,
  countContents,
  expectedHeads,
  firstReleaseBackup,
  firstReleaseHolds,
} from './first-release.ts';

let place: DatabasePlace | undefined;
afterAll(() => place?.remove());

test('a backup of the first release is restored, migrated and agrees', async () => {
  place = await emptyPlace();
  expect(await runCommand('restore', firstReleaseBackup, place)).toMatch(
    /^Restored \d+ rows .* 27 uploaded files/,
  );
  expect(await runVerify(place, ...expectedHeads)).toMatch(agrees);
  const database = await openDatabase(place);
  expect(await migrate(database)).toEqual([]);
  expect(await countContents(database.kysely)).toEqual(firstReleaseHolds);
  await database.close();

  // A head that the data does not go through is named, and ends with a failure.
  const wrong = `audit:100:${'0'.repeat(64)}`;
  await expect(runVerify(place, '--expect', wrong)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('audit number 100: it has the hash'),
  });
  await expect(runVerify(place, '--expect', 'audit')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('audit is not a head'),
  });
});
