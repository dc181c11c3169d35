import { randomBytes, randomInt } from 'node:crypto';
import { cardPayments } from '@kathok/contract';
import { expect, test } from 'vitest';
import { encrypt } from '../../gateways/worldline/cipher.ts';
import { paymentResponse, sealMessage } from '../../gateways/worldline/messages.ts';
import { openCardDesk } from '../../testing/card-desk.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const desk = await openCardDesk(app);
/** Genuine answers of the bank: a yes, and a no. */
const paid = await settled('approve');
const refused = await settled('decline51');
const open: Awaited<ReturnType<typeof desk.start>>[] = [];
for (let at = 0; at < 5; at += 1) {
  const started = await desk.start(await desk.donation());
  await desk.arrive(started);
  open.push(started);
}

async function settled(outcome: 'approve' | 'decline51') {
  const started = await desk.start(await desk.donation());
  await desk.arrive(started);
  const brought = (await desk.choose(started.transactionId, outcome))!;
  await desk.comeBack(brought);
  return { started, brought };
}

const some = <Item>(list: readonly Item[]): Item => list[randomInt(list.length)]!;
const anOpen = () => some(open).transactionId;
/** What a yes about an order would look like. */
const yes = (orderId: string, change: Record<string, string> = {}) => ({
  pgMeTrnRefNo: String(randomInt(1e9)),
  orderId,
  trnAmt: '150000',
  authNStatus: 'S',
  authZStatus: 'S',
  captureStatus: 'S',
  responseCode: '00',
  statusCode: 'S',
  statusDesc: 'Transaction Successful',
  ...change,
});
const seal = (message: Record<string, string>, key = desk.merchant.key) =>
  sealMessage(paymentResponse, message, key);
const blocksOf = (hex: string) => hex.match(/.{32}/g) ?? [];

/** Each is tried twenty times, with other orders and other bytes. */
const forgeries: Record<string, () => string> = {
  'a yes that the bank never said, with our own key': () => seal(yes(anOpen())),
  'one chhertum more': () => seal(yes(anOpen(), { trnAmt: '150001' })),
  'one chhertum less': () => seal(yes(anOpen(), { trnAmt: '149999' })),
  'another currency': () => seal(yes(anOpen(), { trnAmt: some(['USD150000', '150000 INR', '1500.00', '']) })),
  'an old answer for another order': () => some([paid.brought, refused.brought]),
  'another key': () => seal(yes(anOpen()), randomBytes(16)),
  'an order that is not ours': () =>
    seal(yes(some(['KTK2026000001', '', '%', '0'.repeat(20), "' OR 1=1 --"]))),
  'blocks cut from one answer and pasted into another': () => {
    const [one, other] = [blocksOf(paid.brought.toLowerCase()), blocksOf(seal(yes(anOpen())))];
    const at = randomInt(one.length);
    return some([
      [...other.slice(0, at), ...one.slice(at)],
      [...one.slice(0, at), ...other.slice(at)],
      other.toSpliced(randomInt(other.length), 1, some(one)),
      one.toReversed(),
      [...one, ...other],
    ]).join('');
  },
  'another number of fields': () =>
    encrypt(
      some(['', '|', 'S', '|'.repeat(20), '|'.repeat(22), `1|${anOpen()}|150000|S`]),
      desk.merchant.key,
    ),
  garbage: () =>
    some([
      '',
      'zz',
      '<script>alert(1)</script>',
      paid.brought.slice(0, -1),
      `${paid.brought}0`,
      randomBytes(some([16, 32, 160, 7])).toString('hex'),
      'F'.repeat(40_000),
      '\u{1F9AD}',
    ]),
};

test('200 forged or replayed returns change nothing, and are all answered', async () => {
  const before = await desk.books();
  const answers: { name: string; status: number; location: string | undefined }[] = [];
  for (const [name, make] of Object.entries(forgeries)) {
    for (let at = 0; at < 20; at += 1) {
      const { status, headers } = await app.send(cardPayments.comeBack, {
        body: { merchantResponse: make() },
      });
      answers.push({ name, status, location: headers['location'] });
    }
  }
  expect(answers).toHaveLength(200);
  expect(answers.filter(({ status }) => status !== 303)).toEqual([]);
  const success = answers.filter(({ location }) => location?.includes('/success/'));
  // Only somebody who has paid already is shown so.
  expect(success.every(({ location }) => location?.endsWith(paid.started.transactionId))).toBe(true);
  expect(await desk.books()).toEqual(before);
});

test('what is no form at all is refused, and changes nothing either', async () => {
  const before = await desk.books();
  const brought = seal(yes(anOpen()));
  const url = '/api/payments/worldline/return';
  const bodies = [
    ['application/json', JSON.stringify({ merchantResponse: brought })],
    ['text/plain', `merchantResponse=${brought}`],
    ['multipart/form-data; boundary=x', `--x\r\n\r\n${brought}\r\n--x--`],
    ['application/x-www-form-urlencoded', `merchantResponse=${'0'.repeat(300_000)}`],
    [
      'application/x-www-form-urlencoded',
      `merchantResponse=%00&a=%E0%A4%A&__proto__=1&merchantResponse=${brought}`,
    ],
    ['application/x-www-form-urlencoded', ''],
  ];
  for (const [type = '', payload = ''] of bodies) {
    const headers = { 'content-type': type, origin: 'https://evil.example' };
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload });
    expect(statusCode).toBeLessThan(500);
  }
  expect((await app.inject({ url })).statusCode).toBe(405);
  expect(await desk.books()).toEqual(before);
});

test('result pages only show: reading them a hundred times changes nothing', async () => {
  const before = await desk.books();
  for (let at = 0; at < 100; at += 1) await desk.statusOf(some([...open, paid.started, refused.started]));
  expect(await desk.books()).toEqual(before);
});
