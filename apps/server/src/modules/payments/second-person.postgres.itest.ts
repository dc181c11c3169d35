import { fees, settings } from '@kathok/contract';
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

const want = (requireSecondPerson: boolean) =>
  app.call(settings.update, { body: { requireSecondPerson } }, desk.token);

test('nobody verifies the slip of their own membership, no matter who sent it, where two pairs of eyes are wanted', async () => {
  const { memberId, feeId } = await desk.renewalWithSlip();
  const { id: account } = app.account('Treasurer');
  await app.db.updateTable('users').set({ memberId }).where('id', '=', account).execute();
  const approval = { params: { id: feeId }, body: { decision: 'approve', bank: 'BNB' } } as const;
  await want(true);
  const own = await app.send(fees.decide, approval, { token: await app.signIn('Treasurer') });
  expect([own.status, own.body]).toMatchObject([403, { code: 'self_approval' }]);
  expect((await app.send(fees.decide, approval, { token: desk.token })).status).toBe(200);
  const { before, after } = await app.db
    .selectFrom('auditEntries')
    .select(['before', 'after'])
    .where('entityId', '=', feeId)
    .where('action', '=', 'approve')
    .executeTakeFirstOrThrow();
  expect([before, after]).toMatchObject([{ bank: 'Bank of Bhutan' }, { bank: 'BNB' }]);
});

test('where one pair is enough, a treasurer who is a member may', async () => {
  const { memberId, feeId } = await desk.renewalWithSlip();
  const { id: account } = app.account('Treasurer');
  await app.db.updateTable('users').set({ memberId }).where('id', '=', account).execute();
  await want(false);
  const approval = { params: { id: feeId }, body: { decision: 'approve' } } as const;
  expect((await app.send(fees.decide, approval, { token: await app.signIn('Treasurer') })).status).toBe(200);
});
