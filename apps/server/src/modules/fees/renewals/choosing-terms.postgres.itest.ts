import { members, membershipTypes, renewals } from '@kathok/contract';
import { beforeEach, expect, test } from 'vitest';
import { type MoneyDesk, openMoneyDesk } from '../../../testing/money-desk.ts';
import { signInAsMember } from '../../../testing/member-account.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

let desk: MoneyDesk;
const app = await startAppForFile();
const patron = (await app.call(membershipTypes.all, {})).find(({ name }) => name === 'Patron')?.id ?? '';
// Each test begins with fresh limits, and so with a fresh session.
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  desk = await openMoneyDesk(app);
});

/** Paid until the day before the given one, a year later. */
const joined = (joinedOn: string) =>
  app.call(members.create, { body: { ...sampleMember(desk.ids), waiveFee: true, joinedOn } }, desk.token);
const propose = (memberId: string, asked: object = {}, token?: string) =>
  app.call(renewals.create, { body: { memberId, ...asked } }, token);
const proposeFrom = (from: string, memberId: string, asked: object = {}) =>
  app.send(renewals.create, { body: { memberId, ...asked } }, { from });

test('asking from elsewhere changes nothing of what a visitor has just chosen, until an hour has passed', async () => {
  const member = await joined('2025-12-01');
  const chosen = await proposeFrom('10.1.2.1', member.id, { periods: 2 });
  expect(chosen.body).toMatchObject({ amount: '2400.00' });
  const stranger = await proposeFrom('10.1.2.2', member.id, { periods: 9, membershipTypeId: patron });
  expect(stranger).toEqual({ ...stranger, status: 201, body: chosen.body });
  // The visitor may think again, and may pay what they chose.
  expect(await proposeFrom('10.1.2.1', member.id, { periods: 3 })).toMatchObject({
    body: { amount: '3600.00' },
  });
  app.clock.advance({ minutes: 59 });
  expect(await proposeFrom('10.1.2.2', member.id, { periods: 9 })).toMatchObject({
    body: { amount: '3600.00' },
  });
  app.clock.advance({ minutes: 2 });
  expect(await proposeFrom('10.1.2.2', member.id, { periods: 1 })).toMatchObject({
    body: { amount: '1200.00' },
  });
});

test('asking as a visitor changes nothing of what the member or the office chose', async () => {
  const member = await joined('2025-12-01');
  await propose(member.id, { periods: 2 });
  await propose(member.id, { periods: 3 }, desk.token);
  app.clock.advance({ days: 2 });
  expect(await propose(member.id, { periods: 9 })).toMatchObject({ amount: '3600.00' });
  desk = await openMoneyDesk(app);
  const { renewal } = await propose(member.id, { periods: 1 }, await signInAsMember(app, member, desk.token));
  const change = { params: { id: renewal.id }, body: { periods: 4 } };
  expect(await app.call(renewals.update, change, desk.token)).toMatchObject({ amount: '4800.00' });
  expect(await propose(member.id, { periods: 9 })).toMatchObject({ amount: '4800.00' });
});

test('asking again and again is refused for that member and that address, and for no other', async () => {
  const [member, other] = [await joined('2025-12-01'), await joined('2025-12-01')];
  const statuses = [];
  for (let times = 0; times < 22; times += 1) {
    const answer = await proposeFrom('10.1.3.1', member.id, { periods: 1 + (times % 5) });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429, 429]);
  expect((await proposeFrom('10.1.3.1', other.id)).status).toBe(201);
  expect((await proposeFrom('10.1.3.2', member.id)).status).toBe(201);
});
