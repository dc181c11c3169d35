import { memberMailings, members, settings } from '@kathok/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type MoneyDesk, openMoneyDesk } from '../../testing/money-desk.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { startAppForFile } from '../../testing/office.ts';

let desk: MoneyDesk;
const app = await startAppForFile();
const smtp = await startSmtpServer();
beforeEach(async () => {
  desk = await openMoneyDesk(app);
  smtp.messages.length = 0;
});
afterAll(() => smtp.close());

const text = { subject: 'Losar', body: 'Come to the temple on Friday.' };
const mail = () => ({ host: '127.0.0.1', port: smtp.port, from: 'office@example.bt' });

/** In a dzongkhag of their own, so that a filter finds just these. */
async function people(dzongkhag: 'Paro' | 'Haa' | 'Gasa', addresses: (string | null)[]) {
  const made = [];
  for (const email of addresses) {
    const body = sampleMember(desk.ids, { dzongkhag, ...(email && { email }) });
    made.push(await app.call(members.create, { body }, desk.token));
  }
  return made;
}
const start = (filters: object) =>
  app.send(memberMailings.start, { body: { ...text, ...filters } as never }, { token: desk.token });
const recipients = () => smtp.messages.map((message) => /^To: (.*)$/m.exec(message)?.[1]).toSorted();
async function runJobs() {
  for (let times = 0; times < 10; times += 1) {
    await app.jobs.runDue();
    app.clock.advance({ seconds: 3 });
  }
}

test('it is refused while nothing can leave', async () => {
  await people('Gasa', ['a@example.bt']);
  expect(await start({ dzongkhag: 'Gasa' })).toMatchObject({ status: 409 });
});

test('who is reached and who is not is told before, and everybody found gets one message', async () => {
  await app.call(settings.update, { body: { mail: mail() } }, desk.token);
  const [, second] = await people('Paro', ['one@example.bt', 'two@example.bt', 'three@example.bt', null]);
  await app.call(
    members.setMessageChoice,
    { params: { id: second!.id }, body: { isOptedOut: true } },
    desk.token,
  );
  const query = { dzongkhag: 'Paro' } as const;
  expect(await app.call(memberMailings.report, { query }, desk.token)).toEqual({
    email: 2,
    sms: 0,
    unreachable: 1,
    optedOut: 1,
    hasMail: true,
    hasSms: false,
  });
  expect(await start(query)).toMatchObject({ status: 202, body: { state: 'running', total: 2, left: 2 } });
  await runJobs();
  expect(recipients()).toEqual(['one@example.bt', 'three@example.bt']);
  expect(smtp.messages[0]).toContain('Come to the temple on Friday.');
  expect(smtp.messages[0]).toContain('/unsubscribe#');
  const [record] = await app.call(memberMailings.list, {}, desk.token);
  expect(record).toMatchObject({
    ...text,
    state: 'done',
    total: 2,
    unreachable: 1,
    optedOut: 1,
    sent: 2,
    left: 0,
    waiting: 0,
    failed: 0,
  });
});

test('one that is stopped reaches nobody else', async () => {
  await app.call(settings.update, { body: { mail: mail() } }, desk.token);
  await people('Haa', ['x@example.bt', 'y@example.bt']);
  const { body } = await start({ dzongkhag: 'Haa' });
  const { id } = body as { id: string };
  const stopped = await app.call(memberMailings.stop, { params: { id } }, desk.token);
  expect(stopped).toMatchObject({ state: 'stopped', left: 2 });
  await runJobs();
  expect(recipients()).toEqual([]);
});

test('nobody in a list is a mistake, and so is a list for somebody without the right', async () => {
  expect(await start({ dzongkhag: 'Trongsa' })).toMatchObject({ status: 409 });
  const answer = await app.send(
    memberMailings.start,
    { body: { ...text, dzongkhag: 'Paro' } },
    { token: await app.signIn('Treasurer') },
  );
  expect(answer).toMatchObject({ status: 403 });
});
