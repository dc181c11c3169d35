import { donations, fees, reconciliation } from '@kathok/contract';
import { expect, test } from 'vitest';
import { reconciler, statementFile } from '../testing/bank-statements.ts';
import { startOffice } from '../testing/office.ts';
import {
  findLastKept,
  findUnsettledRefunds,
} from '../modules/reconciliation/settlements/settlement.repository.ts';

// As rare-queries.embedded.itest.ts: what the tests on PostgreSQL ask, asked once on the other build of PostgreSQL.

const { app, desk } = await startOffice();

test('days behind a renewal that is reversed are named, and move forward', async () => {
  const { id: memberId } = await desk.member();
  const renew = () => {
    const payment = { method: 'cash' as const };
    return app.call(fees.create, { body: { memberId, kind: 'renewal', payment } }, desk.token);
  };
  const [first, second] = [await renew(), await renew()];
  const params = { id: first.id };
  const { moved } = await app.call(fees.previewReversal, { params, query: {} }, desk.token);
  expect(moved).toMatchObject([{ feeId: second.id, newFrom: first.periodFrom }]);
  await app.call(fees.reverse, { params, body: { reason: 'The cheque bounced' } }, desk.token);
  expect(await app.call(fees.get, { params: { id: second.id } }, desk.token)).toMatchObject({
    periodFrom: first.periodFrom,
    periodTo: first.periodTo,
  });
});

test('a fee and a donation that were removed come back', async () => {
  const { id: memberId } = await desk.member();
  const body = { memberId, kind: 'renewal' as const };
  const fee = { id: (await app.call(fees.create, { body }, desk.token)).id };
  await app.call(fees.remove, { params: fee }, desk.token);
  expect(await app.call(fees.restore, { params: fee }, desk.token)).toMatchObject({ status: 'open' });
  const donation = { id: await desk.donation('90.00') };
  await app.call(donations.remove, { params: donation }, desk.token);
  expect(await app.call(donations.restore, { params: donation }, desk.token)).toMatchObject(donation);
});

test('a line of the bank differs from what was corrected, and is explained', async () => {
  const bank = reconciler(app, desk.token);
  const donationId = await desk.donationWithSlip('500.00');
  const slip = await app.db
    .selectFrom('payments')
    .select(['journalNumber', 'amount'])
    .where('donationId', '=', donationId)
    .executeTakeFirstOrThrow();
  const line = { bookedOn: desk.today(), amount: slip.amount, journalNumber: slip.journalNumber!, text: '' };
  const statement = await bank.read(statementFile([line]));
  await bank.approveAll(statement);
  const reversal = { params: { id: donationId }, body: { reason: 'Sent back' } };
  await app.call(donations.reverse, reversal, desk.token);
  const [decision] = await bank.decisions(statement.id);
  const params = { id: decision!.id };
  const body = { reason: 'Sent back by cheque', difference: '500.00' };
  expect(await app.call(reconciliation.explain, { params, body }, desk.token)).toMatchObject({
    isUnexplained: false,
  });
  expect(await findLastKept(app.db)).toBeNull();
  expect(await findUnsettledRefunds(app.db, { from: desk.today(), until: desk.today() })).toEqual([]);
});
