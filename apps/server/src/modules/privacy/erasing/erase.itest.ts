import { auth, donations, members, privacy, savedViews, users } from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reconciler, statementFile } from '../../../testing/bank-statements.ts';
import { sampleSlip } from '../../../testing/money-desk.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { makeTracedPerson, traces } from '../../../testing/traced-person.ts';
import { whereFound as findTexts } from '../../../testing/where-found.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const app = await startAppForFile();
const person = await makeTracedPerson(app);

const body = () => ({ membershipCode: person.membershipCode, reason: 'Asked for by letter of 3 May' });
const erase = (values: Partial<ReturnType<typeof body>> = {}, token = person.desk.token) =>
  app.send(privacy.erase, { params: { id: person.id }, body: { ...body(), ...values } }, { token });

const whereFound = (texts: string[]) => findTexts(app.db, texts);

/** Money as the books have it. An erasure moves not a chhertum of it. */
async function books() {
  const { rows } = await sql`
    select (select sum(amount) from ledger_sums) as ledger, (select count(*) from receipts) as receipts,
      (select string_agg(hash, ',' order by series, year, position) from receipts) as hashes,
      (select sum(amount_paid) from donations) as donations, (select sum(amount_paid) from membership_fees) as fees,
      (select count(*) from payments) as payments, (select count(*) from coverages) as coverages`.execute(
    app.db,
  );
  return rows[0];
}

test('nobody is erased by a slip of the hand, without a reason, or without the right', async () => {
  const before = await whereFound([traces.name]);
  const other = await erase({ membershipCode: 'KM-0000000' });
  expect(other.status).toBe(422);
  expect(other.body).toMatchObject({ errors: [{ property: 'membershipCode' }] });
  expect((await erase({ reason: ' ' })).body).toMatchObject({ errors: [{ property: 'reason' }] });
  for (const reason of [`Asked for by ${traces.name}`, 'letter of zangmolhaden', `CID ${traces.cid}`])
    expect((await erase({ reason })).body).toMatchObject({
      errors: [{ property: 'reason', constraints: { isNameless: expect.any(String) } }],
    });
  for (const role of ['Treasurer', 'Auditor', 'Member'] as const)
    expect((await erase({}, await app.signIn(role))).status).toBe(403);
  expect((await erase({}, person.token)).status).toBe(403);
  expect(await whereFound([traces.name])).toEqual(before);
});

test('what is open stands in the way, and is named', async () => {
  const { desk, id } = person;
  await app.call(members.requestChange, { params: { id }, body: { gender: 'other' } }, person.token);
  const given = { donorType: 'member', memberId: id, purposeId: desk.purposeId, amount: '90' } as const;
  const donation = await app.call(donations.create, { body: given }, desk.token);
  const slip = { donationId: donation.id, ...sampleSlip(desk.today()) };
  await app.call(donations.sendSlip, { body: slip });
  const refused = await erase();
  expect(refused.status).toBe(409);
  expect((refused.body as { detail: string }).detail).toBe(
    'This person cannot be erased yet: 1 payment waits to be verified, and 1 request for a change waits to be decided.',
  );
  await app.call(members.withdrawChange, { params: { id } }, person.token);
  const decision = { params: { id: donation.id }, body: { decision: 'approve' as const } };
  await app.call(donations.decide, decision, desk.token);
});

test('colleagues have kept filters, a line of the bank and a sheet under their name', async () => {
  const { token } = person.desk;
  const others = { list: 'members', name: 'All of Paro', filters: { q: 'Paro' } };
  for (const view of [
    { list: 'members', name: 'Zangmolhaden Trace', filters: { q: 'x' } },
    { list: 'donations', name: 'A donor', filters: { q: traces.name.toUpperCase() } },
    others,
  ])
    await app.call(savedViews.create, { body: view as never }, token);
  const line = (text: string, journalNumber: string) => ({
    bookedOn: person.desk.today(),
    amount: 471_100,
    journalNumber,
    text,
  });
  const capitals = traces.name.toUpperCase();
  const lines = [line(`TRF ${capitals} LAMPS`, '900001'), line('TRF SOMEBODY ELSE', '900002')];
  await reconciler(app, token).read(statementFile(lines));
  expect(await whereFound([capitals])).toContain('bank_lines.description');
  expect(await keptSheets()).toBeGreaterThan(0);
});

const keptSheets = async () =>
  (await app.db.selectFrom('imports').select('id').where('fileId', 'is not', null).execute()).length;

