import {
  auth,
  type Donation,
  donations,
  fees,
  payments,
  permissions,
  reports,
  roles,
  users,
} from '@kathok/contract';
import { expect, it } from 'vitest';
import { purposeId, sampleDonation } from '../../testing/donation-samples.ts';
import { startOffice } from '../../testing/office.ts';

const { app, desk } = await startOffice();
const lamps = await purposeId(app);
const enter = async (values: Parameters<typeof sampleDonation>[1]) =>
  (await app.call(donations.create, { body: await sampleDonation(app, values) }, desk.token)) as Donation;
await enter({ amount: '100', payment: { method: 'cash', paidOn: '2026-10-31' } });
await enter({ amount: '250.50', payment: { method: 'cheque', paidOn: '2026-11-01' } });
await enter({ amount: '40', currency: 'USD', payment: { method: 'cash' } });
const construction = await purposeId(app, 'Construction');
await enter({ amount: '1000', purposeId: construction, payment: { method: 'cash' } });
const wrong = await enter({ amount: '7000', payment: { method: 'cash', paidOn: '2026-10-31' } });
await app.call(donations.reverse, { params: { id: wrong.id }, body: { reason: 'Typed twice' } }, desk.token);
await enter({ amount: '9999' });
const { id: memberId } = await desk.member();
const body = { memberId, kind: 'renewal' as const, payment: { method: 'cash' as const } };
await app.call(fees.create, { body }, desk.token);

const reportDonations = (query: object) => app.call(reports.donations, { query }, desk.token);
const lines = (data: { name: string; currency: string; count: number; amount: string }[]) =>
  data.map(({ name, currency, count, amount }) => [name, currency, count, amount]);

it('donations by month: what was taken back stands on the day that was done', async () => {
  const { data, totals, meta } = await reportDonations({ groupBy: 'month' });
  expect(lines(data)).toEqual([
    ['2026-10', 'BTN', 2, '7100.00'],
    ['2026-11', 'BTN', 1, '-5749.50'],
    ['2026-11', 'USD', 1, '40.00'],
  ]);
  expect(totals).toEqual([
    { currency: 'BTN', count: 3, amount: '1350.50' },
    { currency: 'USD', count: 1, amount: '40.00' },
  ]);
  expect(meta.itemCount).toBe(3);
});

it('by purpose, method, day and currency, filtered as the lists are, page by page', async () => {
  expect(lines((await reportDonations({ groupBy: 'purpose', from: '2026-11-15' })).data)).toEqual([
    ['Butter lamps', 'BTN', -1, '-7000.00'],
    ['Butter lamps', 'USD', 1, '40.00'],
    ['Construction', 'BTN', 1, '1000.00'],
  ]);
  const byMethod = await reportDonations({
    groupBy: 'method',
    sortBy: 'amount',
    order: 'DESC',
    purposeId: lamps,
  });
  expect(lines(byMethod.data)).toEqual([
    ['cheque', 'BTN', 1, '250.50'],
    ['cash', 'BTN', 1, '100.00'],
    ['cash', 'USD', 1, '40.00'],
  ]);
  expect(
    lines((await reportDonations({ groupBy: 'currency', minAmount: '1000', paymentStatus: 'paid' })).data),
  ).toEqual([['BTN', 'BTN', 1, '1000.00']]);
  const second = await reportDonations({ groupBy: 'day', take: 2, page: 2, method: 'cash' });
  expect([lines(second.data), second.meta.itemCount]).toEqual([[['2026-11-15', 'USD', 1, '40.00']], 3]);
  expect(await reportDonations({ page: 9 })).toMatchObject({ data: [], meta: { itemCount: 3 } });
});

it('by week, from Monday to Sunday, with another period laid beside it', async () => {
  const { data } = await reportDonations({ groupBy: 'week', currency: 'BTN' });
  expect(lines(data)).toEqual([
    ['2026-W44', 'BTN', 3, '7350.50'],
    ['2026-W46', 'BTN', 0, '-6000.00'],
  ]);
  const compared = await reportDonations({
    groupBy: 'week',
    currency: 'BTN',
    from: '2026-11-09',
    to: '2026-11-15',
    compareFrom: '2026-10-26',
    compareTo: '2026-11-01',
  });
  expect(compared.data).toMatchObject([{ key: '2026-W46', compared: { amount: '7350.50' } }]);
});

