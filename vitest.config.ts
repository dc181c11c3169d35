import { defineConfig } from 'vitest/config';
import { seededBugPlugin } from './apps/server/src/testing/seeded-bugs.ts';

const isProving = Boolean(process.env['PROVE']);

/** Integration tests run on PostgreSQL, and in `npm run prove` on the embedded database as well. */
const integration = 'apps/server/src/**/*.itest.ts';
/** On the embedded database alone: what only it has, such as its lock and its durability. */
const embeddedOnly = 'apps/server/src/**/*.embedded.itest.ts';
/** On PostgreSQL alone, also in `npm run prove`: what needs a server, and what knows nothing of databases. */
const postgresOnly = 'apps/server/src/**/*.postgres.itest.ts';
/** Always on both: that the two databases behave alike, and walks that call every function of a repository. */
const onBoth = 'apps/server/src/**/*.both.itest.ts';
/** Left to `npm run prove`, since `npm test` has a shorter relative of each. */
const onlyInProve = isProving ? [] : ['apps/server/src/**/*.prove.*.itest.ts'];
/** That every case of the measurements still answers what its control answers. */
const benchCases = 'bench/cases/*.postgres.itest.ts';

const easierForTests = [
  'apps/server/src/testing/quick-secrets.ts',
  'apps/server/src/testing/patient-database.ts',
];

/**
 * Limits of time are there to end what hangs, on a machine however busy. Where time itself is the promise, the test
 * measures it and says so.
 */
const patience = {
  testTimeout: isProving ? 24 * 3_600_000 : 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 180_000 } },
  // So that the summary of a run says what was found, not `[ Array(1) ]`.
  chaiConfig: { truncateThreshold: 1000 },
};

/** Days and money must not move with the clock of the machine: the same rules, far west and far east of Bhutan. */
const farZones = { 'unit-los-angeles': 'America/Los_Angeles', 'unit-kiritimati': 'Pacific/Kiritimati' };

// A plugin for each: only the tests of our tests ask for a bug, and for no other nothing is done.
export default defineConfig({
  test: {
    // Two cores, and `npm test` runs two of these suites at once, since now and then somebody waits: for another program
    // to start, for a moment that must pass.
    maxWorkers: 2,
    teardownTimeout: 60_000,
    projects: [
      {
        plugins: [seededBugPlugin()],
        test: {
          name: 'unit',
          // Loading the same modules again for each of two hundred files cost twice as much as all of these tests.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'e2e/support/**/*.test.ts',
          ],
          ...patience,
        },
      },
      ...Object.entries(farZones).map(([name, TZ]) => ({
        test: {
          name,
          isolate: false,
          include: ['packages/contract/src/**/*.test.ts', 'apps/server/src/modules/members/**/*.test.ts'],
          env: { TZ },
          ...patience,
          setupFiles: 'scripts/test/require-zone.mjs',
        },
      })),
      {
        plugins: [seededBugPlugin()],
        test: {
          name: 'embedded',
          isolate: false,
          // A test that is run with a bug is run on this database, whichever it is.
          include: isProving || process.env['SEEDED_BUG'] ? [integration] : [embeddedOnly, onBoth],
          exclude: [postgresOnly, ...onlyInProve],
          env: { TEST_DB: 'embedded' },
          setupFiles: [...easierForTests, 'apps/server/src/testing/record-reached.ts'],
          globalSetup: 'apps/server/src/testing/embedded-setup.ts',
          ...patience,
        },
      },
      {
        plugins: [seededBugPlugin()],
        test: {
          name: 'postgres',
          isolate: false,
          include: [integration, benchCases],
          exclude: [embeddedOnly, ...onlyInProve],
          env: { TEST_DB: 'postgres' },
          setupFiles: easierForTests,
          // Sheets are read in a thread, which runs from what was built.
          globalSetup: [
            'apps/server/src/testing/embedded-setup.ts',
            'apps/server/src/testing/postgres-setup.ts',
          ],
          ...patience,
        },
      },
      {
        test: {
          name: 'journeys',
          // Each worker has a product of its own, and keeps its connection to the browser from file to file.
          isolate: false,
          include: ['e2e/journeys/*.e2e.ts'],
          exclude: isProving ? [] : ['e2e/journeys/*.prove.e2e.ts'],
          globalSetup: 'e2e/support/product/journeys-setup.ts',
          ...patience,
        },
      },
    ],
  },
});
