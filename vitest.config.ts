import { defineConfig } from 'vitest/config';
import { seededBugPlugin } from './apps/server/src/testing/seeded-bugs.ts';

const integration = 'apps/server/src/**/*.itest.ts';
/** What only the embedded database has: its lock, its durability. */
const embeddedOnly = 'apps/server/src/**/*.embedded.itest.ts';
/** What needs a PostgreSQL server beside it: moving there. */
const postgresOnly = 'apps/server/src/**/*.postgres.itest.ts';

const journeys = 'e2e/journeys/*.e2e.ts';
/** What is measured against itself, or opens many pages at once. */
const wantTheMachine = [
  'e2e/journeys/every-screen-is-open-to-everybody.e2e.ts',
  'e2e/journeys/pages-stay-light-on-slow-lines.e2e.ts',
  'e2e/journeys/public-pages-are-quick-on-an-old-phone.e2e.ts',
];

/** Days and money must not move with the clock of the machine: the same rules, far west and far east of Bhutan. */
const farZones = { 'unit-los-angeles': 'America/Los_Angeles', 'unit-kiritimati': 'Pacific/Kiritimati' };

export default defineConfig({
  test: {
    // Two cores, and now and then somebody waits: for another program to start, for a moment that must pass.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'e2e/support/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      ...Object.entries(farZones).map(([name, TZ]) => ({
        test: {
          name,
          include: ['packages/contract/src/**/*.test.ts', 'apps/server/src/modules/members/**/*.test.ts'],
          env: { TZ },
          testTimeout: 30_000,
          setupFiles: 'scripts/test/require-zone.mjs',
        },
      })),
      {
        // Only the tests of our tests ask for a bug.
        plugins: [seededBugPlugin()],
        test: {
          name: 'embedded',
          isolate: false,
          include: [integration],
          exclude: [postgresOnly],
          env: { TEST_DB: 'embedded' },
          globalSetup: 'apps/server/src/testing/embedded-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          isolate: false,
          include: [integration],
          exclude: [embeddedOnly],
          env: { TEST_DB: 'postgres' },
          // Sheets are read in a thread, which runs from what was built.
          globalSetup: [
            'apps/server/src/testing/embedded-setup.ts',
            'apps/server/src/testing/postgres-setup.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: [journeys],
          exclude: wantTheMachine,
          globalSetup: 'e2e/support/journeys-setup.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys-alone',
          include: wantTheMachine,
          globalSetup: 'e2e/support/journeys-setup.ts',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
