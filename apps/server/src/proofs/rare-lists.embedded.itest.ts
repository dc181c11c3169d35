import { type Donation, donations, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { contextDepsOf } from '../app-deps.ts';
import type { Tx } from '../db/open-database.ts';
import {
  findDecisionOnLine,
  findFeeOfRenewal,
  findKindOfFee,
  findLineAndTransfer,
  findNameOfMember,
  findNameOfPurpose,
  findPaidByReceipt,
  findPaidFor,
} from '../held-acts/held-act.repository.ts';
import { findApprovals, lockApproval, reopenApproval } from '../modules/approvals/approval.repository.ts';
import { canClaimDays, claimDays } from '../modules/coverages/coverage.repository.ts';
import { findPostalAddresses } from '../modules/documents/cards/label.repository.ts';
import { findEntriesAfter } from '../modules/reports/money/entry.repository.ts';
import { tidyUp } from '../platform/jobs/tidy-up.ts';
import { systemContext } from '../platform/system-context.ts';
import { findKeptSheets } from '../modules/imports/tidying/tidy.repository.ts';
import {
  lockUnmatchedLinesNaming,
  removeViewsNaming,
  rewriteLine,
} from '../modules/privacy/erasing/kept-elsewhere.repository.ts';
import { startOffice } from '../testing/office.ts';
import { approvalIdOf, approveAs, wantTwo } from '../testing/second-person.ts';

// As rare-queries.embedded.itest.ts: what the tests on PostgreSQL ask, asked once on the other build of PostgreSQL.

const { app, desk } = await startOffice();
const { id } = await desk.member();
const { name, phone } = await app.db
  .selectFrom('members')
  .innerJoin('people', 'people.id', 'members.personId')
  .select(['people.name', 'people.phone'])
  .where('members.id', '=', id)
  .executeTakeFirstOrThrow();
const changing = <Result>(work: (tx: Tx) => Promise<Result>) => app.db.transaction().execute(work);

test('a member is found by phone, with notes, documents and an address', async () => {
  const query = { q: phone ?? '' };
  expect((await app.call(members.list, { query }, desk.token)).data.map((row) => row.id)).toEqual([id]);
  expect(await app.call(members.listNotes, { params: { id } }, desk.token)).toEqual([]);
  expect(await app.call(members.listDocuments, { params: { id } }, desk.token)).toEqual([]);
  expect(await findPostalAddresses(app.db, [id])).toMatchObject([{ id, name }]);
});

test('a donation is found by the name of its donor, and its entry in the books', async () => {
  const donationId = await desk.donation();
  const query = { q: 'Pema Lhamo' };
  expect((await app.call(donations.list, { query }, desk.token)).data.map((row) => row.id)).toEqual([
    donationId,
  ]);
  expect(await findEntriesAfter(app.db, { head: 'donations', condition: null }, null, 10)).toEqual([]);
});

test('days that are paid for already are not claimed for another fee', async () => {
  const { feeId } = await desk.renewalWithSlip();
  const days = { memberId: id, fromDay: desk.today(), toDay: null };
  expect(await changing((tx) => canClaimDays(tx, days))).toBe(false);
  const paid = { ...days, source: 'fee' as const, feeId, importId: null, createdAt: app.clock.now() };
  expect(await changing((tx) => claimDays(tx, paid))).toBe(false);
});

test('what is out of date is tidied up', async () => {
  const run = { id: '', attempt: 1, isLastAttempt: false, pauseIfAsked() {} };
  await expect(tidyUp(systemContext(contextDepsOf(app.deps)), {}, run)).resolves.toBeUndefined();
});

test('what colleagues keep about somebody is found by a whole name or a number', async () => {
  const names = ['nobody of this name'];
  expect(await changing((tx) => removeViewsNaming(tx, names))).toEqual([]);
  expect(await changing((tx) => lockUnmatchedLinesNaming(tx, names))).toEqual([]);
  await changing((tx) => rewriteLine(tx, crypto.randomUUID(), 'nothing'));
  expect(await findKeptSheets(app.db)).toBeInstanceOf(Array);
});

test('what waits for a second person is asked for, looked up, approved and put back', async () => {
  const donationId = await desk.donationWithSlip();
  await wantTwo(app, true);
  const decision = { params: { id: donationId }, body: { decision: 'approve' as const } };
  const treasurer = await app.signIn('Treasurer');
  const asked = await app.send(donations.decide, decision, { token: treasurer });
  const waiting = await changing((tx) => lockApproval(tx, approvalIdOf(asked)));
  expect(waiting).toMatchObject({ entityId: donationId, state: 'waiting' });
  expect((await approveAs(app, desk.token, approvalIdOf(asked))).status).toBe(200);
  await wantTwo(app, false);
  await changing((tx) => reopenApproval(tx, waiting!));
  const query = { page: 1, take: 1, entityId: donationId };
  expect((await findApprovals(app.db, [waiting!.call], query)).data).toMatchObject([{ id: waiting!.id }]);

  const { payments } = (await app.call(
    donations.get,
    { params: { id: donationId } },
    desk.token,
  )) as Donation;
  const { id: paymentId, receipt } = payments[0]!;
  expect(await findPaidByReceipt(app.db, receipt!.id)).toMatchObject({ id: paymentId, donationId });
  expect(await findPaidFor(app.db, paymentId)).toMatchObject({ amount: 50_000 });
  expect(await findNameOfMember(app.db, id)).toBe(name);
  expect(await findNameOfPurpose(app.db, desk.purposeId)).toMatch(/\w/);
  expect(await findFeeOfRenewal(app.db, id)).toBeUndefined();
  expect(await findKindOfFee(app.db, id)).toBeUndefined();
  expect(await findLineAndTransfer(app.db, id, paymentId)).toBeUndefined();
  expect(await findDecisionOnLine(app.db, id)).toBeUndefined();
});
