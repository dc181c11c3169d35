import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import type { CardOrder } from '../card-gateway.ts';
import { openCardPayments } from '../open-card-payments.ts';
import { authorisation, confirmation, readMessage, signMessage } from './messages.ts';
import { outcomes, type RmaOutcome } from './simulator/outcomes.ts';

const now = new Date('2026-01-15T20:15:30Z');
const returnUrl = 'https://members.example.bt/api/payments/rma/return';
const { payments, simulator } = openCardPayments(
  { worldline: { maySimulate: false }, rma: { wantsSimulator: true } },
  {
    clock: { now: () => now },
    dataDir: '/nowhere',
    baseUrl: 'https://members.example.bt',
    timeLimitMs: 60_000,
  },
);
if (!payments.gateway || !simulator || !('beneficiary' in simulator))
  throw new Error('There must be a simulator.');
const { gateway } = payments;
const { beneficiary } = simulator;

let count = 0;
function newOrder(): CardOrder {
  count += 1;
  const orderId = `ORDER${count}`;
  return { orderId, amountMinor: 3660, currency: 'BTN', description: 'Donation KM-7Q2', startedAt: now };
}
async function post(name: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  return (
    await simulator!.fetch(new Request(`http://simulator/simulator/rma/${name}`, { method: 'POST', body }))
  ).text();
}
async function pay(outcome: RmaOutcome) {
  const order = newOrder();
  await post('makePayment', gateway.start(order, returnUrl).fields);
  const page = await post('chooseOutcome', { orderId: order.orderId, outcome });
  const inputs = [...page.matchAll(/name="(bfs_\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const brought: Record<string, string> = Object.fromEntries(inputs);
  return { order, page, brought, told: await gateway.enquire(order, null) };
}

it('asks for authorisation with signed fields in the alphabet’s order', () => {
  const { url, fields } = gateway.start(newOrder(), returnUrl);
  expect(url).toBe('/simulator/rma/makePayment');
  expect(authorisation).toEqual(authorisation.toSorted());
  expect(confirmation).toEqual(confirmation.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(fields).toMatchObject({
    bfs_msgType: 'AR',
    bfs_benfTxnTime: '20260116021530',
    bfs_txnAmount: '36.60',
    bfs_txnCurrency: 'BTN',
    bfs_paymentDesc: 'Donation KM 7Q2',
    bfs_checkSum: expect.stringMatching(/^[0-9A-F]{512}$/),
  });
});

it.each([
  ['approve', 'paid'],
  ['dropReturn', 'paid'],
  ['wrongKey', 'paid'],
  ['noFunds', 'failed'],
  ['limit', 'failed'],
  ['cancel', 'cancelled'],
  ['timeOut', 'unknown'],
] as const)('after %s the Authority says %s', async (outcome, told) => {
  expect((await pay(outcome)).told).toMatchObject({
    outcome: told,
    amountMinor: 3660,
    currency: 'BTN',
    responseCode: outcomes[outcome].code,
  });
});

it('brings back what the Authority says, and only that can be read', async () => {
  const { brought, told, page } = await pay('approve');
  expect(page).toContain(`action="${returnUrl}"`);
  expect(gateway.readReturn(brought)).toEqual(told);
  expect(gateway.readReturn((await pay('wrongKey')).brought)).toBeNull();
  const forged = [
    { ...brought, bfs_txnAmount: '99999' },
    { ...brought, bfs_orderNo: 'ORDER1' },
    { ...brought, bfs_debitAuthCode: '51' },
    { ...brought, bfs_checkSum: '' },
    { ...brought, bfs_checkSum: '00'.repeat(256) },
    signMessage(confirmation, brought, beneficiary.key),
    {},
  ];
  for (const each of forged) expect(gateway.readReturn(each)).toBeNull();
});

it('knows another amount, an order that never arrived, and one that is not decided', async () => {
  expect((await pay('otherAmount')).told).toMatchObject({ outcome: 'paid', amountMinor: 100 });
  const order = newOrder();
  expect((await gateway.enquire(order, null)).outcome).toBe('absent');
  await post('makePayment', gateway.start(order, returnUrl).fields);
  expect((await gateway.enquire(order, null)).outcome).toBe('unknown');
});

it('keeps no payer’s name', async () => {
  expect(Object.keys((await pay('approve')).told.raw)).not.toContain('bfs_remitterName');
});

it('verifies nothing with another key', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const message = signMessage(authorisation, { bfs_orderNo: 'A' }, beneficiary.key);
  expect(readMessage(authorisation, message, publicKey)).toBeNull();
});

it.each([
  [{ id: 'BE10000001' }, 'private key'],
  [{ keyFile: '/nowhere/BE10000001.key', email: 'office@example.bt' }, 'beneficiary number'],
])('is off when half set up: %j', (said, words) => {
  const desk = openCardPayments(
    { worldline: { maySimulate: true }, rma: { ...said, wantsSimulator: true } },
    { clock: { now: () => now }, dataDir: '/nowhere', baseUrl: 'https://members.example.bt' },
  );
  expect(desk).toEqual({
    payments: { gateway: null, reason: expect.stringContaining(words) },
    simulator: null,
    isForStrangers: false,
  });
});
