import {
  auth,
  certificates,
  documents,
  donations,
  members,
  type PaperContent,
  receipts,
  type TaxReport,
} from '@kathok/contract';
import { expect, test } from 'vitest';
import { type MoneyDesk, openMoneyDesk } from '../../../testing/money-desk.ts';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { makeGrant } from './grant.service.ts';

let desk: MoneyDesk;
const app = await startAppForFile();
desk = await openMoneyDesk(app);
const year = Number(desk.today().slice(0, 4));

let turn = 0;
async function donor() {
  turn += 1;
  const person = { ...sampleMember(desk.ids), email: `holder${turn}@example.bt` };
  const { id: memberId, membershipCode } = await app.call(members.create, { body: person }, desk.token);
  const body = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '75' } as const;
  const { id } = await app.call(
    donations.create,
    { body: { ...body, payment: { method: 'cash' } } },
    desk.token,
  );
  const receipt = await app.db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'paymentId')
    .select(['receipts.id', 'receiptNumber', 'checkCode'])
    .where('donationId', '=', id)
    .executeTakeFirstOrThrow();
  return { ...person, memberId, membershipCode, donationId: id, receipt };
}

const open = (grant: string, accept = 'application/json') =>
  app.inject({ url: '/api/certificates/document', headers: { authorization: `Grant ${grant}`, accept } });

/** A second before and after, so that mails have an order. */
async function codeFor(recipient: string): Promise<string> {
  app.clock.advance({ seconds: 1 });
  await app.jobs.runDue();
  app.clock.advance({ seconds: 1 });
  const mail = (await app.outbox()).findLast((one) => one.recipient === recipient);
  return /is (\d{8})\b/.exec(mail?.body ?? '')?.[1] ?? '';
}

test('a code that was mailed to the holder opens the certificate, as data and as PDF, five times', async () => {
  const person = await donor();
  const asked = { kind: 'pit', identifier: person.identityNumber, year } as const;
  const { requestId } = await app.call(certificates.request, { body: asked });
  const code = await codeFor(person.email);
  const { grant } = await app.call(certificates.redeem, { body: { requestId, code } });
  const page = await open(grant);
  expect(page.json<{ content: { holder: { name: string } } }>().content.holder.name).toBe(person.name);
  const paper = await open(grant, 'application/pdf');
  expect(paper.headers['content-type']).toBe('application/pdf');
  expect((await pagesOf(new Uint8Array(paper.rawPayload))).join(' ')).toContain(person.identityNumber);
  const params = { kind: 'cid', identifier: person.identityNumber, year: String(year) } as never;
  const headers = { authorization: `Grant ${grant}` };
  const report = `/api/donations/tax-report/cid/${person.identityNumber}/${year}`;
  expect((await app.inject({ url: report, headers })).statusCode).toBe(200);
  expect(await app.send(documents.taxReport, { params }, {})).toMatchObject({ status: 404 });
  const statuses = [];
  for (let time = 4; time <= 6; time += 1) statuses.push((await open(grant)).statusCode);
  expect(statuses).toEqual([200, 200, 404]);
  const told = (await app.outbox()).findLast(({ recipient }) => recipient === person.email);
  expect(told?.subject).toContain('was opened');
  const again = { body: { requestId, code } };
  expect(await app.send(certificates.redeem, again, {})).toMatchObject({ status: 400 });
});

test('somebody who is not on file gets the same answer as somebody who is', async () => {
  const person = await donor();
  const answers = [];
  for (const identifier of [person.membershipCode, 'KM-9999999', '10000000000'])
    answers.push(await app.send(certificates.request, { body: { kind: 'pit', identifier, year } }, {}));
  for (const { status, body } of answers) {
    expect(status).toBe(202);
    expect(body).toEqual({ requestId: expect.any(String), message: expect.any(String) });
  }
});

test('who asks too often gets the same answer, and no further code', async () => {
  const person = await donor();
  const remoteAddress = '10.9.8.7';
  const payload = { kind: 'pit', identifier: person.identityNumber, year };
  const ask = () => app.inject({ method: 'POST', url: '/api/certificates/request', remoteAddress, payload });
  const statuses = [];
  for (let time = 0; time < 7; time += 1) statuses.push((await ask()).statusCode);
  expect(statuses).toEqual(Array.from({ length: 7 }, () => 202));
  await app.jobs.runDue();
  const sent = (await app.outbox()).filter(({ recipient }) => recipient === person.email);
  expect(sent.filter(({ kind }) => kind === 'document_code')).toHaveLength(5);
});

