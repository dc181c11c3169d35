import { donations, fees, type Member, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleSlip } from '../../testing/money-desk.ts';
import { startOffice } from '../../testing/office.ts';
import { approvalIdOf, approveAs, moreAdministrators, wantTwo } from '../../testing/second-person.ts';

const { app, desk } = await startOffice();
const [second] = await moreAdministrators(app, desk.token, ['Dorji']);
/** Nobody who logged in sent these slips: two verify them. */
const secondsIt = async (asked: { body: unknown }) =>
  expect((await approveAs(app, second?.token ?? '', approvalIdOf(asked))).status).toBe(200);

const want = (requireSecondPerson: boolean) => wantTwo(app, requireSecondPerson);

test('nobody verifies the slip of their own membership, no matter who sent it, where two pairs of eyes are wanted', async () => {
  const { memberId, feeId } = await desk.renewalWithSlip();
  const { id: account } = app.account('Treasurer');
  await app.db.updateTable('users').set({ memberId }).where('id', '=', account).execute();
  const approval = { params: { id: feeId }, body: { decision: 'approve', bank: 'BNB' } } as const;
  await want(true);
  const own = await app.send(fees.decide, approval, { token: await app.signIn('Treasurer') });
  expect([own.status, own.body]).toMatchObject([403, { code: 'self_approval' }]);
  await secondsIt(await app.send(fees.decide, approval, { token: desk.token }));
  const { before, after } = await app.db
    .selectFrom('auditEntries')
    .select(['before', 'after'])
    .where('entityId', '=', feeId)
    .where('action', '=', 'approve')
    .executeTakeFirstOrThrow();
  expect([before, after]).toMatchObject([{ bank: 'Bank of Bhutan' }, { bank: 'BNB' }]);
});

test('nor a donation in their own name, given without signing in or written so in a correction', async () => {
  await want(false);
  const { id: memberId } = await desk.member();
  const { id: account } = app.account('Treasurer');
  await app.db.updateTable('users').set({ memberId }).where('id', '=', account).execute();
  const found = await app.call(members.get, { params: { id: memberId } }, desk.token);
  const { name: donorName, identityNumber } = found as Member & { identityNumber: string };
  const donor = { donorType: 'non_member', donorName, identityType: 'cid', identityNumber } as const;
  const given = { ...donor, purposeId: desk.purposeId, amount: '500.00' };
  const { id: donationId } = await app.call(donations.create, { body: given });
  await app.call(donations.sendSlip, { body: { donationId, ...sampleSlip(desk.today()) } });
  await want(true);

  const token = await app.signIn('Treasurer');
  const params = { id: donationId };
  const approval = { params, body: { decision: 'approve' } } as const;
  const refused = { status: 403, body: { code: 'self_approval' } };
  expect(await app.send(donations.decide, approval, { token })).toMatchObject(refused);
  await secondsIt(await app.send(donations.decide, approval, { token: desk.token }));
  const reversal = { params, body: { reason: 'Given twice' } };
  expect(await app.send(donations.reverse, reversal, { token })).toMatchObject(refused);

  const foreign = { params: { id: await desk.donationWithSlip() } };
  await secondsIt(await app.send(donations.decide, { ...foreign, body: { decision: 'approve' } }, { token }));
  const body = { ...donor, reason: 'Another name', isTold: false };
  expect(await app.send(donations.correct, { ...foreign, body }, { token })).toMatchObject(refused);
  const left = await app.call(donations.get, foreign, desk.token);
  expect(left).toMatchObject({ donorName: 'Pema Lhamo', paymentStatus: 'paid' });
});

test('where one pair is enough, a treasurer who is a member may', async () => {
  await want(false);
  const { memberId, feeId } = await desk.renewalWithSlip();
  const { id: account } = app.account('Treasurer');
  await app.db.updateTable('users').set({ memberId }).where('id', '=', account).execute();
  const approval = { params: { id: feeId }, body: { decision: 'approve' } } as const;
  expect((await app.send(fees.decide, approval, { token: await app.signIn('Treasurer') })).status).toBe(200);
});
