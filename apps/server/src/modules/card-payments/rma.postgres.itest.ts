import { cardPayments } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCardPayments } from '../../gateways/open-card-payments.ts';
import type { RmaOutcome } from '../../gateways/rma/simulator/outcomes.ts';
import { insertDonation } from '../../testing/insert-donation.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { TestClock } from '../../testing/test-clock.ts';

let app: TestApp;
beforeAll(async () => {
  const worldline = { maySimulate: false };
  const clock = new TestClock();
  const baseUrl = 'http://localhost:3000';
  const surroundings = { clock, dataDir: '/nowhere', baseUrl };
  app = await startTestApp({
    card: openCardPayments({ worldline, rma: { wantsSimulator: true } }, surroundings),
  });
});
afterAll(() => app.close());

async function post(url: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams(fields).toString();
  return app.inject({ method: 'POST', url, headers, payload });
}

/** From the donation to the Authority’s page, and back. */
async function pay(outcome: RmaOutcome) {
  const started = await app.call(cardPayments.payDonation, {
    body: { donationId: await insertDonation(app) },
  });
  expect((await post(started.redirect.url, started.redirect.fields)).body).toContain('Simulation');
  const { body } = await post('/simulator/rma/chooseOutcome', { orderId: started.transactionId, outcome });
  const inputs = [...body.matchAll(/name="(bfs_\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const back = await post('/api/payments/rma/return', Object.fromEntries(inputs));
  const { status } = await app.call(cardPayments.get, { params: { transactionId: started.transactionId } });
  return {
    status,
    page: `${back.statusCode} ${back.headers['location']}`.replace(started.transactionId, '…'),
  };
}

test.each([
  ['approve', 'paid', '303 /bob-worldline/success/…'],
  ['noFunds', 'failed', '303 /bob-worldline/failure/…'],
  ['cancel', 'cancelled', '303 /bob-worldline/cancelled/…'],
  ['timeOut', 'processing', '303 /bob-worldline/process/…'],
  ['otherAmount', 'processing', '303 /bob-worldline/error/…'],
  ['wrongKey', 'processing', '303 /bob-worldline/error'],
] as const)('by the Authority’s gateway: after %s it is %s', async (outcome, status, page) => {
  expect(await pay(outcome)).toEqual({ status, page });
});
