import { memberMailings, members, settings } from '@kathok/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type MoneyDesk, openMoneyDesk } from '../../testing/money-desk.ts';
import { pagesOf } from '../../testing/read-pdf.ts';
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

const text = { subject: 'Losar', body: 'Dear {name},\n\nCome to the temple on Friday.' };
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
const report = (query: object) => app.call(memberMailings.report, { query: query as never }, desk.token);
const recipients = () => smtp.messages.map((message) => /^To: (.*)$/m.exec(message)?.[1]).toSorted();
async function runJobs() {
  for (let times = 0; times < 10; times += 1) {
    await app.jobs.runDue();
    app.clock.advance({ seconds: 3 });
  }
}

test('where nothing can be sent everybody gets a letter, filled in, with the address, and nobody a message', async () => {
  await people('Gasa', ['a@example.bt', null]);
  const query = { dzongkhag: 'Gasa' } as const;
  expect(await report(query)).toMatchObject({ email: 0, sms: 0, letter: 2, waiting: { email: 1 } });
  const letter = 'Dear {name},\n\nPlease write {membershipCode} beside it.';
  const started = await start({ ...query, letter });
  expect(started).toMatchObject({ status: 202, body: { total: 0, letters: 2 } });
  await runJobs();
  expect(recipients()).toEqual([]);
  const { id } = started.body as { id: string };
  const { bytes } = await app.send(memberMailings.letters, { params: { id } }, { token: desk.token });
  const pages = await pagesOf(bytes);
  expect(pages).toHaveLength(2);
  const { data } = await app.call(members.list, { query }, desk.token);
  for (const { name, membershipCode } of data) {
    const page = pages.find((text) => text.includes(`Dear ${name},`));
    expect(page).toContain(`Please write ${membershipCode} beside it.`);
    expect(page).toContain('Gasa');
  }
  expect(pages.join()).not.toContain('{');
  // Whom something went to stays in peace.
  expect(await report({ ...query, quietDays: '14' })).toMatchObject({ letter: 0 });
});

test('what cannot be filled in is refused at its field, and nothing is sent', async () => {
  await app.call(settings.update, { body: { mail: mail() } }, desk.token);
  const words = { body: 'Dear {nmae},', letter: 'Until {endDay}', sms: '{weather}' };
  const refused = await start({ dzongkhag: 'Gasa', ...words });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: expect.arrayContaining([expect.objectContaining({ property: 'body' })]) },
  });
  const { errors } = refused.body as { errors: { property: string }[] };
  expect(errors.map(({ property }) => property).toSorted()).toEqual(['body', 'sms']);
  await runJobs();
  expect(recipients()).toEqual([]);
});

const preview = (way: string, place: number) =>
  app.call(
    memberMailings.preview,
    { body: { ...text, body: 'Dear {name},\n\nCome.', dzongkhag: 'Gasa', way, place } as never },
    desk.token,
  );

test('a preview shows the message as one of them reads it, with its paragraphs', async () => {
  const shown = await preview('email', 0);
  expect(shown.reader).toMatchObject({ contact: 'a@example.bt' });
  expect(shown.body).toBe(`Dear ${shown.reader?.name},\n\nCome.`);
  expect((await preview('letter', 0)).reader?.address.join()).toContain('Gasa');
  expect((await preview('sms', 0)).reader).toBeNull();
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
  expect(await report(query)).toMatchObject({ email: 2, sms: 0, letter: 1, unreachable: 0, optedOut: 1 });
  expect(await start(query)).toMatchObject({ status: 202, body: { state: 'running', total: 2, left: 2 } });
  await runJobs();
  expect(recipients()).toEqual(['one@example.bt', 'three@example.bt']);
  expect(smtp.messages[0]).toContain('Come to the temple on Friday.');
  expect(smtp.messages.join()).not.toContain('{name}');
  // A long line is broken on its way.
  expect(smtp.messages[0]?.replaceAll('=\r\n', '')).toContain('/unsubscribe#');
  const [record] = await app.call(memberMailings.list, {}, desk.token);
  expect(record).toMatchObject({
    ...text,
    state: 'done',
    total: 2,
    letters: 1,
    unreachable: 0,
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
