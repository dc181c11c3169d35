import { type Donation, donations, members, type PayerView } from '@kathok/contract';
import { expect, it } from 'vitest';
import { sampleDonation, sampleSlip } from '../../testing/donation-samples.ts';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const treasurer = await app.signIn('Treasurer');
const body = sampleMember(await shippedIds(app));
const member = await app.call(members.create, { body }, await app.signIn('Administrator'));
const { id } = app.account('Member');
await app.db.updateTable('users').set({ memberId: member.id }).where('id', '=', id).execute();
const own = await app.signIn('Member');

const secret = {
  donorName: 'Ngawang Tenzin',
  identityType: 'cid',
  identityNumber: '11605009876',
  phone: '17555555',
  email: 'ngawang@example.bt',
  address: 'Behind the dzong',
  message: 'For my late father',
  dedication: { offering: 'Lamps', names: [{ name: 'Ap Tenzin', living: false }] },
} as const;

it('with the id alone one sees what to pay, and of the donor only the beginning of the name', async () => {
  const body = {
    ...(await sampleDonation(app)),
    ...secret,
    dedication: { ...secret.dedication, names: [{ name: 'Ap Tenzin' }] },
  };
  const { id } = await app.call(donations.create, { body });
  const sent = (await app.call(donations.sendSlip, { body: await sampleSlip(id) })) as PayerView;
  const seen = await app.send(donations.get, { params: { id } });
  expect(seen.body).toMatchObject({
    kind: 'donation',
    maskedName: 'Ng***** T*****',
    purpose: 'Butter lamps',
    paymentStatus: 'pending',
    memberId: null,
  });
  for (const answer of [sent, seen.body]) {
    const text = JSON.stringify(answer);
    const told = ['Ngawang', 'Tenzin', '9876', '555555', 'example.bt', 'dzong', 'father', '/slip', 'journal'];
    expect(told.filter((word) => text.includes(word))).toEqual([]);
  }
  // Anyone who is signed in but has no right to donations sees no more.
  expect((await app.send(donations.get, { params: { id } }, { token: own })).body).toEqual(seen.body);
});

it('an id that is nobody’s and one that was taken out answer alike', async () => {
  const { id } = await app.call(donations.create, { body: await sampleDonation(app) });
  await app.call(donations.remove, { params: { id } }, treasurer);
  const answers = await Promise.all(
    [id, '00000000-0000-4000-8000-000000000000'].map((one) =>
      app.send(donations.get, { params: { id: one } }),
    ),
  );
  const told = answers.map(({ body }) => Object.assign(body as object, { requestId: '' }));
  expect(told[0]).toEqual(told[1]);
  expect(told[0]).toMatchObject({ status: 404, code: 'not_found' });
});

it('a member sees their own donations whole, and no other', async () => {
  const donation = { donorType: 'member' as const, memberId: member.id, donorName: undefined };
  const { id } = await app.call(donations.create, { body: await sampleDonation(app, donation) }, own);
  expect(await app.call(donations.get, { params: { id } }, own)).toMatchObject({
    channel: 'member',
    payments: [],
  });
  const { data, meta } = await app.call(donations.list, { query: {} }, own);
  expect([data.map((row) => row.id), meta.itemCount]).toEqual([[id], 1]);
  expect(await app.call(donations.ofMember, { params: { memberId: member.id } }, own)).toMatchObject([
    { id },
  ]);
  const foreign = app.account('Auditor').id;
  const refused = await app.send(donations.ofMember, { params: { memberId: foreign } }, { token: own });
  expect(refused.status).toBe(404);
  const others = await app.call(donations.list, { query: { donorType: 'non_member' } }, own);
  expect(others.data).toEqual([]);
});

it('donations from before joining are the member’s too', async () => {
  const body = sampleMember(await shippedIds(app));
  const identity = { identityType: 'cid' as const, identityNumber: body.identityNumber };
  const before = await app.call(donations.create, { body: await sampleDonation(app, identity) });
  const joined = await app.call(members.create, { body }, await app.signIn('Administrator'));
  const found = await app.call(donations.ofMember, { params: { memberId: joined.id } }, treasurer);
  expect(found.map(({ id }) => id)).toEqual([before.id]);
});

it('a list shows no identity number, and what is taken along is written down', async () => {
  const body = { ...(await sampleDonation(app)), ...secret, dedication: undefined };
  (await app.call(donations.create, { body }, treasurer)) as Donation;
  const query = { q: secret.identityNumber };
  const listed = await app.send(donations.list, { query }, { token: treasurer });
  expect(listed.body).toMatchObject({ meta: { itemCount: expect.any(Number) } });
  const taken = await app.send(donations.all, { query: { ...query, format: 'csv' } }, { token: treasurer });
  expect(taken.headers['content-disposition']).toContain('donations-2026-11-15.csv');
  const array = await app.send(donations.all, { query: {} }, { token: treasurer });
  expect((array.body as unknown[]).length).toBeGreaterThan(3);
  for (const { bytes } of [listed, taken, array]) {
    expect(bytes.toString()).toContain('Ngawang Tenzin');
    expect(bytes.toString()).not.toContain(secret.identityNumber);
  }
  const entries = await app.db
    .selectFrom('auditEntries')
    .select('after')
    .where('action', '=', 'export')
    .execute();
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toContain(secret.identityNumber);
  expect((await app.send(donations.all, { query: {} }, { token: await app.signIn('Auditor') })).status).toBe(
    403,
  );
});

it('who of the office looks at a whole identity number is written down, and nothing else is', async () => {
  const known = { ...secret, identityNumber: '11605009877', dedication: undefined };
  const { id } = await app.call(donations.create, { body: { ...(await sampleDonation(app)), ...known } });
  const unknown = await app.call(donations.create, { body: await sampleDonation(app) });
  const views = (entityId: string) =>
    app.db
      .selectFrom('auditEntries')
      .select(['actorId', 'entity'])
      .where('entityId', '=', entityId)
      .where('action', '=', 'view')
      .execute();
  // The payer, and a member whose it is not, see no number.
  await app.call(donations.get, { params: { id } });
  await app.call(donations.get, { params: { id } }, own);
  expect(await views(id)).toEqual([]);
  expect(await app.call(donations.get, { params: { id } }, treasurer)).toMatchObject({
    identityNumber: known.identityNumber,
  });
  expect(await views(id)).toEqual([{ actorId: app.account('Treasurer').id, entity: 'Donation' }]);
  await app.call(donations.get, { params: { id: unknown.id } }, treasurer);
  expect(await views(unknown.id)).toEqual([]);
});