it('counts donors beside donations: a person once, and not whose donation was taken back', async () => {
  const donorsOf = async (query: object) => (await app.call(reports.donors, { query }, desk.token)).donors;
  const before = await donorsOf({});
  const { id: memberId } = await desk.member();
  const values = {
    donorType: 'member',
    memberId,
    donorName: undefined,
    payment: { method: 'cash' },
  } as const;
  for (const amount of ['10', '20', '30'])
    await app.call(donations.create, { body: await sampleDonation(app, { ...values, amount }) }, desk.token);
  expect(await donorsOf({})).toBe(before + 1);
  expect(await app.call(reports.donors, { query: {} }, desk.token)).toEqual({
    donors: before + 1,
    memberDonors: 1,
  });
  expect(await donorsOf({ from: '2026-10-31', to: '2026-10-31' })).toBe(2);
  expect(await donorsOf({ memberId })).toBe(1);
  expect(await donorsOf({ method: 'cheque' })).toBe(1);
  for (const { id } of (await app.call(donations.list, { query: { memberId } }, desk.token)).data)
    await app.call(donations.reverse, { params: { id }, body: { reason: 'A trial' } }, desk.token);
  expect(await donorsOf({})).toBe(before);
});

it('fees by type, and the books agree with all of it', async () => {
  const { data, totals } = await app.call(reports.fees, { query: { groupBy: 'type' } }, desk.token);
  expect(lines(data)).toEqual([['General', 'BTN', 1, totals[0]?.amount]]);
  const ledger = await app.call(payments.totals, { query: {} }, desk.token);
  const sum = (head: string) =>
    ledger.totals
      .filter((row) => row.head === head && row.currency === 'BTN')
      .reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
  expect(sum('membership_fees')).toBe(Math.round(Number(totals[0]?.amount) * 100));
  expect(sum('donations')).toBe(135_050);
});

it('is for those who may read reports', async () => {
  const member = await app.signIn('Member');
  expect((await app.send(reports.fees, { query: {} }, { token: member })).status).toBe(403);
});

/** Somebody with a role of their own. */
async function signInWith(...rights: string[]): Promise<string> {
  const every = await app.call(permissions.all, {}, desk.token);
  const permissionIds = every
    .filter(({ action, subject }) => rights.includes(`${action} ${subject}`))
    .map(({ id }) => id);
  const name = rights.join(', ');
  const role = { name, roleType: 'admin' as const, permissionIds };
  const { id: roleId } = await app.call(roles.create, { body: role }, desk.token);
  const [email, password] = [`reader${roleId}@example.bt`, 'butter lamps at first light'];
  await app.call(users.create, { body: { name, email, roleId, password } }, desk.token);
  await app.db.updateTable('users').set({ mustChangePassword: false }).where('email', '=', email).execute();
  return (await app.call(auth.login, { body: { username: email, password } })).accessToken;
}

it('answers nothing about certain people to those who may not read them', async () => {
  const [q, id, pdf] = ['Sonam Yangzom', '00000000-0000-4000-8000-000000000000', { format: 'pdf' } as const];
  const ask = async (token: string) => ({
    ofMembers: [
      await app.send(reports.members, { query: { q } }, { token }),
      await app.send(reports.members, { query: { listId: id } }, { token }),
      await app.send(reports.fees, { query: { q } }, { token }),
      await app.send(reports.fees, { query: { memberId: id } }, { token }),
      await app.send(reports.exportMembers, { query: { ...pdf, listId: id } }, { token }),
      await app.send(reports.exportFees, { query: { ...pdf, memberId: id } }, { token }),
    ].map(({ status }) => status),
    ofDonations: [
      await app.send(reports.donations, { query: { q } }, { token }),
      await app.send(reports.donations, { query: { memberId: id } }, { token }),
      await app.send(reports.donors, { query: { q } }, { token }),
      await app.send(reports.exportDonations, { query: { ...pdf, q } }, { token }),
    ].map(({ status }) => status),
  });
  const [let6, not6] = [Array.from({ length: 6 }, () => 200), Array.from({ length: 6 }, () => 403)];
  const [let4, not4] = [let6.slice(2), not6.slice(2)];
  const figures = await signInWith('read Report', 'export Report');
  expect(await ask(figures)).toEqual({ ofMembers: not6, ofDonations: not4 });
  const open = await app.send(reports.donations, { query: { groupBy: 'purpose' } }, { token: figures });
  expect(open.status).toBe(200);
  const ofDonations = await signInWith('read Report', 'export Report', 'read Donation');
  expect(await ask(ofDonations)).toEqual({ ofMembers: not6, ofDonations: let4 });
  const ofMembers = await signInWith('read Report', 'export Report', 'read Member');
  expect(await ask(ofMembers)).toEqual({ ofMembers: let6, ofDonations: not4 });
});
