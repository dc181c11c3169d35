import { type CallOf, certificates, donations, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const { app, desk } = await startOffice();
const year = Number(desk.today().slice(0, 4));

const give = (memberId: string, amount: string) => {
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount } as const;
  return app.call(donations.create, { body: { ...given, payment: { method: 'cash' } } }, desk.token);
};
const issue = (memberId: string, kind: 'donation' | 'pit' = 'pit') =>
  app.call(certificates.issue, { body: { kind, year, memberId } }, desk.token);
const read = (id: string) => app.call(certificates.get, { params: { id } }, desk.token);
const merge = (id: string, otherId: string, keep?: CallOf<typeof members.merge>['body']['keep']) =>
  app.call(members.merge, { params: { id }, body: { otherId, ...(keep && { keep }) } }, desk.token);
const undo = (id: string) => app.call(members.undoMerge, { params: { id } }, desk.token);

test('each has a certificate of what they paid themselves, and nothing is certified twice', async () => {
  const [{ id: kept }, { id: other }] = [await desk.member(), await desk.member()];
  await give(kept, '700.00');
  await give(other, '300.00');
  await issue(other);
  const { mergeId } = await merge(kept, other);
  const [ofBoth, ofDonations] = [await issue(kept), await issue(kept, 'donation')];
  expect(ofBoth.amount).toBe('1000.00');

  await undo(mergeId);
  expect(await read(ofBoth.id)).toMatchObject({
    status: 'replaced',
    voidReason: 'The merge of two records was undone',
  });
  const own = await issue(kept);
  expect(own).toMatchObject({ amount: '700.00', replaces: [ofBoth.certificateNumber] });
  expect((await read(ofDonations.id)).status).toBe('replaced');
  expect(await issue(other)).toMatchObject({ amount: '300.00' });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a certificate of only their own payments stays as it is', async () => {
  const [{ id: kept }, { id: other }] = [await desk.member(), await desk.member()];
  await give(kept, '50.00');
  const before = await issue(kept);
  await give(other, '60.00');
  const theirs = await issue(other);
  await undo((await merge(kept, other)).mergeId);
  expect((await issue(kept)).id).toBe(before.id);
  expect((await issue(other)).id).toBe(theirs.id);
});

test('one for the income tax has no successor where the CID went back', async () => {
  const passport = { identityType: 'passport', identityNumber: 'M7654321' } as const;
  const body = { ...sampleMember(desk.ids, passport), waiveFee: true };
  const [{ id: kept }, { id: other }] = [
    await app.call(members.create, { body }, desk.token),
    await desk.member(),
  ];
  await give(kept, '80.00');
  await give(other, '90.00');
  const { mergeId } = await merge(kept, other, { identityNumber: 'other' });
  const ofBoth = await issue(kept);
  await undo(mergeId);
  expect(await read(ofBoth.id)).toMatchObject({ status: 'void', replacedBy: null });
  expect(await findDisagreements(app.db)).toEqual([]);
});
