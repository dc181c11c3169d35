import {
  type Donation,
  donations,
  fees,
  type MembershipFee,
  paymentReference,
  type PayerView,
} from '@kathok/contract';
import { expect, test } from 'vitest';
import { takeAttempt } from '../../platform/limits/attempt.repository.ts';
import { sampleDonation } from '../../testing/donation-samples.ts';
import { startOffice } from '../../testing/office.ts';

const { app, desk } = await startOffice();

test('what the office noted beside a payment is not for the member', async () => {
  const { id: memberId } = await desk.member();
  const payment = { method: 'cash' } as const;
  const fee = { memberId, kind: 'renewal', payment } as const;
  const { id: feeId } = await app.call(fees.create, { body: fee }, desk.token);
  const donation = await sampleDonation(app, {
    donorType: 'member',
    memberId,
    donorName: undefined,
    payment,
  });
  const { id: donationId } = await app.call(donations.create, { body: donation }, desk.token);
  await app.db.updateTable('payments').set({ remarks: 'Paid late, as ever' }).execute();
  const account = app.account('Member').id;
  await app.db.updateTable('users').set({ memberId }).where('id', '=', account).execute();
  const seen = async (token: string) => [
    ((await app.call(fees.get, { params: { id: feeId } }, token)) as MembershipFee).payments,
    ((await app.call(donations.get, { params: { id: donationId } }, token)) as Donation).payments,
  ];
  const noted = [[{ remarks: 'Paid late, as ever' }], [{ remarks: 'Paid late, as ever' }]];
  expect(await seen(desk.token)).toMatchObject(noted);
  expect(await seen(await app.signIn('Member'))).toMatchObject([[{ remarks: null }], [{ remarks: null }]]);
});

test('anyone who is refused uses up nothing of what everybody has together', async () => {
  const payload = { donorType: 'anonymous', purposeId: desk.purposeId, amount: '1.00' };
  const call = { method: 'POST', url: '/api/donations', remoteAddress: '203.0.113.9', payload } as const;
  for (let given = 0; given < 110; given += 1) await app.inject(call);
  expect((await app.inject(call)).statusCode).toBe(429);
  const day = { limit: 3000, windowSeconds: 60 * 60 };
  expect(await takeAttempt(app.db, 'donation', day, app.clock.now())).toMatchObject({ count: 101 });
});

test('anyone who has the reference finds the payment as often as they like; anyone who guesses does not', async () => {
  const { reference } = (await app.call(donations.get, {
    params: { id: await desk.donation() },
  })) as PayerView;
  const find = async (tried: string) => {
    const call = { method: 'POST', url: '/api/payments/find', remoteAddress: '203.0.113.77' } as const;
    return (await app.inject({ ...call, payload: { reference: tried } })).statusCode;
  };
  for (let times = 0; times < 25; times += 1) expect(await find(reference)).toBe(200);
  const guesses = Array.from({ length: 21 }, (_, at) => paymentReference([at, 1, 2, 3, 4, 5, 6]));
  const answers = [];
  for (const guess of guesses) answers.push(await find(guess));
  expect(answers).toEqual([...Array(20).fill(404), 429]);
  expect(await find(reference)).toBe(429);
});
