import {
  auth,
  certificates,
  challengeHeader,
  documents,
  donations,
  members,
  type ProofChallenge,
  reminders,
  settings,
  users,
} from '@kathok/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { howMany } from '../../../testing/how-many.ts';
import { proofHeaders, solve, useUp } from '../../../testing/proof.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

// What succeeds has limits too: otherwise somebody who is right floods the person, the audit and the purse of the centre.

const { app, desk } = await startOffice();
let token = '';
beforeEach(async () => {
  app.clock.advance({ hours: 25 });
  token = await app.signIn('Administrator');
});

const lastFour = (phone: string) => phone.replaceAll(' ', '').slice(-4);

let turn = 0;
const fullYear = () => Number(desk.today().slice(0, 4));
async function donor() {
  turn += 1;
  const person = {
    ...sampleMember(desk.ids),
    email: `right${turn}@example.bt`,
    phone: `17 45 60 ${10 + turn}`,
  };
  const { id: memberId, membershipCode } = await app.call(members.create, { body: person }, token);
  const body = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '75' } as const;
  const given = { body: { ...body, payment: { method: 'cash' as const } } };
  const { id } = await app.call(donations.create, given, token);
  const receipt = await app.db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'paymentId')
    .select(['receipts.id', 'receiptNumber', 'checkCode'])
    .where('donationId', '=', id)
    .executeTakeFirstOrThrow();
  return { ...person, memberId, membershipCode, receipt };
}

const sentTo = async (recipient: string, kind: string) => {
  await app.jobs.runDue();
  return (await app.outbox()).filter((mail) => mail.recipient === recipient && mail.kind === kind);
};
async function countRows(table: 'auditEntries' | 'outboxMessages' | 'throttleCounters' | 'documentGrants') {
  const { rows } = await app.db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}
const addressOf = (place: number) => `10.${30 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`;
/** The challenge beside an answer that looks like any other. */
const offeredBy = ({ headers }: { headers: Record<string, string> }) => {
  const header = headers[challengeHeader.toLowerCase()];
  return header === undefined ? undefined : (JSON.parse(atob(header)) as ProofChallenge);
};

const redeems = howMany({ test: 60, prove: 1000 });
test(`${redeems} redeems with one receipt: one message, and two entries in the audit`, async () => {
  const { email, receipt } = await donor();
  const { receiptNumber, checkCode } = receipt;
  const before = await countRows('auditEntries');
  const statuses = new Map<number, number>();
  for (let start = 0; start < redeems; start += 20) {
    const together = Array.from({ length: 20 }, (_, at) => {
      const certificate = { kind: 'donation' as const, year: fullYear() };
      const body = { receiptNumber, checkCode, ...((start + at) % 2 && certificate) };
      return app.send(certificates.redeem, { body }, { from: addressOf((start + at) % 10) });
    });
    for (const { status } of await Promise.all(together))
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses).toEqual(new Map([[200, redeems]]));
  expect(await sentTo(email, 'document_opened')).toHaveLength(1);
  // The receipt, and the certificate.
  expect((await countRows('auditEntries')) - before).toBe(2);
  app.clock.advance({ days: 1 });
  const again = { receiptNumber, checkCode, kind: 'donation' as const, year: fullYear() };
  await app.call(certificates.redeem, { body: again });
  expect(await sentTo(email, 'document_opened')).toHaveLength(2);
});

test('past what one address may open each further redeem takes work, which is counted apart from failures', async () => {
  const { receipt } = await donor();
  const { receiptNumber, checkCode } = receipt;
  const body = { receiptNumber, checkCode };
  const redeem = (headers = {}) => app.send(certificates.redeem, { body }, { from: '10.29.0.1', headers });
  expect((await redeem()).status).toBe(200);
  await useUp(app, `certificate grant:opened 10.29.0.1:${receiptNumber}`);
  const asked = await redeem();
  expect(asked).toMatchObject({ status: 429, body: { code: 'proof_required' } });
  const { challenge } = asked.body as { challenge: ProofChallenge };
  expect((await redeem(proofHeaders(challenge, await solve(challenge)))).status).toBe(200);
  // Checking the same paper writes nothing.
  expect(await app.send(documents.verifyNumber, { body }, { from: '10.29.0.1' })).toMatchObject({
    status: 200,
  });
});