test('of somebody who is erased nothing is left but what was printed on receipts and certificates', async () => {
  const before = await books();
  const searched = Object.values(traces).filter((trace) => trace !== traces.cid);
  expect(await whereFound([traces.name, traces.cid])).toContain('people.name');
  expect((await erase()).status).toBe(204);
  // Decided on docs/decisions/erasing-people.md: papers are kept as the books need them.
  expect(await whereFound([...searched, traces.cid])).toEqual([
    'certificates.snapshot',
    'receipts.snapshot',
    'receipts.void_reason',
  ]);
  expect(await books()).toEqual(before);
  expect(await findDisagreements(app.db)).toEqual([]);
  expect(await keptSheets()).toBe(0);
  const descriptions = await app.db
    .selectFrom('bankLines')
    .select('description')
    .orderBy('lineNumber')
    .execute();
  expect(descriptions.map(({ description }) => description)).toEqual([
    expect.stringContaining('TRF [erased] LAMPS'),
    expect.stringContaining('TRF SOMEBODY ELSE'),
  ]);
  const views = await app.db.selectFrom('savedViews').select('name').execute();
  expect(views).toEqual([{ name: 'All of Paro' }]);
  // Searched by in lower case; nor does a count of nobody keep it.
  expect(await whereFound([traces.name.toLowerCase()])).toEqual([]);
});

test('nothing finds them, and their account is closed at once', async () => {
  const { token } = person.desk;
  for (const q of [traces.name, traces.cid, traces.phone, traces.email, traces.village])
    expect((await app.call(members.list, { query: { q } }, token)).data).toEqual([]);
  const row = await app.call(members.get, { params: { id: person.id } }, token);
  expect(row).toMatchObject({ name: 'Erased person', membershipCode: person.membershipCode, phone: null });
  expect((await app.send(members.get, { params: { id: person.id } }, { token: person.token })).status).toBe(
    401,
  );
  expect((await app.send(auth.refresh, { body: { refreshToken: person.refreshToken } })).status).toBe(401);
  const password = 'seven lamps on the sill';
  expect((await app.send(auth.login, { body: { username: traces.email, password } })).status).toBe(401);
});

test('their removed account does not come back', async () => {
  const restored = await app.send(
    users.restore,
    { params: { id: person.userId } },
    { token: person.desk.token },
  );
  expect(restored).toMatchObject({ status: 409, body: { detail: 'This person has been erased.' } });
  const account = app.db.selectFrom('users').select('deletedAt').where('id', '=', person.userId);
  expect((await account.executeTakeFirst())?.deletedAt).not.toBeNull();
});

test('nothing is written about them again', async () => {
  const { token } = person.desk;
  const params = { id: person.id };
  expect((await erase()).body).toMatchObject({ detail: 'This person was erased already.' });
  for (const change of [
    { phone: '17123456' },
    { name: 'Somebody' },
    { reinstate: true, reinstateNote: 'Why' },
  ]) {
    const answer = await app.send(members.update, { params, body: change as never }, { token });
    expect(answer.status).toBe(409);
  }
  const note = await app.send(members.addNote, { params, body: { text: 'Who was it?' } }, { token });
  expect(note.status).toBe(409);
  const { id: otherId } = await person.desk.member();
  expect((await app.send(members.merge, { params, body: { otherId } }, { token })).status).toBe(409);
  expect(
    (await app.send(members.merge, { params: { id: otherId }, body: { otherId: person.id } }, { token }))
      .status,
  ).toBe(409);
});

test('what was written while the person was erased is redacted a little later', async () => {
  const entry = {
    actorName: 'Pema',
    action: 'view',
    entity: 'Member',
    entityId: person.id,
    label: traces.name,
  };
  await app.db
    .insertInto('auditEntries')
    .values({ ...entry, at: app.clock.now() })
    .execute();
  app.clock.advance({ minutes: 11 });
  await app.jobs.runDue();
  expect(await whereFound([traces.name])).toEqual(['certificates.snapshot', 'receipts.snapshot']);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('an entry that is changed as if it had been redacted is found', async () => {
  const { id } = await app.db
    .selectFrom('auditEntries')
    .select('id')
    .where('action', '=', 'sign_in')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await sql`select redact_audit_entry(gen_random_uuid(), ${id}, 'Somebody else', null, null, null, null, null)`.execute(
    app.db,
  );
  expect(await findDisagreements(app.db)).toEqual([
    {
      check: 'the audit is what was written',
      disagreement: { record: `audit entry ${id}`, problem: 'it was redacted, and no erasure says so' },
    },
  ]);
});
