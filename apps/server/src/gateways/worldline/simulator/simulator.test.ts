import Fastify from 'fastify';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardGateway, CardOrder } from '../../card-gateway.ts';
import { openCardPayments } from '../../open-card-payments.ts';
import { faults, type SimulatedOrder } from './orders.ts';
import { outcomes, type SimulatedOutcome } from './outcomes.ts';
import { serveSimulator } from '../../simulation/serve-simulator.ts';
import type { Simulator } from '../../simulation/simulator.ts';

const folder = mkdtempSync(join(tmpdir(), 'kathok-simulator-'));
afterAll(() => rmSync(folder, { recursive: true }));

const returnUrl = 'https://members.example.bt/api/payments/worldline/return';
let now = new Date('2026-11-15T06:00:00Z');
let gateway: CardGateway;
let simulator: Simulator;
let count = 0;

function open(timeLimitMs = 60_000) {
  const desk = openCardPayments(
    { worldline: { maySimulate: true } },
    { clock: { now: () => now }, dataDir: folder, baseUrl: 'https://members.example.bt', timeLimitMs },
  );
  if (!desk.payments.gateway || !desk.simulator) throw new Error('There must be a simulator.');
  gateway = desk.payments.gateway;
  simulator = desk.simulator;
}
beforeEach(() => open());

function order(): CardOrder {
  count += 1;
  const orderId = `ORDER${count}`;
  return { orderId, amountMinor: 150_000, currency: 'BTN', description: 'Butter lamps', startedAt: now };
}

