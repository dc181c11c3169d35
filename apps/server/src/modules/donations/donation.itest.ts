import { type Donation, donations, members, type PayerView } from '@kathok/contract';
import { expect, it } from 'vitest';
import { purposeId, sampleDonation, sampleSlip } from '../../testing/donation-samples.ts';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const treasurer = await app.signIn('Treasurer');

const give = async (values: Parameters<typeof sampleDonation>[1] = {}) =>
  app.call(donations.create, { body: await sampleDonation(app, values) });
const enter = async (values: Parameters<typeof sampleDonation>[1] = {}) =>
  (await app.call(donations.create, { body: await sampleDonation(app, values) }, treasurer)) as Donation;
const open = async (id: string) => (await app.call(donations.get, { params: { id } }, treasurer)) as Donation;
const look = async (id: string) => (await app.call(donations.get, { params: { id } })) as PayerView;
const decide = (id: string, body: object) =>
  app.call(donations.decide, { params: { id }, body: body as never }, treasurer);

it('lives through promise, slip, rejection, another slip, approval and reversal', async () => {
  const promised = await give({ donorName: 'Tashi Wangmo', email: 'tashi@example.bt', amount: '1000' });
  expect(promised).toEqual({
    id: promised.id,
    reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    amount: '1000.00',
    currency: 'BTN',
    days: [],
    closed: null,
  });
  const { id } = promised;
  expect(await look(id)).toMatchObject({ paymentStatus: 'unpaid', balance: '1000.00', receiptNumber: null });

  const slip = await sampleSlip(id);
  expect(await app.call(donations.sendSlip, { body: slip })).toMatchObject({ paymentStatus: 'pending' });
  const again = await app.send(donations.sendSlip, { body: await sampleSlip(id) });
  expect(again.body).toMatchObject({ code: 'wrong_state' });

  const { data } = await app.call(donations.pending, { query: {} }, treasurer);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    id,
    payment: {
      status: 'pending',
      amount: '1000.00',
      journalNumber: slip.journalNumber,
      slipType: 'image/webp',
    },
    warnings: [],
    ageDays: 0,
  });

  const reason = 'The slip cannot be read.';
  await decide(id, { decision: 'reject', reason });
  app.clock.advance({ minutes: 1 });
  expect(await look(id)).toMatchObject({ paymentStatus: 'rejected', reason });
  await app.call(donations.sendSlip, { body: await sampleSlip(id) });
  const paid = await decide(id, { decision: 'approve', amountReceived: '1200', receivedOn: '2026-11-13' });
  expect(paid).toMatchObject({
    amount: '1200.00',
    amountPaid: '1200.00',
    balance: '0.00',
    paymentStatus: 'paid',
    donatedOn: '2026-11-13',
    receiptNumber: expect.stringMatching(/^KM\/R\/2026\/\d{6}$/),
  });
  expect(paid.payments.map(({ status }) => status)).toEqual(['paid', 'rejected']);
  const twice = await app.send(
    donations.decide,
    { params: { id }, body: { decision: 'approve' } },
    { token: treasurer },
  );
  expect([twice.status, twice.body]).toEqual([409, expect.objectContaining({ code: 'wrong_state' })]);

  const body = { reason: 'The transfer was recalled.' };
  const reversed = await app.call(donations.reverse, { params: { id }, body }, treasurer);
  expect(reversed).toMatchObject({ paymentStatus: 'reversed', amountPaid: '0.00', receiptNumber: null });
  expect(reversed.payments[0]?.receipt).toMatchObject({
    receiptNumber: paid.receiptNumber,
    voidReason: body.reason,
  });
  const subjects = (await app.outbox()).filter(({ recipient }) => recipient === 'tashi@example.bt');
  expect(subjects.map(({ subject }) => subject)).toEqual([
    'About your payment',
    `Receipt ${paid.receiptNumber}`,
    `Receipt ${paid.receiptNumber} is void`,
  ]);
});

