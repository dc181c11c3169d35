import { cashClosings, donationPurposes, donations, fees } from '@kathok/contract';
import { beforeEach, expect, test } from 'vitest';
import { sampleDonation } from '../../../testing/donation-samples.ts';
import { type MoneyDesk, openMoneyDesk } from '../../../testing/money-desk.ts';
import type { ShippedRole } from '../../../testing/shipped-accounts.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { approvalIdOf, approveAs, moreAdministrators, wantTwo } from '../../../testing/second-person.ts';

let desk: MoneyDesk;
let treasurer: string;
const app = await startAppForFile();

async function nextDay(): Promise<void> {
  app.clock.advance({ days: 1 });
  desk = await openMoneyDesk(app);
  treasurer = await app.signIn('Treasurer');
}
beforeEach(nextDay);

const cashOf = async (day: string) => {
  const { people } = await app.call(cashClosings.get, { params: { day } }, desk.token);
  return people.map(({ userId, received, returned }) => [userId, received, returned]);
};
const idOf = (role: ShippedRole) => app.account(role).id;

test('cash that is corrected on another day is with the corrector in both directions', async () => {
  const monday = desk.today();
  const payment = { method: 'cash' as const, paidOn: monday };
  const body = await sampleDonation(app, { amount: '500', payment });
  const { id } = await app.call(donations.create, { body }, treasurer);
  await nextDay();
  const [, purpose] = await app.call(donationPurposes.all, {});
  const correction = { reason: 'Meant for something else', purposeId: purpose?.id ?? '' };
  await app.call(donations.correct, { params: { id }, body: correction }, desk.token);
  expect(await cashOf(desk.today())).toEqual([[idOf('Administrator'), '500.00', '500.00']]);
  expect(await cashOf(monday)).toEqual([[idOf('Treasurer'), '500.00', '0.00']]);
});

test('cash beyond a fee stays with the person who took it, also when all of it is reversed later', async () => {
  const { id: memberId } = await desk.member();
  await wantTwo(app, true);
  const body = { memberId, kind: 'renewal' as const, payment: { method: 'cash' as const } };
  const { id } = await app.call(fees.create, { body }, await app.signIn('Membership officer'));
  const decision = { decision: 'approve', amountReceived: '2000', excessPurposeId: desk.purposeId } as const;
  const [second] = await moreAdministrators(app, desk.token, ['Dorji']);
  const asked = await app.send(fees.decide, { params: { id }, body: decision }, { token: second?.token });
  expect((await approveAs(app, desk.token, approvalIdOf(asked))).status).toBe(200);
  await wantTwo(app, false);
  const day = desk.today();
  const taken = [[idOf('Membership officer'), '2000.00', '0.00']];
  expect(await cashOf(day)).toEqual(taken);
  await nextDay();
  await app.call(fees.reverse, { params: { id }, body: { reason: 'False notes' } }, desk.token);
  expect(await cashOf(desk.today())).toEqual([[idOf('Administrator'), '0.00', '2000.00']]);
  expect(await cashOf(day)).toEqual(taken);
});