test('five wrong codes end a request, and ten minutes do too', async () => {
  const person = await donor();
  const body = { kind: 'member', identifier: person.membershipCode, year } as const;
  const first = await app.call(certificates.request, { body });
  const code = await codeFor(person.email);
  // Only a sample centre shows a code on its page.
  const sample = { params: { id: first.requestId } };
  expect(await app.send(certificates.sampleCode, sample, {})).toMatchObject({ status: 404 });
  const wrong = code === '00000000' ? '11111111' : '00000000';
  for (let time = 0; time < 5; time += 1)
    await app.send(certificates.redeem, { body: { requestId: first.requestId, code: wrong } }, {});
  // From elsewhere, so that it is the request that refuses and not the limit of the address.
  const late = await app.inject({
    method: 'POST',
    url: '/api/certificates/redeem',
    remoteAddress: '10.1.2.3',
    payload: { requestId: first.requestId, code },
  });
  expect(late.statusCode).toBe(400);
  const second = await app.call(certificates.request, { body });
  const newCode = await codeFor(person.email);
  app.clock.advance({ minutes: 11 });
  const expired = { body: { requestId: second.requestId, code: newCode } };
  expect(await app.send(certificates.redeem, expired, {})).toMatchObject({ status: 400 });
});

test('a receipt number with its check code opens that receipt and the certificates of its person', async () => {
  const { receipt, name, memberId } = await donor();
  const { receiptNumber, checkCode } = receipt;
  const typed = { receiptNumber: receiptNumber.toLowerCase(), checkCode: ` ${checkCode.toLowerCase()}` };
  const { grant } = await app.call(certificates.redeem, { body: typed });
  expect((await open(grant)).json<{ number: string }>().number).toBe(receiptNumber);
  const byReceipt = await app.inject({
    url: `/api/receipts/${encodeURIComponent(receiptNumber)}.pdf`,
    headers: { authorization: `Grant ${grant}` },
  });
  expect(byReceipt.statusCode).toBe(200);
  const other = await donor();
  const foreign = await app.inject({
    url: `/api/receipts/${other.receipt.id}.pdf`,
    headers: { authorization: `Grant ${grant}` },
  });
  expect(foreign.statusCode).toBe(404);
  const forYear = await app.call(certificates.redeem, {
    body: { receiptNumber, checkCode, kind: 'donation', year },
  });
  expect((await open(forYear.grant)).body).toContain(name);
  // The whole number stands on the certificate for the tax office alone.
  const report = await app.inject({
    url: `/api/donations/tax-report/member/${memberId}/${year}`,
    headers: { authorization: `Grant ${forYear.grant}` },
  });
  expect(report.json<TaxReport>().payer).toMatchObject({
    cid: expect.stringMatching(/^•+\d\d$/),
    taxpayerNumber: null,
  });
  const guessed = { body: { receiptNumber, checkCode: 'AAAAAAAA' } };
  expect(await app.send(certificates.redeem, guessed, {})).toMatchObject({ status: 400 });
});

test('a void receipt shows that it is void, and opens no certificates', async () => {
  const { receipt, memberId } = await donor();
  const { id, receiptNumber, checkCode } = receipt;
  const [kind, proof] = ['donation' as const, { receiptNumber, checkCode }];
  // Another donation, so that there is something to certify still.
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '90' } as const;
  await app.call(donations.create, { body: { ...given, payment: { method: 'cash' } } }, desk.token);
  await app.call(certificates.redeem, { body: { ...proof, kind, year } });
  await app.call(receipts.void, { params: { id }, body: { reason: 'Wrong person' } }, desk.token);
  expect(await app.send(certificates.redeem, { body: { ...proof, kind, year } }, {})).toMatchObject({
    status: 400,
    body: { code: 'invalid_token' },
  });
  const { grant } = await app.call(certificates.redeem, { body: proof });
  const { number, content } = (await open(grant)).json<{ number: string; content: PaperContent }>();
  expect(number).toBe(receiptNumber);
  expect(content.marks.map((mark) => mark.kind)).toContain('void');
});