it('is entered with the money by the office, and has its receipt at once', async () => {
  const donation = await enter({ payment: { method: 'cash' }, donatedOn: '2026-11-10' });
  expect(donation).toMatchObject({
    paymentStatus: 'paid',
    method: 'cash',
    paidOn: '2026-11-10',
    donatedOn: '2026-11-10',
    channel: 'staff',
    receiptNumber: expect.stringMatching(/^KM\/R\/2026\//),
  });
  expect(donation.payments[0]).toMatchObject({ submittedBy: 'The Treasurer', verifiedBy: 'The Treasurer' });
});

it('of a member has the member’s name and counts as theirs', async () => {
  const officer = await app.signIn('Administrator');
  const body = sampleMember(await shippedIds(app), { name: 'Dorji Wangchuk' });
  const member = await app.call(members.create, { body }, officer);
  const { id } = await give({ donorType: 'member', memberId: member.id, donorName: undefined });
  expect(await open(id)).toMatchObject({
    donorName: 'Dorji Wangchuk',
    membershipCode: member.membershipCode,
    identityNumber: body.identityNumber,
    channel: 'public',
  });
  expect(await look(id)).toMatchObject({ maskedName: 'Do*** W*******', memberId: member.id });
  const params = { memberId: member.id };
  expect(await app.call(donations.ofMember, { params }, treasurer)).toMatchObject([{ id }]);
});

it('without a name keeps none, and no person is made of it', async () => {
  const { id } = await give({ donorType: 'anonymous', donorName: undefined });
  expect(await open(id)).toMatchObject({ donorName: 'Anonymous', isAnonymous: true, donorType: 'anonymous' });
  const { personId } = await app.db
    .selectFrom('donations')
    .select('personId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(personId).toBeNull();
});

it('is found by name, number, reference, receipt, CID, phone and e-mail', async () => {
  const donation = await enter({
    donorName: 'Rinchen Khandu',
    identityType: 'cid',
    identityNumber: '10905001234',
    phone: '17 65 43 21',
    email: 'rinchen.khandu@example.bt',
    payment: { method: 'cash' },
  });
  const typed = [
    'khandu rin',
    donation.donationNumber,
    donation.donationNumber.toLowerCase().replace('-', ' '),
    donation.reference,
    donation.reference.toLowerCase().replace('-', ''),
    donation.receiptNumber ?? '',
    '10905001234',
    '1090 5001',
    '17654321',
    '+975 17654321',
    'rinchen.khandu@',
  ];
  for (const q of typed) {
    const { data } = await app.call(donations.list, { query: { q } }, treasurer);
    expect({ q, found: data.map(({ id }) => id) }).toEqual({ q, found: [donation.id] });
  }
});

it('is not the only one found by its number where that is the code of a member, too', async () => {
  const { donationNumber, id } = await enter({ donorName: 'Kelzang Wangdi' });
  const body = sampleMember(await shippedIds(app), { name: 'Leki Dorji' });
  const member = await app.call(members.create, { body }, await app.signIn('Membership officer'));
  const given = await enter({ donorType: 'member', donorName: undefined, memberId: member.id });
  await app.db
    .updateTable('members')
    .set({ membershipCode: donationNumber })
    .where('id', '=', member.id)
    .execute();
  const { data } = await app.call(donations.list, { query: { q: donationNumber } }, treasurer);
  expect(data.map((found) => found.id).toSorted()).toEqual([id, given.id].toSorted());
});

it('has names to be read out on a day, unless it came to nothing', async () => {
  const dedication = {
    offering: '108 butter lamps',
    names: [{ name: 'Ap Dorji', living: false }],
    readOn: '2026-11-16',
  };
  const paid = await enter({ dedication, payment: { method: 'cash' } });
  const unnamed = await enter({
    dedication,
    isAnonymous: true,
    payment: { method: 'cash', paymentStatus: 'pending' },
  });
  const undated = await enter({ dedication: { ...dedication, readOn: null }, payment: { method: 'cash' } });
  await enter({ dedication });
  const past = await enter({
    dedication: { ...dedication, readOn: '2026-11-01' },
    payment: { method: 'cash' },
  });
  const read = async (query: object) =>
    (await app.call(donations.dedications, { query }, treasurer)).map(({ donationId }) => donationId);
  expect(await read({ readOn: '2026-11-16' })).toEqual([paid.id, unnamed.id]);
  expect(await read({})).toEqual([paid.id, unnamed.id, undated.id]);
  expect(await read({ readOn: '2026-11-01' })).toEqual([past.id]);
  const [, second] = await app.call(donations.dedications, { query: { readOn: '2026-11-16' } }, treasurer);
  expect(second).toMatchObject({ donorName: 'Anonymous', names: [{ name: 'Ap Dorji', living: false }] });
});

it('changes freely until it is paid, then only in what it is dedicated to', async () => {
  const { id } = await give();
  const purpose = await purposeId(app, 'Construction');
  const body = { amount: '750', purposeId: purpose, donorName: 'Sonam Y. Zam', message: 'For the stupa' };
  const changed = await app.call(donations.update, { params: { id }, body }, treasurer);
  expect(changed).toMatchObject({ amount: '750.00', purpose: 'Construction', donorName: 'Sonam Y. Zam' });
  const anonymous = await app.call(
    donations.update,
    { params: { id }, body: { donorType: 'anonymous', payment: { method: 'cheque', bank: 'BNB' } } },
    treasurer,
  );
  expect(anonymous).toMatchObject({ donorName: 'Anonymous', paymentStatus: 'paid', method: 'cheque' });
  const late = await app.send(
    donations.update,
    { params: { id }, body: { amount: '1', message: 'x' } },
    { token: treasurer },
  );
  expect(late.body).toMatchObject({ code: 'validation_failed', errors: [{ property: 'amount' }] });
  const dedication = { offering: 'Tshok', names: [] };
  const after = { params: { id }, body: { dedication, message: null, isAnonymous: false } };
  expect(await app.call(donations.update, after, treasurer)).toMatchObject({
    message: null,
    isAnonymous: false,
    dedication: { offering: 'Tshok', names: [], readOn: null },
  });
  const stale = await app.send(
    donations.update,
    { params: { id }, body: { version: 1, message: 'x' } },
    { token: treasurer },
  );
  expect(stale.body).toMatchObject({ code: 'stale_version' });
});

it('that was taken back can be paid anew with another sum, but the books keep whose it was and what for', async () => {
  const { id } = await enter({ payment: { method: 'cash' } });
  const params = { id };
  await app.call(donations.reverse, { params, body: { reason: 'Miscounted' } }, treasurer);
  const other = { purposeId: await purposeId(app, 'Construction'), donorType: 'anonymous' as const };
  const refused = await app.send(donations.update, { params, body: other }, { token: treasurer });
  expect(refused.body).toMatchObject({ errors: [{ property: 'donorType' }, { property: 'purposeId' }] });
  const body = { amount: '75', payment: { method: 'cash' as const } };
  const again = await app.call(donations.update, { params, body }, treasurer);
  expect(again).toMatchObject({ amount: '75.00', paymentStatus: 'paid' });
});

it('is taken out only while it never was money', async () => {
  const { id } = await give();
  await app.call(donations.remove, { params: { id } }, treasurer);
  expect((await app.send(donations.get, { params: { id } }, { token: treasurer })).status).toBe(404);
  const paid = await enter({ payment: { method: 'cash' } });
  const remove = () => app.send(donations.remove, { params: { id: paid.id } }, { token: treasurer });
  expect((await remove()).body).toMatchObject({ code: 'wrong_state' });
  await app.call(donations.reverse, { params: { id: paid.id }, body: { reason: 'Wrong' } }, treasurer);
  expect((await remove()).body).toMatchObject({ code: 'wrong_state' });
  await app.call(donations.sendSlip, { body: await sampleSlip(paid.id) });
  await decide(paid.id, { decision: 'reject', reason: 'Not ours' });
  expect((await remove()).body).toMatchObject({ code: 'wrong_state' });
});

it('lists donations of one day as they were written down, the last one first', async () => {
  const donatedOn = '2026-10-01';
  const entered: string[] = [];
  for (let turn = 0; turn < 8; turn += 1) entered.push((await enter({ donatedOn })).id);
  const query = { from: donatedOn, to: donatedOn };
  const { data } = await app.call(donations.list, { query }, treasurer);
  expect(data.map(({ id }) => id)).toEqual(entered.toReversed());
});
