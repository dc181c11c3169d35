import { type Donation, donations, fees, payments } from '@kathok/contract';
import { expect, test } from 'vitest';
import { purposeId, sampleDonation } from '../../testing/donation-samples.ts';
import { startOffice } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const { app, desk } = await startOffice();

const enter = async (values: Parameters<typeof sampleDonation>[1]) =>
  (await app.call(donations.create, { body: await sampleDonation(app, values) }, desk.token)) as Donation;
const totals = async (query: object) => (await app.call(payments.totals, { query }, desk.token)).totals;

test('donations that are entered at once are all in the sums, to the chetrum', async () => {
  const purposes = [await purposeId(app), await purposeId(app, 'Construction')];
  await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      enter({ amount: `${100 + i}.05`, purposeId: purposes[i % 2]!, payment: { method: 'cash' } }),
    ),
  );
  expect(await totals({})).toEqual([
    { head: 'donations', method: 'cash', currency: 'BTN', count: 24, amount: '2677.20' },
  ]);
  expect(await findDisagreements(app.db)).toEqual([]);
});

const cheques = async (from?: string, to?: string) =>
  (await totals({ from, to })).filter(({ method }) => method === 'cheque').map(({ amount }) => amount);

test('whole months and single days add up to the same', async () => {
  const days = ['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-01', '2026-10-17'];
  for (const [i, paidOn] of days.entries())
    await enter({ amount: String(10 ** i), payment: { method: 'cheque', paidOn } });
  expect(await cheques()).toEqual(['11111.00']);
  expect(await cheques('2026-09-01', '2026-09-30')).toEqual(['110.00']);
  expect(await cheques('2026-08-31', '2026-10-01')).toEqual(['1111.00']);
  expect(await cheques('2026-09-02', '2026-10-16')).toEqual(['1100.00']);
  expect(await cheques('2026-10-02')).toEqual(['10000.00']);
  expect(await cheques(undefined, '2026-08-30')).toEqual([]);
});

test('what is booked for a fee moves with the type of the fee, and for a donation with its purpose', async () => {
  const { feeId } = await desk.renewalWithSlip();
  await app.call(fees.decide, { params: { id: feeId }, body: { decision: 'approve' } }, desk.token);
  await app.call(fees.reverse, { params: { id: feeId }, body: { reason: 'Wrong member' } }, desk.token);
  const other = await app.db
    .selectFrom('membershipTypes')
    .select('id')
    .where('id', '<>', desk.ids.general)
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('membershipFees')
    .set({ membershipTypeId: other.id })
    .where('id', '=', feeId)
    .execute();
  const [lamps, building] = [await purposeId(app), await purposeId(app, 'Construction')];
  await app.db.updateTable('donations').set({ purposeId: building }).where('purposeId', '=', lamps).execute();
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('the lists know how many there are after each change', async () => {
  const count = async (query: object) =>
    (await app.call(donations.list, { query }, desk.token)).meta.itemCount;
  const before = [await count({}), await count({ paymentStatus: 'unpaid' })];
  const promised = await enter({});
  expect([await count({}), await count({ paymentStatus: 'unpaid' })]).toEqual([
    before[0]! + 1,
    before[1]! + 1,
  ]);
  await app.call(donations.remove, { params: { id: promised.id } }, desk.token);
  expect([await count({}), await count({ paymentStatus: 'unpaid' })]).toEqual(before);
});
