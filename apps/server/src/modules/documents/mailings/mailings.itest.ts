import {
  certificateMailings,
  type CertificateState,
  certificates,
  certificateYears,
  donations,
  members,
  paperSending,
  settings,
} from '@kathok/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startSmtpServer } from '../../../testing/smtp-server.ts';
import { startOffice } from '../../../testing/office.ts';

let year = 2010;
const { app, desk } = await startOffice();
const smtp = await startSmtpServer();
const mail = { host: '127.0.0.1', port: smtp.port, from: 'Kathok <office@example.bt>' };
await app.call(settings.update, { body: { mail, mailReceipts: false } }, desk.token);
/** Each test has a year of its own. */
beforeEach(() => {
  year += 1;
  smtp.messages.length = 0;
});
afterAll(() => smtp.close());

let count = 0;
/** Somebody who gave in that year. */
async function donor(email: string | null) {
  count += 1;
  const person = { ...sampleMember(desk.ids), ...(email && { email }), waiveFee: true };
  const member = await app.call(members.create, { body: person }, desk.token);
  const payment = { method: 'cash', paidOn: `${year}-06-01` } as const;
  const given = { donorType: 'member', memberId: member.id, purposeId: desk.purposeId } as const;
  await app.call(donations.create, { body: { ...given, amount: '100', payment } }, desk.token);
  return member;
}
const donors = async (many: number) => {
  for (let at = 0; at < many; at += 1) await donor(`donor${count}@example.bt`);
};

const report = (kind: 'donation' | 'pit' = 'donation') =>
  app.call(certificateYears.report, { query: { kind, year } }, desk.token);
/** Who is in a state, and by which way the certificate reaches them. */
async function peopleIn(state: CertificateState, kind: 'donation' | 'pit' = 'donation') {
  const query = { kind, year, state };
  const { data } = await app.call(certificateYears.people, { query }, desk.token);
  return data.map(({ memberId, way }) => [memberId, way]).toSorted();
}
const start = (kind: 'donation' | 'pit' = 'donation') =>
  app.call(certificateMailings.start, { body: { kind, year } }, desk.token);
const get = (id: string) => app.call(certificateMailings.get, { params: { id } }, desk.token);

/** Lets time go by. */
async function runToEnd(id: string) {
  for (;;) {
    await app.jobs.runDue();
    const mailing = await get(id);
    if (mailing.state !== 'running') return mailing;
    app.clock.advance({ minutes: 1 });
  }
}
const recipients = () => smtp.messages.map((message) => /^To: (.*)$/m.exec(message)?.[1]?.trim()).toSorted();

test('before anything is sent it is known who gets one and who cannot be reached, and why', async () => {
  await donors(2);
  const nobody = await donor(null);
  const dead = await donor('late@example.bt');
  await app.call(
    members.update,
    { params: { id: dead.id }, body: { endReason: 'deceased', endedOn: desk.today() } },
    desk.token,
  );
  expect(await report()).toMatchObject({ people: 4, toSend: 2, issued: 0, hasMailAccount: true });
  const waiting = await peopleIn('not_issued');
  expect(waiting).toContainEqual([nobody.id, 'no_address']);
  expect(waiting).toContainEqual([dead.id, 'deceased']);
  expect(await app.db.selectFrom('certificates').select('id').where('year', '=', year).execute()).toEqual([]);
});

test('everybody gets the link to their own certificate once, also when it is started twice', async () => {
  await donors(3);
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.id).toBe(other.id);
  expect(await runToEnd(one.id)).toMatchObject({
    state: 'done',
    total: 3,
    left: 0,
    sent: 3,
    failed: 0,
    waiting: 0,
  });
  expect(new Set(recipients()).size).toBe(3);
  expect(smtp.messages).toHaveLength(3);
  expect(await report()).toMatchObject({ toSend: 0, states: { sent: 3 } });
  const again = await app.send(
    certificateMailings.start,
    { body: { kind: 'donation', year } },
    { token: desk.token },
  );
  expect(again).toMatchObject({ status: 409 });

  const body = Buffer.from(smtp.messages[0]!.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).toString();
  const grant = /#grant=([\w-]{43})/.exec(body)?.[1] ?? '';
  const opened = await app.call(certificates.redeem, { body: { grant } });
  expect(opened).toMatchObject({ kind: 'donation', year });
});

