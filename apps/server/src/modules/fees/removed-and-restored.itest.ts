import { type Donation, donations, fees, type Member, members, renewals } from '@kathok/contract';
import { expect, test } from 'vitest';
import { startOffice } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const { app, desk } = await startOffice();
const removed = { isRemoved: true };
const unpaid = async (kind: 'donation' | 'fee') => {
  const query = { paymentStatus: 'unpaid' as const, take: 1 };
  const { meta } = await (kind === 'fee'
    ? app.call(fees.list, { query }, desk.token)
    : app.call(donations.list, { query }, desk.token));
  return meta.itemCount;
};
const audited = (entityId: string) =>
  app.db
    .selectFrom('auditEntries')
    .select('action')
    .where('entityId', '=', entityId)
    .where('action', '=', 'restore')
    .execute();

test('a donation that was removed is found by those who may manage, restored, and counts again exactly once', async () => {
  const id = await desk.donation('800.00');
  const before = await unpaid('donation');
  const params = { id };
  const { donationNumber } = (await app.call(donations.get, { params }, desk.token)) as Donation;
  await app.call(donations.remove, { params }, desk.token);
  expect(await unpaid('donation')).toBe(before - 1);
  const query = { ...removed, q: donationNumber };
  expect((await app.call(donations.list, { query }, desk.token)).data).toMatchObject([{ id }]);
  const officer = await app.signIn('Membership officer');
  expect(await app.send(donations.list, { query: removed }, { token: officer })).toMatchObject({
    status: 403,
  });
  expect(await app.send(donations.restore, { params }, { token: officer })).toMatchObject({ status: 403 });

  const both = await Promise.all(
    [1, 2].map(() => app.send(donations.restore, { params }, { token: desk.token })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await unpaid('donation')).toBe(before);
  expect(await audited(id)).toHaveLength(1);
  const payment = { method: 'cash' as const };
  await app.call(donations.update, { params, body: { payment } }, desk.token);
  expect(await app.call(donations.get, { params }, desk.token)).toMatchObject({ amountPaid: '800.00' });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a fee that was removed comes back with its renewal, is paid once, and not where another stands in its place', async () => {
  const { id: memberId } = await desk.member();
  const { feeId, renewal } = await app.call(renewals.create, { body: { memberId } }, desk.token);
  const params = { id: feeId };
  const before = await unpaid('fee');
  await app.call(fees.remove, { params }, desk.token);
  expect(await unpaid('fee')).toBe(before - 1);
  expect((await app.call(fees.list, { query: { memberId } }, desk.token)).data).not.toContainEqual(
    expect.objectContaining({ id: feeId }),
  );
  const listed = await app.call(fees.list, { query: { memberId, ...removed } }, desk.token);
  expect(listed.data).toMatchObject([{ id: feeId }]);
  const treasurer = await app.signIn('Treasurer');
  expect(await app.send(fees.list, { query: removed }, { token: treasurer })).toMatchObject({ status: 403 });
  expect(await app.send(fees.restore, { params }, { token: treasurer })).toMatchObject({ status: 403 });

  const other = await app.call(renewals.create, { body: { memberId } }, desk.token);
  const refused = await app.send(fees.restore, { params }, { token: desk.token });
  expect(refused.body).toMatchObject({
    code: 'wrong_state',
    detail: expect.stringContaining('Another renewal'),
  });
  await app.call(fees.remove, { params: { id: other.feeId } }, desk.token);

  expect(await app.call(fees.restore, { params }, desk.token)).toMatchObject({ id: feeId, status: 'open' });
  expect(await app.send(fees.restore, { params }, { token: desk.token })).toMatchObject({ status: 404 });
  expect(await unpaid('fee')).toBe(before);
  expect(await audited(feeId)).toHaveLength(1);
  const shown = await app.call(renewals.get, { params: { id: renewal.id } }, desk.token);
  expect(shown).toMatchObject({ status: 'proposed' });
  const payment = { method: 'cash' as const };
  const paid = await app.call(fees.update, { params, body: { payment } }, desk.token);
  const member = (await app.call(members.get, { params: { id: memberId } }, desk.token)) as Member;
  expect(member.paidUntil).toBe(paid.periodTo);
  expect(await findDisagreements(app.db)).toEqual([]);
});
