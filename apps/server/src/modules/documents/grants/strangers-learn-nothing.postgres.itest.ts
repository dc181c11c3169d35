import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { certificates, donations, members, paperAlphabet } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { capturedLog } from '../../../testing/captured-log.ts';
import { howMany } from '../../../testing/how-many.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

const { log, lines } = capturedLog();
const { app, desk } = await startOffice({ log });
const year = Number(desk.today().slice(0, 4));
const holder = await addHolder();

/** Somebody with a donation, its receipt, and a certificate. */
async function addHolder() {
  const person = { ...sampleMember(desk.ids), name: 'Kuenzang Canary', email: 'canary@example.bt' };
  const { id: memberId, membershipCode } = await app.call(members.create, { body: person }, desk.token);
  const donation = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '75' } as const;
  const payment = { method: 'cash' } as const;
  const { id: donationId } = await app.call(donations.create, { body: { ...donation, payment } }, desk.token);
  const body = { kind: 'pit', year, memberId } as const;
  const certificate = await app.call(certificates.issue, { body }, desk.token);
  const receipt = await app.db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'paymentId')
    .select(['receipts.id', 'receiptNumber', 'checkCode'])
    .where('donationId', '=', donationId)
    .executeTakeFirstOrThrow();
  const asked = { kind: 'pit', identifier: person.identityNumber, year } as const;
  const { requestId } = await app.call(certificates.request, { body: asked });
  return { ...person, memberId, membershipCode, donationId, certificate, receipt, requestId };
}

const guesses = howMany({ test: 20, prove: 5000 });
const number = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');
const cid = () => `117${number(8)}`;
const letters = (count: number) =>
  Array.from({ length: count }, () => paperAlphabet[randomInt(paperAlphabet.length)]).join('');

type Guess = {
  url: string;
  headers?: Record<string, string>;
  method?: 'POST';
  payload?: Record<string, unknown>;
};
const post = (url: string, payload: Record<string, unknown>): Guess => ({ method: 'POST', url, payload });
/** What a stranger tries, and the address of something that really exists; both must answer alike. */
const reads: [string, guess: () => Guess, real: () => Guess | null][] = [
  [
    'a certificate',
    () => ({ url: `/api/certificates/${randomUUID()}` }),
    () => ({ url: `/api/certificates/${holder.certificate.id}` }),
  ],
  [
    'the PDF of a certificate',
    () => ({ url: `/api/certificates/${randomUUID()}.pdf` }),
    () => ({ url: `/api/certificates/${holder.certificate.id}.pdf` }),
  ],
  [
    'a receipt by its number',
    () => ({ url: `/api/receipts/KM%2FR%2F${year}%2F9${number(5)}` }),
    () => ({ url: `/api/receipts/${encodeURIComponent(holder.receipt.receiptNumber)}` }),
  ],
  [
    'the PDF of a receipt',
    () => ({ url: `/api/receipts/${randomUUID()}.pdf` }),
    () => ({ url: `/api/receipts/${holder.receipt.id}.pdf` }),
  ],
  [
    'a tax report by CID',
    () => ({ url: `/api/donations/tax-report/cid/${cid()}/${year}` }),
    () => ({ url: `/api/donations/tax-report/cid/${holder.identityNumber}/${year}` }),
  ],
  [
    'a tax report by membership code',
    () => ({ url: `/api/donations/tax-report/member/KM-9${number(6)}/${year}` }),
    () => ({ url: `/api/donations/tax-report/member/${holder.membershipCode}/${year}` }),
  ],
  [
    'the document of a guessed grant',
    () => ({
      url: '/api/certificates/document',
      headers: { authorization: `Grant ${randomBytes(32).toString('base64url')}` },
    }),
    () => ({ url: '/api/certificates/document' }),
  ],
  ['the page that checks papers', () => ({ url: `/api/verify/${letters(16)}` }), () => null],
];
const redeem = '/api/certificates/redeem';
const proofs: [string, guess: () => Guess, real: () => Guess | null][] = [
  [
    'the check code of a receipt',
    () => post(redeem, { receiptNumber: `KM/R/${year}/9${number(5)}`, checkCode: letters(8) }),
    () => post(redeem, { receiptNumber: holder.receipt.receiptNumber, checkCode: letters(8) }),
  ],
  [
    'the code of a request',
    () => post(redeem, { requestId: randomUUID(), code: number(8) }),
    () => post(redeem, { requestId: holder.requestId, code: number(8) }),
  ],
  ['a mailed link', () => post(redeem, { grant: randomBytes(32).toString('base64url') }), () => null],
  ['the receipt of a payment', () => post(redeem, { dueId: randomUUID() }), () => null],
];
const requests: [string, guess: () => Guess, real: () => Guess][] = [
  [
    'a request by CID',
    () => post('/api/certificates/request', { kind: 'pit', identifier: cid(), year }),
    () => post('/api/certificates/request', { kind: 'pit', identifier: holder.identityNumber, year }),
  ],
];
/** What only the office may ask about a paper. */
const ofTheOffice: [string, guess: () => Guess, real: () => Guess][] = [
  [
    'where a receipt was mailed to',
    () => ({ url: `/api/receipts/${randomUUID()}/deliveries` }),
    () => ({ url: `/api/receipts/${holder.receipt.id}/deliveries` }),
  ],
  [
    'where a certificate was mailed to',
    () => ({ url: `/api/certificates/${randomUUID()}/deliveries` }),
    () => ({ url: `/api/certificates/${holder.certificate.id}/deliveries` }),
  ],
  [
    'the letter for a donation',
    () => ({ url: `/api/donations/${randomUUID()}/letter.pdf` }),
    () => ({ url: `/api/donations/${holder.donationId}/letter.pdf` }),
  ],
  [
    'sending a certificate',
    () => post(`/api/certificates/${randomUUID()}/send`, {}),
    () => post(`/api/certificates/${holder.certificate.id}/send`, {}),
  ],
];
const tries = [
  ...reads.map(([what, guess, real]) => [what, 404, guess, real] as const),
  ...proofs.map(([what, guess, real]) => [what, 400, guess, real] as const),
  ...requests.map(([what, guess, real]) => [what, 202, guess, real] as const),
  ...ofTheOffice.map(([what, guess, real]) => [what, 401, guess, real] as const),
];