test('looking at a certificate replaces none, also where payments have come since', async () => {
  const { receipt, memberId } = await donor();
  const body = { kind: 'donation' as const, year, memberId };
  const first = await app.call(certificates.issue, { body }, desk.token);
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '25' } as const;
  await app.call(donations.create, { body: { ...given, payment: { method: 'cash' } } }, desk.token);
  const { receiptNumber, checkCode } = receipt;
  const proof = { receiptNumber, checkCode: checkCode ?? '', kind: 'donation', year } as const;
  const { grant } = await app.call(certificates.redeem, { body: proof });
  expect((await open(grant)).json<{ number: string }>().number).toBe(first.certificateNumber);
  expect((await open(grant, 'application/pdf')).statusCode).toBe(200);
  await app.call(certificates.get, { params: { id: first.id } }, desk.token);
  expect(await app.call(certificates.get, { params: { id: first.id } }, desk.token)).toMatchObject({
    status: 'valid',
    amount: '75.00',
  });
  // Asked for at the desk, the newer one stands in its place.
  const second = await app.call(certificates.issue, { body }, desk.token);
  expect(second).toMatchObject({ amount: '100.00', replaces: [first.certificateNumber] });
});

test('a grant is kept as its hash alone', async () => {
  const { receipt } = await donor();
  const { receiptNumber, checkCode } = receipt;
  const { grant } = await app.call(certificates.redeem, { body: { receiptNumber, checkCode } });
  expect(Buffer.from(grant, 'base64url')).toHaveLength(32);
  const rows = await app.db.selectFrom('documentGrants').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(grant);
});

/** The token is what stands behind `#` in a mail. */
async function mailedLink(memberId: string): Promise<string> {
  const { personId } = await app.db
    .selectFrom('members')
    .select('personId')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const paper = { kind: 'donation', personId, year, receiptId: null } as const;
  const link = await app.db.transaction().execute((tx) => makeGrant(tx, app.clock.now(), paper, 'link'));
  return link.grant;
}

test('a mailed link is exchanged for a download, and is none itself', async () => {
  const link = await mailedLink((await donor()).memberId);
  expect((await open(link)).statusCode).toBe(404);
  const { grant } = await app.call(certificates.redeem, { body: { grant: link } });
  expect((await open(grant)).statusCode).toBe(200);
  app.clock.advance({ days: 8 });
  expect(await app.send(certificates.redeem, { body: { grant: link } }, {})).toMatchObject({ status: 400 });
});

test('a mailed link is exchanged five times, also by many at once', async () => {
  desk = await openMoneyDesk(app);
  const link = await mailedLink((await donor()).memberId);
  // Each from elsewhere, so that it is the link that refuses and not the limit of an address.
  const redeem = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/certificates/redeem',
      remoteAddress,
      payload: { grant: link },
    });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => redeem(`10.77.${at}.1`)));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 400, 400, 400]);
});

test('the payment’s own page opens its receipt for a week, and nothing else', async () => {
  desk = await openMoneyDesk(app);
  const { donationId, receipt, memberId } = await donor();
  const { grant, kind } = await app.call(certificates.redeem, { body: { dueId: donationId } });
  expect(kind).toBe('receipt');
  const opened = (await open(grant)).json<{ number: string; content: PaperContent }>();
  expect(opened.number).toBe(receipt.receiptNumber);
  // Somebody may have paid for another person, whose papers all open with the check code.
  expect(opened.content.verification?.checkCode).toBeNull();
  const report = `/api/donations/tax-report/member/${memberId}/${year}`;
  const headers = { authorization: `Grant ${grant}` };
  expect((await app.inject({ url: report, headers })).statusCode).toBe(404);

  const unpaid = { dueId: await desk.donation() };
  expect(await app.send(certificates.redeem, { body: unpaid }, {})).toMatchObject({ status: 400 });
  app.clock.advance({ days: 8 });
  const late = { body: { dueId: donationId } };
  expect(await app.send(certificates.redeem, late, {})).toMatchObject({
    status: 400,
    body: { code: 'invalid_token' },
  });
});

test('what a stranger typed is in no job that has ended', async () => {
  const [identifier, username] = ['11499000123', 'typed.by.a.stranger@example.bt'];
  await app.call(certificates.request, { body: { kind: 'pit', identifier, year } });
  await app.call(auth.forgotPassword, { body: { username } });
  const jobs = async () => JSON.stringify(await app.db.selectFrom('jobs').selectAll().execute());
  expect(await jobs()).toContain(identifier);
  await app.jobs.runDue();
  expect(await jobs()).not.toContain(identifier);
  expect(await jobs()).not.toContain(username);
});
