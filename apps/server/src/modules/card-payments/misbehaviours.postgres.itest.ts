import type { CardStart } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fault, faults } from '../../gateways/worldline/simulator/orders.ts';
import type { SimulatedOutcome } from '../../gateways/worldline/simulator/outcomes.ts';
import { type CardDesk, openCardDesk } from '../../testing/card-desk.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let desk: CardDesk;
beforeAll(async () => {
  // Some of these banks never answer.
  app = await startTestApp({ givesUpOnSilentBank: true });
  desk = await openCardDesk(app);
});
afterAll(() => app.close());

/** What is true at the bank in the end. */
const truths: Partial<Record<SimulatedOutcome, string>> = {
  approve: 'paid',
  sendTwice: 'paid',
  dropReturn: 'paid',
  wrongKey: 'paid',
  delay: 'paid',
  decline51: 'failed',
  decline61: 'failed',
  notAuthenticated: 'failed',
  cancel: 'cancelled',
};
const outcomes = Object.keys(truths) as SimulatedOutcome[];
const misbehaviours = faults.flatMap((fault) => outcomes.map((outcome) => ({ outcome, fault })));

async function misbehave({
  outcome,
  fault,
}: {
  outcome: SimulatedOutcome;
  fault: Fault;
}): Promise<CardStart> {
  const started = await desk.start(await desk.donation());
  await desk.arrive(started);
  // Where the browser comes back, the bank fails then and once more.
  const isSilent = outcome === 'dropReturn' || outcome === 'wrongKey';
  const brought = await desk.choose(started.transactionId, outcome, {
    fault,
    faultTimes: isSilent ? '1' : '2',
  });
  if (brought) await desk.comeBack(brought);
  if (brought && outcome === 'sendTwice') await desk.comeBack(brought);
  return started;
}

test('more than 50 ways of the bank to misbehave are all settled within two rounds of the job', async () => {
  expect(misbehaviours.length).toBeGreaterThanOrEqual(50);
  const started: CardStart[] = [];
  // All outcomes of a fault at once: nine banks that never answer are waited for together.
  for (const fault of faults)
    started.push(...(await Promise.all(outcomes.map((outcome) => misbehave({ outcome, fault })))));
  app.clock.advance({ minutes: 2 });
  await desk.round();
  app.clock.advance({ minutes: 3 });
  await desk.round();

  const ended = await Promise.all(started.map(desk.statusOf));
  const expected = misbehaviours.map(({ outcome }) => truths[outcome]);
  const names = misbehaviours.map(({ outcome, fault }) => `${outcome} ${fault}`);
  expect(Object.fromEntries(names.map((name, at) => [name, ended[at]]))).toEqual(
    Object.fromEntries(names.map((name, at) => [name, expected[at]])),
  );
  const { receipts } = await desk.books();
  expect(receipts).toHaveLength(expected.filter((truth) => truth === 'paid').length);
});
