import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { packageRoot } from '../base/start/package-root.ts';
import { readClockEvidence } from '../platform/clock/clock.repository.ts';
import { startAppForFile } from '../testing/office.ts';

const app = await startAppForFile();

/** The built program, as `npm run trust-clock` runs it. */
const run = (env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [join(packageRoot(), 'dist/trust-clock.js')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: app.place.url, DATA_DIR: app.place.dataDir, ...env },
  });

test('what a wrong clock has written is compared no longer once an operator says that the clock is right', async () => {
  const inTenYears = new Date(Date.now() + 10 * 365 * 24 * 60 * 60_000);
  const written = { actorName: 'System', action: 'update', entity: 'Settings', label: 'x', at: inTenYears };
  await app.db.insertInto('auditEntries').values(written).execute();
  expect((await readClockEvidence(app.db)).newestEntryAt).toEqual(inTenYears);
  const { stdout } = await run();
  expect(stdout).toContain(`the latest so far is of ${inTenYears.toISOString()}`);
  const { newestEntryAt } = await readClockEvidence(app.db);
  expect(newestEntryAt === null || newestEntryAt.getTime() < inTenYears.getTime()).toBe(true);
  const entry = await app.db
    .selectFrom('auditEntries')
    .select('before')
    .where('action', '=', 'trust_clock')
    .executeTakeFirst();
  expect(entry).toEqual({ before: { latestEntryAt: inTenYears.toISOString() } });
});

test('a folder without a database is refused in words', async () => {
  await expect(run({ DATABASE_URL: '', DATA_DIR: '/nowhere/at/all' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('holds no database'),
  });
});
