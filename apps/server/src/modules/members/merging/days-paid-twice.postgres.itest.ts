import { fees, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const { app, desk } = await startOffice();

const lastDay = '2026-12-31';

/** Somebody who joined and paid for 2026. */
async function paidMember() {
  const body = { ...sampleMember(desk.ids), joinedOn: '2026-01-01' };
  const { id } = await app.call(members.create, { body }, desk.token);
  const [fee] = await app.call(fees.ofMember, { params: { memberId: id } }, desk.token);
  const payment = { payment: { method: 'cash' as const } };
  await app.call(fees.update, { params: { id: fee!.id }, body: payment }, desk.token);
  return { id, feeId: fee!.id };
}

async function merge(kept: { id: string }, other: { id: string }): Promise<string> {
  app.clock.advance({ minutes: 1 });
  const body = { otherId: other.id };
  return (await app.call(members.merge, { params: { id: kept.id }, body }, desk.token)).mergeId;
}
const undo = (id: string) => app.call(members.undoMerge, { params: { id } }, desk.token);
const giveBack = ({ feeId: id }: { feeId: string }) =>
  app.call(fees.reverse, { params: { id }, body: { reason: 'Paid twice' } }, desk.token);
const paidUntil = async ({ id }: { id: string }) =>
  (await app.call(members.get, { params: { id } }, desk.token)).paidUntil;

test('what both had paid is still paid when one of the two fees is given back', async () => {
  const [kept, other] = [await paidMember(), await paidMember()];
  const mergeId = await merge(kept, other);
  await giveBack(kept);
  expect(await paidUntil(kept)).toBe(lastDay);
  expect(await findDisagreements(app.db)).toEqual([]);
  await undo(mergeId);
  expect([await paidUntil(kept), await paidUntil(other)]).toEqual([null, lastDay]);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('when the other fee is given back too, nobody is covered any more', async () => {
  const [kept, other] = [await paidMember(), await paidMember()];
  const mergeId = await merge(kept, other);
  await giveBack(kept);
  await giveBack(other);
  expect(await paidUntil(kept)).toBeNull();
  await undo(mergeId);
  expect([await paidUntil(kept), await paidUntil(other)]).toEqual([null, null]);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('of three records that became one, the fee that is left covers each that it belongs to', async () => {
  const [first, second, third] = [await paidMember(), await paidMember(), await paidMember()];
  const early = await merge(second, first);
  const late = await merge(third, second);
  await giveBack(third);
  await giveBack(second);
  expect(await paidUntil(third)).toBe(lastDay);
  await undo(late);
  expect([await paidUntil(third), await paidUntil(second)]).toEqual([null, lastDay]);
  await undo(early);
  expect([await paidUntil(second), await paidUntil(first)]).toEqual([null, lastDay]);
  expect(await findDisagreements(app.db)).toEqual([]);
});
