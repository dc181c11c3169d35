import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readKey } from './cipher.ts';
import { openMessage, paymentRequest, paymentResponse, sealMessage, statusRequest } from './messages.ts';
import { worldlineGateway } from './worldline-gateway.ts';

const key = readKey('00112233445566778899aabbccddeeff')!;
const order = {
  orderId: 'KTK2026000001',
  amountMinor: 100_000,
  currency: 'BTN',
  description: 'Membership fee',
  startedAt: new Date('2026-01-15T04:15:30Z'),
};
const yes = {
  pgMeTrnRefNo: '202601150000001',
  orderId: order.orderId,
  trnAmt: '100000',
  responseCode: '00',
  statusCode: 'S',
};

let server: Server | undefined;
afterEach(() => server?.close());

/** A gateway of the outside world, over real HTTP. */
async function gatewayThat(answers: RequestListener, timeLimitMs = 60_000) {
  server = createServer(answers);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const merchant = {
    mid: 'WL0000000000001',
    key,
    currencyCode: 'BTN',
    payUrl: `${base}/pay`,
    statusUrl: `${base}/status`,
    cancelUrl: undefined,
    refundUrl: undefined,
  };
  return worldlineGateway(merchant, { fetch: globalThis.fetch, timeLimitMs });
}
const says =
  (message: Record<string, string>): RequestListener =>
  (_, response) =>
    response.end(sealMessage(paymentResponse, message, key).toUpperCase());

it('sends the browser away with 20 sealed fields and the merchant’s number', async () => {
  const gateway = await gatewayThat(says(yes));
  const { url, method, fields } = gateway.start(order, 'https://example.bt/return');
  expect([method, new URL(url).pathname, Object.keys(fields)]).toEqual([
    'POST',
    '/pay',
    ['merchantRequest', 'MID'],
  ]);
  expect(openMessage(paymentRequest, fields['merchantRequest']!, key)).toMatchObject({
    mid: 'WL0000000000001',
    orderId: 'KTK2026000001',
    trnAmt: '100000',
    trnCurrency: 'BTN',
    trnRemarks: 'Membership fee',
    meTransReqType: 'S',
    responseUrl: 'https://example.bt/return',
    addField9: 'NA',
  });
  expect(gateway.pageOrigin).toBe(new URL(url).origin);
  expect(gateway.sendBack).toEqual({});
});

it('asks with 13 sealed fields, and believes a whole answer about this order', async () => {
  let asked = '';
  const gateway = await gatewayThat(async (request, response) => {
    for await (const chunk of request) asked += chunk;
    says(yes)(request, response);
  });
  expect(await gateway.enquire(order, '202601150000001')).toMatchObject({
    outcome: 'paid',
    amountMinor: 100_000,
    reference: '202601150000001',
  });
  const form = Object.fromEntries(new URLSearchParams(asked));
  expect(form['mid']).toBe('WL0000000000001');
  expect(openMessage(statusRequest, form['merchantReqStrT']!, key)).toMatchObject({
    orderId: 'KTK2026000001',
    pgMeTrnRefNo: '202601150000001',
  });
});

it.each<[string, RequestListener]>([
  ['another order', says({ ...yes, orderId: 'KTK2026000002' })],
  ['error 500', (_, response) => response.writeHead(500).end(sealMessage(paymentResponse, yes, key))],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['a page', (_, response) => response.end('<html>maintenance</html>')],
  ['an empty body', (_, response) => response.end()],
  ['too much', (_, response) => response.end('0'.repeat(200_000))],
  ['silence', () => {}],
  ['half an answer', (_, response) => response.writeHead(200, { 'content-length': 1000 }).write('0E70')],
  ['a closed line', (request) => request.socket.destroy()],
])('after %s nothing is known, and nothing thrown', async (_, answers) => {
  const gateway = await gatewayThat(answers, 300);
  expect(await gateway.enquire(order, null)).toMatchObject({ outcome: 'unknown', amountMinor: null });
});
