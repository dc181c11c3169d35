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
});
