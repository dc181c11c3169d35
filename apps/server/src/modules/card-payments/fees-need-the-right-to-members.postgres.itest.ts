import { auth, cardPayments, permissions, renewals, type Right, roles, users } from '@kathok/contract';
import { expect, test } from 'vitest';
import { openCardDesk } from '../../testing/card-desk.ts';
import { openMoneyDesk } from '../../testing/money-desk.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const money = await openMoneyDesk(app);
const cards = await openCardDesk(app);
const { id: memberId } = await money.member();
const { feeId } = await app.call(renewals.create, { body: { memberId } }, money.token);
await app.call(cardPayments.payFee, { params: { id: feeId } });
await cards.start(await cards.donation());
// Nobody came back from the bank, and the job that asks did not run.
app.clock.advance({ days: 4 });
const administrator = await app.signIn('Administrator');
const unresolved = (token: string) => app.call(cardPayments.unresolved, { query: {} }, token);
const { data } = await unresolved(administrator);
const fee = data.find(({ kind }) => kind === 'fee')!.id;
const donation = data.find(({ kind }) => kind === 'donation')!.id;

const kindsFor = async (token: string) => (await unresolved(token)).data.map(({ kind }) => kind).toSorted();
const enquire = async (id: string, token: string) =>
  (await app.send(cardPayments.enquire, { params: { id } }, { token })).status;
const close = async (id: string, token: string) =>
  (await app.send(cardPayments.close, { params: { id }, body: { reason: 'Cleared up' } }, { token })).status;

/** Somebody of the office who may look at and change this, and nothing else. */
async function signInFor(wanted: Right['subject']): Promise<string> {
  const known = await app.call(permissions.all, {}, administrator);
  const permissionIds = known
    .filter(({ action, subject }) => subject === wanted && (action === 'read' || action === 'update'))
    .map(({ id }) => id);
  const role = { name: `For ${wanted}`, description: '', roleType: 'admin' as const, permissionIds };
  const { id: roleId } = await app.call(roles.create, { body: role }, administrator);
  const [email, password] = [`for.${wanted.toLowerCase()}@example.bt`, 'seven lamps on a hill'];
  await app.call(users.create, { body: { name: role.name, email, roleId, password } }, administrator);
  return (await app.call(auth.login, { body: { username: email, password } })).accessToken;
}

test('with the right to donations one sees and decides on donations, and not on fees', async () => {
  const token = await signInFor('Donation');
  expect(await kindsFor(token)).toEqual(['donation']);
  expect([await enquire(fee, token), await close(fee, token)]).toEqual([403, 403]);
  expect(await enquire(donation, token)).toBe(200);
});

test('with the right to members one sees and decides on fees, and not on donations', async () => {
  const token = await signInFor('Member');
  expect(await kindsFor(token)).toEqual(['fee']);
  expect([await enquire(donation, token), await close(donation, token)]).toEqual([403, 403]);
  expect(await enquire(fee, token)).toBe(200);
});

test('the treasurer decides on both', async () => {
  const token = await app.signIn('Treasurer');
  expect(await kindsFor(token)).toEqual(['donation', 'fee']);
  expect([await close(donation, token), await close(fee, token)]).toEqual([200, 200]);
  expect(await kindsFor(administrator)).toEqual([]);
});