test('who gets an address later, or gives later, is reached by the next mailing, and nobody else', async () => {
  await donors(2);
  const late = await donor(null);
  await runToEnd((await start()).id);
  smtp.messages.length = 0;
  await app.call(
    members.update,
    { params: { id: late.id }, body: { email: 'late.address@example.bt' } },
    desk.token,
  );
  expect(await runToEnd((await start()).id)).toMatchObject({ total: 1, sent: 1 });
  expect(recipients()).toEqual(['late.address@example.bt']);
});

/** A little more than may wait to leave at once. */
const many = 45;

test('a mailing that is stopped sends to nobody whose turn had not come, and the next one goes on', async () => {
  await donors(many);
  const { id } = await start();
  await app.jobs.runDue();
  const running = await get(id);
  expect(running).toMatchObject({ state: 'running', total: many });
  expect(running.left).toBeGreaterThan(0);
  const stopped = await app.call(certificateMailings.stop, { params: { id } }, desk.token);
  expect(stopped).toMatchObject({ state: 'stopped', left: running.left });
  app.clock.advance({ minutes: 5 });
  await app.jobs.runDue();
  expect(smtp.messages).toHaveLength(many - running.left);
  await runToEnd((await start()).id);
  expect(smtp.messages).toHaveLength(many);
  expect(new Set(recipients()).size).toBe(many);
});

test('a certificate that the office has sent by hand does not go out a second time', async () => {
  const { id: memberId } = await donor('by.hand@example.bt');
  const issued = await app.call(certificates.issue, { body: { kind: 'pit', year, memberId } }, desk.token);
  const send = { params: { id: issued.id }, body: { recipient: 'by.hand@example.bt' } };
  const sent = await app.call(paperSending.sendCertificate, send, desk.token);
  expect(sent).toMatchObject({ address: 'by.hand@example.bt', deliveries: [{ cause: 'office' }] });
  expect(await report('pit')).toMatchObject({ toSend: 0, states: { sent: 1 } });
});

test('without a mail account nothing is started', async () => {
  await donors(1);
  await app.call(settings.update, { body: { mail: { host: null } } }, desk.token);
  expect((await report()).hasMailAccount).toBe(false);
  const refused = await app.send(
    certificateMailings.start,
    { body: { kind: 'donation', year } },
    { token: desk.token },
  );
  expect(refused).toMatchObject({ status: 409 });
  const mail = { host: '127.0.0.1', port: smtp.port };
  await app.call(settings.update, { body: { mail } }, desk.token);
});

test('reading needs the right to reports, sending to everybody that to manage donations', async () => {
  const auditor = await app.signIn('Auditor');
  await app.call(certificateYears.report, { query: { kind: 'pit', year } }, auditor);
  const body = { kind: 'pit', year } as const;
  expect(await app.send(certificateMailings.start, { body }, { token: auditor })).toMatchObject({
    status: 403,
  });
});

test('nobody gets a PIT certificate that no tax office takes, and the report says who', async () => {
  await donor('whole@example.bt');
  const passport = { identityType: 'passport', identityNumber: 'P7654321' } as const;
  const { identityNumber: _, ...rest } = sampleMember(desk.ids);
  const person = { ...rest, ...passport, email: 'abroad@example.bt', waiveFee: true };
  const abroad = await app.call(members.create, { body: person }, desk.token);
  const payment = { method: 'cash', paidOn: `${year}-06-01` } as const;
  const given = { donorType: 'member', memberId: abroad.id, purposeId: desk.purposeId } as const;
  await app.call(donations.create, { body: { ...given, amount: '100', payment } }, desk.token);
  expect((await report('pit')).toSend).toBe(1);
  expect(await peopleIn('no_identity', 'pit')).toEqual([[abroad.id, 'email']]);
  const { id } = await start('pit');
  await runToEnd(id);
  expect(recipients()).toContain('whole@example.bt');
  expect(recipients()).not.toContain('abroad@example.bt');
});
