import { dashboard, payments, permissions, type Right, roles, users } from '@kathok/contract';
import { auth } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleDonation } from '../../testing/donation-samples.ts';
import { startOffice } from '../../testing/office.ts';
import { donations, fees } from '@kathok/contract';

const { app, desk } = await startOffice();
const administrator = desk.token;
await desk.renewalWithSlip();
await desk.donationWithSlip();
const { id: memberId } = await desk.member();
const payment = { method: 'cash' as const };
await app.call(fees.create, { body: { memberId, kind: 'renewal', payment } }, administrator);
await app.call(donations.create, { body: await sampleDonation(app, { payment }) }, administrator);

/** Somebody with these rights and no others. */
async function withRights(...rights: Right[]): Promise<string> {
  const known = await app.call(permissions.all, {}, administrator);
  const permissionIds = known
    .filter(({ action, subject }) =>
      rights.some((right) => right.action === action && right.subject === subject),
    )
    .map(({ id }) => id);
  const name = `Role ${rights.map(({ subject }) => subject).join(' ')}`;
  const role = await app.call(
    roles.create,
    { body: { name, description: '', roleType: 'admin', permissionIds } },
    administrator,
  );
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@example.bt`;
  const password = 'seven lamps on a hill';
  await app.call(users.create, { body: { name, email, roleId: role.id, password } }, administrator);
  return (await app.call(auth.login, { body: { username: email, password } })).accessToken;
}

const read = (subject: Right['subject']): Right => ({ action: 'read', subject });
const heads = (rows: readonly { head: string }[] | undefined) => [...new Set(rows?.map(({ head }) => head))];

test('the latest changes say whose money they are about, and what for', async () => {
  const { changes } = await app.call(dashboard.get, {}, administrator);
  const aboutOf = (wanted: string) => changes?.find(({ entity }) => entity === wanted)?.about;
  expect(aboutOf('Donation')).toMatchObject({ matter: expect.any(String), currency: 'BTN' });
  expect(aboutOf('MembershipFee')).toMatchObject({ matter: 'General membership', currency: 'BTN' });
  expect(aboutOf('Donation')?.name).not.toBe('');
});

test('the days of this year on which donations came are counted once each', async () => {
  for (const paidOn of ['2026-11-10', '2026-11-10', '2025-11-10']) {
    const body = await sampleDonation(app, { payment: { ...payment, paidOn } });
    await app.call(donations.create, { body }, administrator);
  }
  // With the donation of today, which was recorded above.
  expect((await app.call(dashboard.get, {}, administrator)).received?.daysOfOffering).toBe(2);
});

test('without the right to donations nothing of donations is told', async () => {
  const token = await withRights(read('Dashboard'), read('Member'));
  const { members, received, waiting, campaigns, changes, setup } = await app.call(dashboard.get, {}, token);
  expect(members?.active).toBe(2);
  expect([heads(received?.totals), heads(received?.months)]).toEqual([
    ['membership_fees'],
    ['membership_fees'],
  ]);
  expect(received?.daysOfOffering).toBeNull();
  expect(waiting.fees?.count).toBe(1);
  expect(waiting.oldest.map(({ kind }) => kind)).toEqual(['fee']);
  expect([waiting.donations, campaigns, changes, setup]).toEqual([null, null, null, null]);
  const list = await app.call(payments.received, { query: {} }, token);
  expect(heads(list.data)).toEqual(['membership_fees']);
  expect(await app.call(payments.received, { query: { head: 'donations' } }, token)).toMatchObject({
    data: [],
    meta: { itemCount: 0 },
    totals: [],
  });
  expect(heads((await app.call(payments.totals, { query: {} }, token)).totals)).toEqual(['membership_fees']);
});

test('without the right to members nothing of members and their fees is told', async () => {
  const token = await withRights(read('Dashboard'), read('Donation'));
  const { members, received, waiting, campaigns } = await app.call(dashboard.get, {}, token);
  expect([members, waiting.fees]).toEqual([null, null]);
  expect(heads(received?.totals)).toEqual(['donations']);
  expect(waiting.oldest.map(({ kind }) => kind)).toEqual(['donation']);
  expect(campaigns).toEqual([]);
});

test('with neither there is no money at all, and without the dashboard nothing', async () => {
  const token = await withRights(read('Dashboard'), read('Master'));
  expect(await app.call(dashboard.get, {}, token)).toMatchObject({
    members: null,
    received: null,
    waiting: { fees: null, donations: null, oldest: [] },
    campaigns: null,
  });
  expect((await app.send(payments.received, { query: {} }, { token })).status).toBe(403);
  expect((await app.call(payments.totals, { query: {} }, token)).totals).toEqual([]);
  const member = await app.signIn('Member');
  expect((await app.send(dashboard.get, {}, { token: member })).status).toBe(403);
});

test('days that are none are refused at their field', async () => {
  const answer = await app.send(dashboard.get, { query: { from: '2026-02-30' } }, { token: administrator });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ property: 'from' }] } });
});