const post = async (name: string, fields: Record<string, string>) => {
  const url = `http://simulator/simulator/worldline/${name}`;
  const response = await simulator.fetch(
    new Request(url, { method: 'POST', body: new URLSearchParams(fields).toString() }),
  );
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const arrive = (of: CardOrder) => post('doMEPayRequest', gateway.start(of, returnUrl).fields);
const choose = (of: CardOrder, outcome: SimulatedOutcome, more: Record<string, string> = {}) =>
  post('chooseOutcome', { orderId: of.orderId, outcome, ...more });
const responseIn = (html: string) => /name="merchantResponse" value="([0-9A-F]+)"/.exec(html)?.[1];

/** What a restart would find of the order's outcome. */
function outcomeKept({ orderId }: CardOrder) {
  const kept = JSON.parse(readFileSync(join(folder, 'worldline-simulator.json'), 'utf8'));
  return (kept.orders as SimulatedOrder[]).find((order) => order.orderId === orderId)?.result;
}

/** From the merchant's form to what the browser brings back, and what the bank itself says then. */
async function pay(outcome: SimulatedOutcome, more: Record<string, string> = {}) {
  const of = order();
  await arrive(of);
  const page = await choose(of, outcome, more);
  const merchantResponse = responseIn(page.text);
  const claim = merchantResponse ? gateway.readReturn({ merchantResponse }) : null;
  return { of, page, claim, merchantResponse, told: await gateway.enquire(of, null) };
}

describe('the page', () => {
  it('says that it is a simulation, and offers every outcome and every fault', async () => {
    const { status, text, headers } = await arrive(order());
    expect(status).toBe(200);
    expect(text).toContain('Simulation. This is not a bank');
    expect(text).toContain('Nu. 1,500.00');
    for (const outcome of outcomes) expect(text).toContain(`value="${outcome}"`);
    for (const fault of faults) expect(text).toContain(`value="${fault}"`);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('is refused for what the kit would refuse', async () => {
    const of = order();
    const { fields } = gateway.start(of, returnUrl);
    const refusals = [
      { ...fields, MID: 'WL0000000000009' },
      { ...fields, merchantRequest: fields['merchantRequest']!.slice(0, -2) },
      { ...fields, merchantRequest: 'zz' },
      { MID: fields['MID']! },
      gateway.start({ ...of, amountMinor: 0 }, returnUrl).fields,
      gateway.start(of, 'nowhere').fields,
    ];
    for (const each of refusals) expect((await post('doMEPayRequest', each)).status).toBe(400);
    expect((await arrive(of)).status).toBe(200);
    expect((await arrive(of)).text).toContain('already');
  });

  it('shows remarks as text only', async () => {
    const { text } = await arrive({ ...order(), description: '<img src=x onerror=alert(1)>' });
    expect(text).not.toContain('<img');
  });
});

describe('what became of it', () => {
  it.each([
    ['approve', 'paid', '00'],
    ['sendTwice', 'paid', '00'],
    ['dropReturn', 'paid', '00'],
    ['wrongKey', 'paid', '00'],
    ['decline51', 'failed', '51'],
    ['decline54', 'failed', '54'],
    ['decline05', 'failed', '05'],
    ['decline61', 'failed', '61'],
    ['notAuthenticated', 'failed', null],
    ['cancel', 'cancelled', null],
  ] as const)('after %s: %s', async (outcome, told, responseCode) => {
    expect((await pay(outcome)).told).toMatchObject({ outcome: told, responseCode, amountMinor: 150_000 });
  });

  it('is brought back by the browser as the bank says it', async () => {
    const { claim, told, page } = await pay('approve');
    expect(claim).toEqual(told);
    expect(page.text).toContain(`action="${returnUrl}"`);
    expect((await pay('dropReturn')).merchantResponse).toBeUndefined();
    expect((await pay('wrongKey')).claim).toBeNull();
    expect((await pay('sendTwice')).page.text).toContain('data-twice');
  });

  it('another amount is told as it is', async () => {
    expect((await pay('otherAmount')).told).toMatchObject({ outcome: 'paid', amountMinor: 100 });
  });

  it('a replay brings an older yes, and the bank knows better', async () => {
    const { of } = await pay('approve');
    const { claim, told } = await pay('replay');
    expect(claim).toMatchObject({ outcome: 'paid', orderId: of.orderId });
    expect(told.outcome).toBe('unknown');
  });

  it('a delayed yes is told after a minute', async () => {
    const { of, claim, told } = await pay('delay');
    expect([claim?.outcome, told.outcome]).toEqual(['unknown', 'unknown']);
    now = new Date(now.getTime() + 61_000);
    expect((await gateway.enquire(of, null)).outcome).toBe('paid');
  });

  it('of an order that never arrived: absent; of one that was left: no, after half an hour', async () => {
    const of = order();
    expect((await gateway.enquire(of, null)).outcome).toBe('absent');
    await arrive(of);
    expect((await gateway.enquire(of, null)).outcome).toBe('unknown');
    now = new Date(now.getTime() + 31 * 60_000);
    expect((await gateway.enquire(of, null)).outcome).toBe('failed');
  });

  it('survives a restart', async () => {
    const { of } = await pay('approve');
    await expect.poll(() => outcomeKept(of)).toMatchObject({ statusCode: 'S' });
    open();
    expect((await gateway.enquire(of, null)).outcome).toBe('paid');
  });

  it('is written down when the server closes, and not a moment later', async () => {
    const server = Fastify();
    serveSimulator(server, simulator, { isForStrangers: false, admit: async () => undefined });
    const { of } = await pay('approve');
    await server.close();
    expect(outcomeKept(of)).toMatchObject({ statusCode: 'S' });
    const file = join(folder, 'worldline-simulator.json');
    rmSync(file);
    await sleep(300);
    expect(existsSync(file)).toBe(false);
  });
});

describe('a bank in trouble', () => {
  it.each(['timeout', 'serverError', 'page', 'garbage'])(
    'with %s says nothing that counts',
    async (fault) => {
      if (fault === 'timeout') open(500);
      const { of, told } = await pay('approve', { fault, faultTimes: '2' });
      expect(told).toMatchObject({ outcome: 'unknown', amountMinor: null });
      expect((await gateway.enquire(of, null)).outcome).toBe('unknown');
      expect((await gateway.enquire(of, null)).outcome).toBe('paid');
    },
  );

  it('in small letters is understood all the same', async () => {
    expect((await pay('approve', { fault: 'lowerCase', faultTimes: '1' })).told.outcome).toBe('paid');
  });
});

describe('sending back', () => {
  it('is a cancellation on the same day, for the whole sum and once', async () => {
    const { of, told } = await pay('approve');
    const { cancel, refund } = gateway.sendBack;
    const whole = { outcome: 'done', amountMinor: 150_000, reference: expect.stringMatching(/^R\d+$/) };
    expect(await cancel!(of, told.reference!)).toMatchObject(whole);
    expect(await cancel!(of, told.reference!)).toMatchObject({ outcome: 'refused' });
    expect(await refund!(of, told.reference!)).toMatchObject({ outcome: 'refused' });
    expect(await gateway.enquire(of, null)).toMatchObject({ isSentBack: true, outcome: 'unknown' });
  });

  it('is a refund later, for no more than was paid', async () => {
    const { of, told } = await pay('approve');
    const { cancel, refund } = gateway.sendBack;
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    expect(await cancel!(of, told.reference!)).toMatchObject({
      outcome: 'refused',
      description: 'Transaction already settled',
    });
    expect(await refund!({ ...of, amountMinor: 150_001 }, told.reference!)).toMatchObject({
      outcome: 'refused',
    });
    expect(await gateway.enquire(of, null)).toMatchObject({ isSentBack: false, outcome: 'paid' });
    expect(await refund!(of, told.reference!)).toMatchObject({ outcome: 'done', amountMinor: 150_000 });
    expect(await refund!(of, 'other')).toMatchObject({ outcome: 'refused' });
    expect(await refund!(order(), told.reference!)).toMatchObject({ outcome: 'refused' });
  });

  it.each([
    ['refuse', 'refused', false],
    ['noAnswer', 'unknown', false],
    ['lostAnswer', 'unknown', true],
  ] as const)('where the bank shall %s it is %s', async (refundAnswer, outcome, isSentBack) => {
    const { of, told } = await pay('approve', { refundAnswer });
    expect(await gateway.sendBack.cancel!(of, told.reference!)).toMatchObject({ outcome });
    expect(await gateway.enquire(of, null)).toMatchObject({ isSentBack });
  });
});

it('states the day of the payment as the clocks in Thimphu show it', async () => {
  now = new Date('2026-12-31T17:58:00Z');
  const { of } = await pay('approve');
  now = new Date('2027-01-02T04:00:00Z');
  expect(await gateway.enquire(of, null)).toMatchObject({ outcome: 'paid', bankDay: '2026-12-31' });
});
