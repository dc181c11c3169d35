import { auth } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../apps/server/src/base/clock.ts';
import { administrator } from '../data/administrator.ts';
import { fillDatabase } from '../data/fill-database.ts';
import { readSamples, type Samples } from '../data/read-samples.ts';
import { runBare } from '../support/run-bare.ts';
import { startTestApp, type TestApp } from '../../apps/server/src/testing/start-test-app.ts';
import { findDisagreements } from '../../apps/server/src/verify/verify.ts';
import { allCases } from './all-cases.ts';

let app: TestApp;
let samples: Samples;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ clock: systemClock });
  await fillDatabase(app.database, { members: 200, donations: 400, hasAudit: true });
  samples = await readSamples(app.database.pool);
  const { email: username, password } = administrator;
  token = (await app.call(auth.login, { body: { username, password } })).accessToken;
});
afterAll(() => app.close());

test('what is measured is data as the product writes it', async () => {
  expect(await findDisagreements(app.db)).toEqual([]);
});

test.each(allCases)(
  '$name: the product answers what the bare SQL answers',
  async ({ calls, bare, told, toldBare }) => {
    for (const round of [1, 2]) {
      const answers: unknown[] = [];
      for (const { method = 'GET', path, body } of calls(samples, round)) {
        const answer = await app.inject({
          method,
          url: `/api${path}`,
          headers: { authorization: `Bearer ${token}` },
          ...(body ? { payload: body } : {}),
        });
        expect([answer.statusCode, path]).toEqual([expect.toBeOneOf([200, 201]), path]);
        answers.push(answer.json());
      }
      const rows = await runBare(app.database.pool, bare(samples, round));
      expect(told!(answers as never)).toEqual(toldBare!(rows));
    }
  },
);