let stranger = 0;
/** Somebody else every time, and seldom enough for the limits: here it is the answers that must give nothing away. */
function fromElsewhere() {
  app.clock.advance({ seconds: 15 });
  stranger += 1;
  return { remoteAddress: `10.${stranger >> 16}.${(stranger >> 8) & 255}.${stranger & 255}` };
}

/** All of an answer that a stranger sees, without what differs from one request to the next. */
async function seen(guess: Guess) {
  const { statusCode, headers, body } = await app.inject({ ...guess, ...fromElsewhere() });
  const { date: _date, 'x-request-id': _id, 'content-length': length, ...rest } = headers;
  return {
    statusCode,
    rest,
    length,
    body: body.replace(/"requestId":"[^"]*"/, ''),
  };
}

describe(`${guesses} guesses cannot be told apart from what really exists, and tell nothing`, () => {
  test.each(tries)('%s', async (_, status, guess, real) => {
    const first = await seen(guess());
    expect(first.statusCode).toBe(status);
    const different: unknown[] = [];
    for (let time = 0; time < guesses; time += 1) {
      const one = await seen((time % 5 === 0 && real()) || guess());
      if (JSON.stringify(one) !== JSON.stringify(first)) different.push(one);
    }
    expect(different).toEqual([]);
    const told = [holder.name, holder.identityNumber, holder.membershipCode, holder.email, holder.phone];
    expect(told.filter((datum) => datum && JSON.stringify(first).includes(String(datum)))).toEqual([]);
  });
});

test('a CID is in no log line, no name of a file and no header of an answer', async () => {
  const { identityNumber, email } = holder;
  const asked = { kind: 'pit', identifier: identityNumber, year } as const;
  await app.jobs.runDue();
  const former = new Set((await app.outbox()).map(({ id }) => id));
  const { requestId } = await app.call(certificates.request, { body: asked });
  await app.jobs.runDue();
  const mail = (await app.outbox()).find(({ id, recipient }) => recipient === email && !former.has(id));
  const code = /is (\d{8})\b/.exec(mail?.body ?? '')?.[1] ?? '';
  const { grant } = await app.call(certificates.redeem, { body: { requestId, code } });
  const authorization = `Grant ${grant}`;
  const answers = [
    await app.inject({ url: '/api/certificates/document', headers: { authorization } }),
    await app.inject({
      url: '/api/certificates/document',
      headers: { authorization, accept: 'application/pdf' },
    }),
    // Addresses that the specification fixed, and one that somebody typed.
    await app.inject({
      url: `/api/donations/tax-report/cid/${identityNumber}/${year}`,
      headers: { authorization },
    }),
    await app.inject(`/api/donations/tax-report/cid/${identityNumber}/${year}`),
    await app.inject(`/generate-certificate/view-donation-certificate/${identityNumber}/${year}`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404, 404]);
  expect(answers.filter(({ headers }) => JSON.stringify(headers).includes(identityNumber))).toEqual([]);
  expect(answers[0]?.headers['referrer-policy']).toBe('no-referrer');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(identityNumber))).toEqual([]);
  const files = readdirSync(app.deps.dataDir, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.includes(identityNumber))).toEqual([]);
});
