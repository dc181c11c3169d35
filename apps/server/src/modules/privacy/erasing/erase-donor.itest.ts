import { donation, donations, members, privacy, reconciliation } from '@kathok/contract';
import { expect, test } from 'vitest';
import { bankAccount, reconciler, statementFile } from '../../../testing/bank-statements.ts';
import { sampleSlip } from '../../../testing/money-desk.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';
import { whereFound } from '../../../testing/where-found.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const { app, desk } = await startOffice();

const traces = { phone: '77123987', email: 'donor-trace@example.bt', address: 'Donoraddress 4' };
const cash = { payment: { method: 'cash' } } as const;

async function give(donorName: string, more: object = {}) {
  const body = { donorType: 'non_member', donorName, purposeId: desk.purposeId, amount: '80', ...more };
  return donation.parse(await app.call(donations.create, { body: body as never }, desk.token));
}
type Donation = Awaited<ReturnType<typeof give>>;
const erase = ({ id, donationNumber }: Donation, reason = 'Asked for by letter', token = desk.token) =>
  app.send(privacy.eraseDonor, { params: { id }, body: { donationNumber, reason } }, { token });
const donorOf = async ({ id }: Donation) => app.call(donations.get, { params: { id } }, desk.token);

test('a donor who never was a member is erased in all donations that are known to be theirs', async () => {
  const identity = { identityType: 'cid', identityNumber: '11499000111' };
  const first = await give('Gyembodonor Trace', { ...traces, ...identity, ...cash, message: 'Tracewish' });
  const second = await give('Gyembodonor Trace', { ...traces, ...identity });
  const namesake = await give('Gyembodonor Trace', { phone: '77999111' });
  await app.jobs.runDue();
  const other = await app.send(
    privacy.eraseDonor,
    { params: { id: first.id }, body: { donationNumber: second.donationNumber, reason: 'Asked for' } },
    { token: desk.token },
  );
  expect(other).toMatchObject({ status: 422, body: { errors: [{ property: 'donationNumber' }] } });
  expect(await erase(first, 'Letter of Gyembodonor')).toMatchObject({
    status: 422,
    body: { errors: [{ property: 'reason' }] },
  });
  for (const role of ['Treasurer', 'Auditor', 'Member'] as const)
    expect((await erase(first, 'Asked for', await app.signIn(role))).status).toBe(403);

  const texts = [...Object.values(traces), '11499000111', 'Tracewish'];
  expect(await whereFound(app.db, texts)).toEqual(
    expect.arrayContaining(['audit_entries.after', 'donations.phone', 'people.identity_number']),
  );
  expect((await erase(first)).status).toBe(204);
  for (const given of [first, second])
    expect(await donorOf(given)).toMatchObject({ donorName: 'Erased person', phone: null, amount: '80.00' });
  expect(await donorOf(namesake)).toMatchObject({ donorName: 'Gyembodonor Trace', phone: '+97577999111' });
  // The receipt has the name alone.
  expect(await whereFound(app.db, texts)).toEqual([]);
  expect(await findDisagreements(app.db)).toEqual([]);
  expect(await erase(first)).toMatchObject({
    status: 409,
    body: { detail: 'This person was erased already.' },
  });
  const rewritten = await app.send(
    donations.update,
    { params: { id: second.id }, body: { donorName: 'Somebody' } },
    { token: desk.token },
  );
  expect(rewritten.status).toBe(409);
});

test('one who left only a name is erased in that donation alone', async () => {
  const only = await give('Onlynamed Trace');
  const namesake = await give('Onlynamed Trace');
  expect((await erase(only)).status).toBe(204);
  expect(await donorOf(only)).toMatchObject({ donorName: 'Erased person' });
  expect(await donorOf(namesake)).toMatchObject({ donorName: 'Onlynamed Trace' });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a donor who is a member is erased as a member', async () => {
  const { id: memberId } = await app.call(
    members.create,
    { body: sampleMember(desk.ids, { waiveFee: true }) },
    desk.token,
  );
  const body = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '80' } as const;
  const given = donation.parse(await app.call(donations.create, { body }, desk.token));
  expect(await erase(given)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('is a member') },
  });
});

test('what waits to be verified stands in the way', async () => {
  const given = await give('Waitingdonor Trace');
  const slip = { donationId: given.id, ...sampleSlip(desk.today()) };
  await app.call(donations.sendSlip, { body: slip });
  expect(await erase(given)).toMatchObject({
    status: 409,
    body: { detail: 'This person cannot be erased yet: 1 payment waits to be verified.' },
  });
});

test('of lines of the bank the sum, the day and the number stay, also when the statement is read again', async () => {
  const given = await give('Bankdonor Trace');
  const slip = sampleSlip(desk.today());
  await app.call(donations.sendSlip, { body: { donationId: given.id, ...slip } });
  const { reference } = await donorOf(given);
  const line = {
    bookedOn: slip.paidOn,
    amount: 8000,
    journalNumber: slip.journalNumber,
    text: `${reference} BANKTRACE GYEM 20014385`,
  };
  const others = {
    bookedOn: slip.paidOn,
    amount: 900,
    journalNumber: '48200001',
    text: 'OTHERTRACE DORJI',
  };
  const books = reconciler(app, desk.token);
  const statement = await books.read(statementFile([line, others]));
  await books.approveAll(statement);
  expect(await whereFound(app.db, ['BANKTRACE'])).toEqual(['bank_lines.description']);
  expect((await erase(given)).status).toBe(204);
  const again = statementFile([line, others, { ...others, journalNumber: '48200002' }], 'again.csv');
  await app.call(reconciliation.read, { body: { file: again, account: bankAccount } }, desk.token);
  expect(await whereFound(app.db, ['BANKTRACE', 'Bankdonor'])).toEqual(['receipts.snapshot']);
  expect(await whereFound(app.db, ['OTHERTRACE'])).toEqual(['bank_lines.description']);
  const rows = await app.db
    .selectFrom('bankLines')
    .select(['bookedOn', 'amount', 'journalNumber', 'description'])
    .where('journalNumber', '=', slip.journalNumber)
    .execute();
  const left = { bookedOn: slip.paidOn, amount: 8000, journalNumber: slip.journalNumber };
  expect(rows).toEqual([
    { ...left, description: '[erased]' },
    { ...left, description: '[erased]' },
  ]);
  expect(await findDisagreements(app.db)).toEqual([]);
});
