import { type ImportPreview, imports, payments } from '@kathok/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outboxMail } from '../platform/mail/mail.ts';
import { type AnotherServer, startAnotherServer } from '../testing/another-server.ts';
import { csvFile, members } from '../testing/member-sheet.ts';
import { type MoneyDesk, openMoneyDesk } from '../testing/money-desk.ts';
import { type S3Server, startS3 } from '../testing/s3-server.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let s3: S3Server;
let first: TestApp;
let second: AnotherServer;
let desk: MoneyDesk;
beforeAll(async () => {
  s3 = await startS3();
  first = await startTestApp({ s3: s3.settings, requestsPerMinute: 5_000 });
  second = await startAnotherServer(first);
  desk = await openMoneyDesk(first);
});
afterAll(async () => {
  await second.close();
  await first.close();
  await s3.close();
});

async function paymentWithSlip(): Promise<string> {
  const donationId = await desk.donationWithSlip();
  const { id } = await first.db
    .selectFrom('payments')
    .select('id')
    .where('donationId', '=', donationId)
    .executeTakeFirstOrThrow();
  return id;
}

describe('a slip that was sent to one server', () => {
  test('is shown by the other when both keep files in one bucket', async () => {
    const params = { id: await paymentWithSlip() };
    const here = await first.send(payments.slip, { params }, { token: desk.token });
    const there = await second.send(payments.slip, { params }, { token: desk.token });
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(there.bytes.equals(here.bytes)).toBe(true);
    expect(there.headers['content-length']).toBe(String(here.bytes.length));
  });

  test('is a clear 503 where it is out of reach: on a disk of its own, and while the bucket is away', async () => {
    const params = { id: await paymentWithSlip() };
    const onDisk = await startAnotherServer(first, { s3: undefined });
    const refusal = {
      status: 503,
      headers: { 'retry-after': '10', 'content-type': expect.stringContaining('problem+json') },
      body: {
        code: 'file_unavailable',
        title: 'This file cannot be opened just now; please try again later',
      },
    };
    const ask = (server: AnotherServer) => server.send(payments.slip, { params }, { token: desk.token });
    expect(await ask(onDisk)).toMatchObject(refusal);
    await onDisk.close();
    await s3.stop();
    expect(await ask(second)).toMatchObject(refusal);
    await expect(desk.donationWithSlip()).rejects.toMatchObject({
      status: 503,
      problem: {
        code: 'storage_unavailable',
        title: 'Files cannot be saved just now; please try again later',
      },
    });
    await s3.start();
    expect((await ask(second)).status).toBe(200);
  });

  test('is kept by no browser', async () => {
    const params = { id: await paymentWithSlip() };
    const { headers } = await second.send(payments.slip, { params }, { token: desk.token });
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers['etag']).toBeUndefined();
  });
});

test('an import is previewed by one server, looked at again and begun by another, and done by a third', async () => {
  const third = await startAnotherServer(first, { port: 4002 });
  const preview = (await first.call(
    imports.members,
    { body: { file: csvFile(members(30)) } },
    desk.token,
  )) as ImportPreview;
  const { importId } = preview;
  const again = await second.call(imports.members, { body: { importId } }, desk.token);
  expect(again).toMatchObject({ importId, totals: { rows: 30, good: 30 }, sample: preview.sample });
  await second.call(imports.members, { body: { importId, mode: 'commit' } }, desk.token);
  await third.jobs.runDue();
  const progress = await first.call(imports.get, { params: { id: importId } }, desk.token);
  expect(progress).toMatchObject({ state: 'done', created: 30 });
  await third.close();
});

/** What became of the greetings so far. */
const statuses = async () =>
  (await first.outbox()).filter(({ kind }) => kind === 'greeting').map(({ status }) => status);

describe('mail', () => {
  const greeting = {
    kind: 'greeting',
    recipient: 'tashi@example.bt',
    subject: 'Tashi Delek',
    body: 'Hello.\n',
  };
  const send = () => first.db.transaction().execute((tx) => outboxMail(first.clock.now()).send(tx, greeting));

  test('is left to a server that can send it; where none can, it is kept', async () => {
    const smtp = await startSmtpServer();
    const smtpUrl = `smtp://127.0.0.1:${smtp.port}`;
    const sender = await startAnotherServer(first, { smtpUrl, port: 4003 });
    await sender.jobs.runDue();
    await send();
    await first.jobs.runDue();
    await second.jobs.runDue();
    expect(await statuses()).toEqual(['queued']);
    await sender.jobs.runDue();
    expect(await statuses()).toEqual(['sent']);
    expect(smtp.messages).toHaveLength(1);

    // The sender is restarted with the same settings: what waits meanwhile is not kept.
    await send();
    first.clock.advance({ minutes: 10 });
    await first.jobs.runDue();
    expect(await statuses()).toEqual(['sent', 'queued']);
    // Now it is started without a mail account: nobody can send any more.
    const without = await startAnotherServer(first, { port: 4003 });
    await without.jobs.runDue();
    expect(await statuses()).toEqual(['sent', 'kept']);
    await without.close();
    await sender.close();
    await smtp.close();
  });

  test('waits an hour for a server that does not come back', async () => {
    const gone = await startAnotherServer(first, { smtpUrl: 'smtp://127.0.0.1:9', port: 4004 });
    await gone.jobs.runDue();
    await gone.close();
    const before = (await statuses()).length;
    await send();
    await first.jobs.runDue();
    expect((await statuses()).slice(before)).toEqual(['queued']);
    first.clock.advance({ minutes: 61 });
    await first.jobs.runDue();
    expect((await statuses()).slice(before)).toEqual(['kept']);
  });
});

test('the verification queue shows who has the same slip open on another server', async () => {
  const id = await paymentWithSlip();
  const treasurer = await first.signIn('Treasurer');
  const administrator = await first.signIn('Administrator');
  const look = (server: Pick<TestApp, 'call'>, token: string) =>
    server.call(payments.looking, { params: { id } }, token);
  expect(await look(first, treasurer)).toEqual({ lookedAtBy: [] });
  expect(await look(second, administrator)).toEqual({ lookedAtBy: ['The Treasurer'] });
  first.clock.advance({ seconds: 31 });
  expect(await look(second, administrator)).toEqual({ lookedAtBy: [] });
});

test('requests per minute are counted over all servers', async () => {
  const perMinute = 200;
  const servers = [
    await startAnotherServer(first, { requestsPerMinute: perMinute, port: 4005 }),
    await startAnotherServer(first, { requestsPerMinute: perMinute, port: 4006 }),
  ];
  first.clock.set('2026-11-16T06:00:00Z');
  const isAdmitted = async (n: number) => {
    const call = { method: 'GET', url: '/api/health', remoteAddress: '203.0.113.20' } as const;
    return (await servers[n % 2]!.inject(call)).statusCode === 200;
  };
  let admitted = 0;
  for (let second = 0; second < 30; second += 1) {
    for (let n = 0; n < 20; n += 1) if (await isAdmitted(n)) admitted += 1;
    first.clock.advance({ seconds: 1 });
    // One exchange has come to its end before the next second.
    await first.db.selectFrom('requestCounts').selectAll().execute();
  }
  expect(admitted).toBeGreaterThanOrEqual(perMinute);
  expect(admitted).toBeLessThan(perMinute * 1.3);
  for (const server of servers) await server.close();
});
