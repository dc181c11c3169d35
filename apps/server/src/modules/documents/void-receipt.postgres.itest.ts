import { auth, type Donation, donations, fees, permissions, receipts, roles, users } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MoneyDesk, openMoneyDesk } from '../../testing/money-desk.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let desk: MoneyDesk;
beforeAll(async () => {
  app = await startTestApp();
  desk = await openMoneyDesk(app);
});
afterAll(() => app.close());

/** Somebody with a role of their own. */
async function signInWith(...rights: string[]): Promise<string> {
  const every = await app.call(permissions.all, {}, desk.token);
  const held = every.filter(({ action, subject }) => rights.includes(`${action} ${subject}`));
  const name = rights.join(', ');
  const role = { name, roleType: 'admin' as const, permissionIds: held.map(({ id }) => id) };
  const { id: roleId } = await app.call(roles.create, { body: role }, desk.token);
  const [email, password] = [`clerk${roleId}@example.bt`, 'butter lamps at first light'];
  await app.call(users.create, { body: { name, email, roleId, password } }, desk.token);
  await app.db.updateTable('users').set({ mustChangePassword: false }).where('email', '=', email).execute();
  return (await app.call(auth.login, { body: { username: email, password } })).accessToken;
}

const cash = { method: 'cash' as const };
async function paidFee() {
  const { id: memberId } = await desk.member();
  const { id } = await app.call(
    fees.create,
    { body: { memberId, kind: 'renewal', payment: cash } },
    desk.token,
  );
  return desk.fee(id);
}
const paidDonation = async () => {
  const donor = { donorType: 'non_member' as const, donorName: 'Pema Lhamo', purposeId: desk.purposeId };
  const body = { ...donor, amount: '500', payment: cash };
  const { id } = await app.call(donations.create, { body }, desk.token);
  return (await app.call(donations.get, { params: { id } }, desk.token)) as Donation;
};

const voidFirst = (due: Pick<Donation, 'payments'>, token: string) => {
  const id = due.payments[0]?.receipt?.id ?? '';
  return app.send(receipts.void, { params: { id }, body: { reason: 'It bounced' } }, { token });
};

test('the receipt of a fee takes the right on members, and that of a donation the right on donations', async () => {
  const [fee, donation] = [await paidFee(), await paidDonation()];
  const ofDonations = await signInWith('manage Donation');
  const ofMembers = await signInWith('manage Member');
  // They see no members, so for them there is none.
  expect((await voidFirst(fee, ofDonations)).status).toBe(404);
  expect((await voidFirst(donation, ofMembers)).status).toBe(404);
  expect(await desk.fee(fee.id)).toMatchObject({ status: 'paid', amountPaid: fee.amountPaid });
  expect((await voidFirst(fee, ofMembers)).status).toBe(200);
  expect((await voidFirst(donation, ofDonations)).status).toBe(200);
});

test('somebody who may read members and manage donations is told that a fee is not theirs to reverse', async () => {
  const fee = await paidFee();
  const answer = await voidFirst(fee, await signInWith('manage Donation', 'read Member'));
  expect(answer).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect((await desk.fee(fee.id)).payments).toMatchObject([{ status: 'paid', receipt: { voidedAt: null } }]);
});
