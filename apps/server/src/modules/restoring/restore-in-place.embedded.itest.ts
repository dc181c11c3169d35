import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringBackInPlace, type EmptyCentre, startEmptyCentre } from '../../testing/empty-centre.ts';
import { firstReleaseBackup } from '../../upgrades/first-release.ts';

// What is refused, and passphrases, are met by restore-in-place.itest.ts.

let centre: EmptyCentre;
beforeAll(async () => {
  centre = await startEmptyCentre();
});
afterAll(() => centre.close());

test('the embedded database of an empty centre is exchanged for that of a backup of the first release', async () => {
  expect(await bringBackInPlace(centre, readFileSync(firstReleaseBackup))).toBeGreaterThan(250);
});