const hits = howMany({ test: 100, prove: 10_000 });
test(`${hits} look-ups that hit: one entry for each network and hour, and the tables hardly grow`, async () => {
  const { membershipCode: identifier, phone } = await donor();
  const tables = ['auditEntries', 'outboxMessages', 'throttleCounters', 'documentGrants'] as const;
  const sizes = async () => Promise.all(tables.map(countRows));
  const before = await sizes();
  const body = { identifier, fact: lastFour(phone) };
  let found = 0;
  for (let start = 0; start < hits; start += 2) {
    const together = [0, 1].map((at) => app.send(members.lookup, { body }, { from: addressOf(500 + at) }));
    for (const { status, body: cards } of await Promise.all(together)) {
      expect(status).toBe(200);
      found += (cards as unknown[]).length;
    }
  }
  expect(found).toBe(hits);
  const grown = (await sizes()).map((size, at) => size - before[at]!);
  expect(grown[0]).toBe(2);
  expect(grown[1]).toBe(0);
  expect(grown[2]).toBeLessThan(20);
  expect(grown[3]).toBe(0);
});

test('one right code that is used fifty times at once opens one grant', async () => {
  const { email, membershipCode: identifier } = await donor();
  const asked = { kind: 'member' as const, identifier, year: fullYear() };
  const { requestId } = await app.call(certificates.request, { body: asked });
  const [mail] = await sentTo(email, 'document_code');
  const code = /is (\d{8})\b/.exec(mail?.body ?? '')?.[1] ?? '';
  const before = await countRows('documentGrants');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      app.send(certificates.redeem, { body: { requestId, code } }, { from: addressOf(600 + at) }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  expect((await countRows('documentGrants')) - before).toBe(1);
});

const ask = (identifier: string, more: object = {}, from = addressOf(700), headers = {}) => {
  const body = { kind: 'member' as const, identifier, year: fullYear(), ...more };
  return app.send(certificates.request, { body }, { from, headers });
};

describe('six messages a day that strangers cause', () => {
  test('reach one address, however many ask for them and by whatever name; the last says how else to get in', async () => {
    const { email, membershipCode, identityNumber, phone } = await donor();
    for (const identifier of [membershipCode, identityNumber, phone])
      for (let time = 0; time < 4; time += 1)
        expect((await ask(identifier, {}, addressOf(710 + time))).status).toBe(202);
    const sent = await sentTo(email, 'document_code');
    expect(sent).toHaveLength(6);
    expect(sent.filter(({ body }) => body.includes('last message today'))).toHaveLength(1);
  });

  test('do not keep the holder out, who names a fact or whose browser does the work', async () => {
    const { email, membershipCode, phone } = await donor();
    for (let time = 0; time < 8; time += 1) await ask(membershipCode, {}, addressOf(720 + time));
    expect(await sentTo(email, 'document_code')).toHaveLength(6);
    const wrong = await ask(membershipCode, { fact: '0001' }, addressOf(740));
    const offered = offeredBy(wrong);
    expect([wrong.status, offered?.parameters.data.purpose]).toEqual([202, 'certificate request']);
    expect(await sentTo(email, 'document_code')).toHaveLength(6);
    const headers = proofHeaders(offered!, await solve(offered!));
    expect((await ask(membershipCode, {}, addressOf(741), headers)).status).toBe(202);
    expect(await sentTo(email, 'document_code')).toHaveLength(7);
    // By another name, which nobody has asked by so far, the fact is enough.
    const { identityNumber } = sampleMember(desk.ids);
    expect(offeredBy(await ask(identityNumber, {}, addressOf(742)))).toBeUndefined();
    await ask(phone, { fact: lastFour(phone) }, addressOf(743));
    expect(await sentTo(email, 'document_code')).toHaveLength(7);
    const { dateOfBirth } = sampleMember(desk.ids);
    await ask(phone, { fact: dateOfBirth }, addressOf(744));
    expect(await sentTo(email, 'document_code')).toHaveLength(8);
  });

  test('say nothing about who is on file: somebody and nobody are answered alike, with the same challenge', async () => {
    const { membershipCode } = await donor();
    const answers = [];
    for (const identifier of [membershipCode, 'KM-9999993']) {
      for (let time = 0; time < 6; time += 1) await ask(identifier, {}, addressOf(760 + time));
      const answer = await ask(identifier, {}, addressOf(770));
      const { strength, purpose } = offeredBy(answer)!.parameters.data;
      const { requestId: _id, ...said } = answer.body as { requestId: string };
      answers.push([answer.status, said, purpose, strength]);
    }
    expect(answers[1]).toEqual(answers[0]);
  });
});

const forget = (username: string, from: string, headers = {}) =>
  app.send(auth.forgotPassword, { body: { username } }, { from, headers });

describe('a forgotten password', () => {
  test('has one link in ten minutes, by whichever name the account is called', async () => {
    const { email, id } = app.account('Treasurer');
    await app.call(users.update, { params: { id }, body: { phone: '17 45 99 01' } }, token);
    await forget(email, addressOf(801));
    expect(await sentTo(email, 'password_reset')).toHaveLength(1);
    app.clock.advance({ minutes: 9 });
    await forget('17459901', addressOf(802));
    await forget(email, addressOf(803));
    expect(await sentTo(email, 'password_reset')).toHaveLength(1);
    app.clock.advance({ minutes: 2 });
    await forget('17459901', addressOf(804));
    expect(await sentTo(email, 'password_reset')).toHaveLength(2);
  });

  test('is sent to its owner although others have asked for six already, once the browser has done the work', async () => {
    const { email } = app.account('Auditor');
    for (let time = 0; time < 8; time += 1) {
      await forget(email, addressOf(810 + time));
      await app.jobs.runDue();
      app.clock.advance({ minutes: 21 });
    }
    const sent = await sentTo(email, 'password_reset');
    expect(sent).toHaveLength(6);
    expect(sent.at(-1)?.body).toContain('last message today');
    for (let time = 0; time < 3; time += 1) await forget(email, addressOf(820 + time));
    const offered = offeredBy(await forget(email, addressOf(824)))!;
    app.clock.advance({ minutes: 1 });
    await forget(email, addressOf(824), proofHeaders(offered, await solve(offered)));
    expect(await sentTo(email, 'password_reset')).toHaveLength(7);
  });
});

test('past what a centre allows for a day nothing more leaves, the office sees it, and administrators are told once', async () => {
  const budget = { strangerMailsPerDay: 3 };
  const person = { ...(await donor()) };
  await app.call(settings.update, { body: budget }, token);
  const ways = () => app.call(reminders.ways, {}, token);
  expect((await ways()).isSpent).toEqual({ email: false, sms: false });
  const others = [await donor(), await donor(), await donor(), await donor()];
  for (const { membershipCode: identifier } of others)
    await app.call(certificates.request, { body: { kind: 'member', identifier, year: fullYear() } });
  await app.jobs.runDue();
  const codes = await Promise.all(others.map(({ email }) => sentTo(email, 'document_code')));
  expect(codes.flat()).toHaveLength(3);
  expect((await ways()).isSpent).toEqual({ email: true, sms: false });
  const administrator = app.account('Administrator').email;
  expect(await sentTo(administrator, 'budget_spent')).toMatchObject([
    { subject: 'No more e-mails for visitors today' },
  ]);
  const { membershipCode: identifier } = person;
  await app.call(certificates.request, { body: { kind: 'member', identifier, year: fullYear() } });
  expect(await sentTo(person.email, 'document_code')).toEqual([]);
  expect(await sentTo(administrator, 'budget_spent')).toHaveLength(1);
  app.clock.advance({ days: 1 });
  token = await app.signIn('Administrator');
  expect((await ways()).isSpent.email).toBe(false);
  await app.call(certificates.request, { body: { kind: 'member', identifier, year: fullYear() } });
  expect(await sentTo(person.email, 'document_code')).toHaveLength(1);
});
