import { addDays, dayOf, type Donation, donations, ritualDays, rituals } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleDonation, sampleSlip } from '../../testing/donation-samples.ts';
import { startOffice } from '../../testing/office.ts';
import { statementsOf } from '../../testing/statements-of.ts';

const { app, desk } = await startOffice();
// What is read once as long as the server runs is read before anything is counted.
await app.call(donations.list, { query: {} }, desk.token);

/** Messages to the database, the log-in and the idempotency key included. */
/** With the rule of two persons read, and what is owed, and whether a slip has room, before it is decoded. */
const most = { paid: 11, approved: 13, given: 10, slip: 17 };
let key = 0;
/** This is what browsers send. */
const once = (token?: string) => ({ token, headers: { 'idempotency-key': `statements-${(key += 1)}` } });
const known = { identityType: 'cid' as const, identityNumber: '10101001231', phone: '+97517123456' };

/** Everybody else who needs a number waits from the taking of it until the commit: both travel in one message. */
const takesNumbersWithCommit = expect.stringMatching(
  /; with taken as [^]*take_numbers_last[^]*; commit; select pg_logical_emit_message\(.*\)$/,
);

test('recording a paid donation takes few statements, and its numbers last', async () => {
  const body = await sampleDonation(app, { ...known, payment: { method: 'cash' } });
  const record = async () => {
    const answer = await app.send(donations.create, { body }, once(desk.token));
    expect(answer.status).toBe(201);
  };
  await record();
  const statements = await statementsOf(app.database.pool, record);
  expect(statements.at(-1)).toEqual(takesNumbersWithCommit);
  expect(statements.length, `${statements.join('\n')}`).toBeLessThanOrEqual(most.paid);
});

test('a donation that a member only promises takes three messages, of which the last one writes', async () => {
  const { id: memberId } = await desk.member();
  const body = await sampleDonation(app, { donorType: 'member', donorName: undefined, memberId });
  const record = async () => {
    const answer = await app.send(donations.create, { body }, { token: desk.token });
    expect(answer.status).toBe(201);
  };
  await record();
  const statements = await statementsOf(app.database.pool, record);
  expect(statements).toEqual([
    expect.stringContaining('from "users"'),
    expect.stringContaining('from donation_purposes'),
    takesNumbersWithCommit,
  ]);
});

test('who repeats a call at once is answered when the disk has the first one', async () => {
  const body = await sampleDonation(app, { ...known, payment: { method: 'cash' } });
  const call = once(desk.token);
  const first = await app.send(donations.create, { body }, call);
  const repeat = async () => {
    expect((await app.send(donations.create, { body }, call)).body).toEqual(first.body);
  };
  const waits = async () =>
    (await statementsOf(app.database.pool, repeat)).filter((text) =>
      text.includes('pg_logical_emit_message'),
    );
  expect(await waits()).toHaveLength(1);
  app.clock.advance({ minutes: 11 });
  expect(await waits()).toEqual([]);
});

test('approving a slip takes few statements, and its number last', async () => {
  const id = await desk.donationWithSlip();
  const approve = () =>
    app.send(donations.decide, { params: { id }, body: { decision: 'approve' } }, once(desk.token));
  const statements = await statementsOf(app.database.pool, approve);
  expect(statements.at(-1)).toEqual(takesNumbersWithCommit);
  expect(statements.length, `${statements.join('\n')}`).toBeLessThanOrEqual(most.approved);
});

test('giving in public and sending the slip take few statements each', async () => {
  const body = await sampleDonation(app, known);
  let id = '';
  const give = async () => {
    const answer = await app.send(donations.create, { body }, once());
    id = (answer.body as { id: string }).id;
  };
  await give();
  const given = await statementsOf(app.database.pool, give);
  expect(given.at(-1)).toEqual(takesNumbersWithCommit);
  expect(given.length, `${given.join('\n')}`).toBeLessThanOrEqual(most.given);
  const slip = await sampleSlip(id);
  let status = 0;
  const sent = await statementsOf(app.database.pool, async () => {
    ({ status } = await app.send(donations.sendSlip, { body: slip }, once()));
  });
  expect(status).toBe(201);
  expect(sent.length, `${sent.join('\n')}`).toBeLessThanOrEqual(most.slip);
});

test('under a key the whole record is answered, and again the same', async () => {
  const body = await sampleDonation(app, { ...known, payment: { method: 'cash' } });
  const key = once(desk.token);
  const first = await app.send(donations.create, { body }, key);
  const { id } = first.body as Donation;
  expect(first.body).toEqual(await app.call(donations.get, { params: { id } }, desk.token));
  expect((await app.send(donations.create, { body }, key)).body).toEqual(first.body);

  const waiting = { params: { id: await desk.donationWithSlip() }, body: { decision: 'approve' as const } };
  const approved = await app.send(donations.decide, waiting, once(desk.token));
  expect(approved.body).toEqual(await app.call(donations.get, { params: waiting.params }, desk.token));
});

test('what is answered is what is read afterwards, though it was put together without reading it', async () => {
  const { id: memberId } = await desk.member();
  const cheque = { method: 'cheque' as const, bank: 'BNB', journalNumber: 'C77', paidOn: '2026-11-10' };
  const given = [
    {},
    { payment: { method: 'cash' as const } },
    { ...known, email: 'sonam@example.bt', message: 'For all beings', payment: cheque },
    { donorType: 'member' as const, donorName: undefined, memberId, payment: { method: 'cash' as const } },
    { donorType: 'anonymous' as const, donorName: undefined, phone: '+97517999999' },
    { payment: { method: 'cash' as const, paymentStatus: 'pending' as const } },
    {
      dedication: {
        offering: 'Butter lamps',
        names: [{ name: 'Dawa', living: false }],
        readOn: '2026-12-01',
      },
    },
  ];
  for (const values of given) {
    const body = await sampleDonation(app, values);
    const answered = (await app.call(donations.create, { body }, desk.token)) as Donation;
    expect(answered).toEqual(await app.call(donations.get, { params: { id: answered.id } }, desk.token));
  }
  const id = await desk.donationWithSlip();
  const approve = { params: { id }, body: { decision: 'approve' as const } };
  const approved = await app.call(donations.decide, approve, desk.token);
  expect(approved).toEqual(await app.call(donations.get, { params: { id } }, desk.token));
  expect(approved.receiptNumber).toMatch(/^KM\/R\/2026\//);
});

test('what strangers see of rituals and their days takes one statement, however many days there are', async () => {
  const officer = await app.signIn('Membership officer');
  const ritual = await app.call(rituals.create, { body: { name: 'Guru Rinpoche Day' } }, officer);
  const today = dayOf(app.clock.now());
  for (let days = 3; days < 300; days += 29)
    await app.call(ritualDays.create, { body: { ritualId: ritual.id, date: addDays(today, days) } }, officer);
  const asked = async (path: string, shown: number) => {
    const statements = await statementsOf(app.database.pool, async () => {
      const answer = await app.inject({ url: `/api${path}` });
      const all = answer.json<{ days?: unknown[] }[]>();
      expect(all.length + all.flatMap(({ days = [] }) => days).length).toBeGreaterThanOrEqual(shown);
    });
    return statements.filter((text) => !/^(begin|commit)/i.test(text));
  };
  await asked('/ritual-days', 11);
  expect(await asked('/ritual-days', 11)).toHaveLength(1);
  expect(await asked('/rituals', 11)).toHaveLength(1);
});
