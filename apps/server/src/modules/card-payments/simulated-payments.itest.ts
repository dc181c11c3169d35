import {
  cardPayments,
  type Donation,
  donationPurposes,
  donations,
  fees,
  members,
  payments,
  type PayerView,
  privacy,
  renewals,
  reports,
} from '@kathok/contract';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { findDisagreements } from '../../verify/verify.ts';
import { openCardDesk } from '../../testing/card-desk.ts';
import { pagesOf } from '../../testing/read-pdf.ts';
import { readZip } from '../../testing/read-zip.ts';
import { startOffice } from '../../testing/office.ts';

const { app, desk } = await startOffice({ simulatesCards: true });
const card = await openCardDesk(app);

const open = async (id: string) =>
  (await app.call(donations.get, { params: { id } }, desk.token)) as Donation;
async function simulatedDonation(amount = '500.00') {
  const id = await desk.donation(amount);
  return { id, ...(await card.pay(id)) };
}
const cash = async (amount: string, purposeId = desk.purposeId) =>
  (await app.call(
    donations.create,
    {
      body: { donorType: 'non_member', donorName: 'Karma', purposeId, amount, payment: { method: 'cash' } },
    },
    desk.token,
  )) as Donation;

test('a simulated donation is marked in payment, donation, receipt and log, in a series of its own', async () => {
  const { id, transactionId } = await simulatedDonation();
  const [payment] = (await open(id)).payments;
  expect(await open(id)).toMatchObject({
    paymentStatus: 'paid',
    isSimulated: true,
    receiptNumber: 'KM/SIM/2026/000001',
  });
  expect(payment).toMatchObject({
    isSimulated: true,
    receipt: { receiptNumber: 'KM/SIM/2026/000001', isSimulated: true },
  });
  expect((await app.call(donations.get, { params: { id } })) as PayerView).toMatchObject({
    isSimulated: true,
    receiptNumber: 'KM/SIM/2026/000001',
  });
  expect(await app.call(cardPayments.get, { params: { transactionId } })).toMatchObject({
    isSimulation: true,
  });
  const { data } = await app.call(donations.list, { query: { q: 'KM/SIM/2026/000001' } }, desk.token);
  expect(data).toMatchObject([{ id, isSimulated: true }]);

  const receipt = await app.db
    .selectFrom('receipts')
    .selectAll()
    .where('paymentId', '=', payment!.id)
    .executeTakeFirstOrThrow();
  expect(receipt.series).toBe('simulated');
  expect(JSON.parse(receipt.snapshot)).toMatchObject({ isSimulated: true, isTaxDeductible: false });
  const audited = await app.db
    .selectFrom('auditEntries')
    .select('after')
    .where('entityId', '=', id)
    .where('action', '=', 'card_paid')
    .executeTakeFirstOrThrow();
  expect(audited.after).toMatchObject({ isSimulated: true });
});

test('real receipts are numbered as if nothing had been simulated', async () => {
  await simulatedDonation();
  expect((await cash('100')).receiptNumber).toBe('KM/R/2026/000001');
  const { id } = await simulatedDonation();
  expect((await cash('100')).receiptNumber).toBe('KM/R/2026/000002');
  expect((await open(id)).receiptNumber).toMatch(/^KM\/SIM\/2026\/00000\d$/);
  const { isSimulated, payments: attempts } = await cash('100');
  expect([isSimulated, attempts[0]?.isSimulated, attempts[0]?.receipt?.isSimulated]).toEqual([
    false,
    false,
    false,
  ]);
});

test('simulated money is in no total, report or campaign, and shown apart', async () => {
  const campaign = await app.call(
    donationPurposes.create,
    { body: { name: 'New roof', isTaxDeductible: true, targetAmount: '10000' } },
    desk.token,
  );
  const before = await app.call(payments.totals, { query: {} }, desk.token);
  const donation = await app.call(donations.create, {
    body: { donorType: 'non_member', donorName: 'Dorji', purposeId: campaign.id, amount: '700' },
  });
  await card.pay(donation.id);
  await cash('300', campaign.id);

  const after = await app.call(payments.totals, { query: {} }, desk.token);
  const cashIn = ({ totals }: typeof before) => totals.map(({ method, amount }) => [method, Number(amount)]);
  expect(after.totals.some(({ method }) => method === 'card')).toBe(false);
  expect(cashIn(after)).toEqual([['cash', (cashIn(before)[0]![1] as number) + 300]]);
  const simulated = ({ simulated: [sum] }: typeof before) => Number(sum?.amount ?? 0);
  expect(simulated(after) - simulated(before)).toBe(700);

  const campaigns = await app.call(donations.campaigns, {});
  expect(campaigns.find(({ name }) => name === 'New roof')).toMatchObject({ given: '300.00', donors: 1 });
  const query = { purposeId: campaign.id };
  expect(await app.call(reports.donations, { query }, desk.token)).toMatchObject({
    totals: [{ currency: 'BTN', count: 1, amount: '300.00' }],
    simulated: [{ currency: 'BTN', count: 1, amount: '700.00' }],
  });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a simulated fee extends the membership, and everything says that it is simulated', async () => {
  const { id: memberId, paidUntil } = await desk.member();
  const { feeId } = await app.call(renewals.create, { body: { memberId } }, desk.token);
  await card.pay(feeId, {}, 'fee');
  expect(await desk.fee(feeId)).toMatchObject({ status: 'paid', isSimulated: true });
  const [renewal] = await app.call(renewals.ofMember, { params: { memberId } }, desk.token);
  expect(renewal).toMatchObject({ status: 'confirmed', isSimulated: true });
  const member = await app.call(members.get, { params: { id: memberId } }, desk.token);
  expect('paidUntil' in member && member.paidUntil! > paidUntil!).toBe(true);
  const timeline = await app.call(members.timeline, { params: { id: memberId } }, desk.token);
  expect(timeline.find(({ title }) => title === 'Renewal fee')?.detail).toContain(
    'Simulated: no money moved',
  );
  const query = { memberId };
  expect(await app.call(reports.fees, { query }, desk.token)).toMatchObject({
    totals: [],
    simulated: [{ count: 1 }],
  });

  const reverse = { params: { id: feeId }, body: { reason: 'It was only a try' } };
  await app.call(fees.reverse, reverse, desk.token);
  const back = await app.call(members.get, { params: { id: memberId } }, desk.token);
  expect(back).toMatchObject({ paidUntil });
  expect(await app.call(reports.fees, { query }, desk.token)).toMatchObject({
    totals: [],
    simulated: [{ count: 0, amount: '0.00' }],
  });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('what a simulated bank paid twice stays simulated when it is taken as a donation', async () => {
  const id = await desk.donation();
  const twice = [await card.start(id), await card.start(id)];
  for (const started of twice) {
    await card.arrive(started);
    await card.comeBack((await card.choose(started.transactionId, 'approve')) ?? '');
  }
  const before = await app.call(payments.totals, { query: {} }, desk.token);
  const take = { params: { id }, body: { purposeId: desk.purposeId } };
  const taken = await app.call(donations.takeAsDonation, take, desk.token);
  expect(taken).toMatchObject({
    isSimulated: true,
    receiptNumber: expect.stringMatching(/^KM\/SIM\//),
    payments: [{ isSimulated: true }],
  });
  expect(await app.call(payments.totals, { query: {} }, desk.token)).toEqual(before);
  const refund = { params: { id: taken.id }, body: { reason: 'No order of its own' } };
  expect((await app.send(cardPayments.refundDonation, refund, { token: desk.token })).status).toBe(409);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a donation paid with money is not simulated because the simulated bank says yes afterwards', async () => {
  const id = await desk.donation();
  const started = await card.start(id);
  const cash = { params: { id }, body: { payment: { method: 'cash' as const } } };
  await app.call(donations.update, cash, desk.token);
  await card.arrive(started);
  await card.comeBack((await card.choose(started.transactionId, 'approve')) ?? '');
  const { isSimulated, receiptNumber, payments: both } = await open(id);
  expect([isSimulated, both.length]).toEqual([false, 2]);
  expect(receiptNumber).toMatch(/^KM\/R\//);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a simulated receipt does not stand in the place of a real one', async () => {
  const {
    id,
    payments: [paid],
  } = await cash('250');
  await app.call(donations.reverse, { params: { id }, body: { reason: 'Wrong person' } }, desk.token);
  await card.pay(id);
  const voided = (await open(id)).payments.find((payment) => payment.id === paid?.id)?.receipt;
  expect(voided).toMatchObject({ voidReason: 'Wrong person', replacedBy: null });
});

test('exports have a column for it', async () => {
  await simulatedDonation('812.00');
  const sheet = await app.inject({
    url: '/api/donations/all?format=csv&minAmount=812&maxAmount=812',
    headers: { authorization: `Bearer ${desk.token}` },
  });
  const [headings = '', row = ''] = sheet.body.split('\r\n');
  expect([headings.split(',').at(-1), row.split(',').at(-1)]).toEqual(['Simulated', 'yes']);
});

test('personal data says which payments and receipts are simulated', async () => {
  const { id } = await desk.member();
  const { feeId } = await app.call(renewals.create, { body: { memberId: id } }, desk.token);
  await card.pay(feeId, {}, 'fee');
  const given = { donorType: 'member', memberId: id, purposeId: desk.purposeId, amount: '90' } as const;
  const body = { ...given, payment: { method: 'cash' } } as const;
  await app.call(donations.create, { body }, desk.token);

  const { bytes } = await app.send(privacy.download, { params: { id } }, { token: desk.token });
  const files = new Map(readZip(bytes).map(({ name, content }) => [name, content.toString()]));
  const data = JSON.parse(files.get('data.json') ?? '') as Record<string, { isSimulated: boolean }[]>;
  const simulated = { isSimulated: true, receiptNumber: expect.stringContaining('KM/SIM/') };
  const real = { isSimulated: false, receiptNumber: expect.stringContaining('KM/R/') };
  for (const section of ['payments', 'receipts']) {
    const bySeries = data[section]?.toSorted((a, b) => Number(b.isSimulated) - Number(a.isSimulated));
    expect(bySeries).toMatchObject([simulated, real]);
  }
  expect(files.get('index.html')?.match(/>Simulated \(no money moved\)</g)).toHaveLength(2);
});

test('an exported report says what it does not count, as the screen does', async () => {
  const campaign = { name: 'Prayer wheel', isTaxDeductible: true };
  const { id: purposeId } = await app.call(donationPurposes.create, { body: campaign }, desk.token);
  const donor = { donorType: 'non_member', donorName: 'Dorji' } as const;
  const body = { ...donor, purposeId, amount: '1700.50' };
  const take = async (format: 'xlsx' | 'pdf') => {
    const query = { format, purposeId, groupBy: 'day' } as const;
    const { bytes } = await app.send(reports.exportDonations, { query }, { token: desk.token });
    return new Uint8Array(bytes);
  };
  await cash('300', purposeId);
  const tableOf = async () => (await readXlsx(await take('xlsx'))).sheets[0]!.rows;
  const before = await tableOf();
  expect(before.at(-1)?.[0]).toBe('Total');

  await card.pay((await app.call(donations.create, { body })).id);
  const said = 'Simulated payments are not counted: Nu. 1,700.50';
  const [empty, note] = (await tableOf()).slice(before.length);
  expect([empty?.some((cell) => cell !== null), note?.[0]]).toEqual([false, said]);
  expect((await tableOf()).slice(0, before.length)).toEqual(before);
  expect((await pagesOf(await take('pdf')))[0]).toContain(said);
});

test('nobody can say of a payment that it is simulated, nor that it is not', async () => {
  const donationId = await desk.donation();
  const body = { donationId, isSimulated: false } as { donationId: string };
  await expect(app.call(cardPayments.payDonation, { body })).rejects.toMatchObject({ status: 422 });
  const { paymentId } = await simulatedDonation();
  const unmark = app.db.updateTable('payments').set({ isSimulated: false } as never);
  await expect(unmark.where('id', '=', paymentId).execute()).rejects.toThrow(
    'can only be updated to DEFAULT',
  );
});

test('the payer is told that no money moved', async () => {
  await card.pay(await card.donation());
  const mail = (await app.outbox()).findLast(({ recipient }) => recipient === 'pema@example.bt');
  expect(mail?.body).toContain('This was a simulation: no money moved');
});

test('staff learn that the bank is simulated', async () => {
  expect(await app.call(cardPayments.desk, {}, desk.token)).toEqual({
    isOn: true,
    reason: null,
    isSimulation: true,
    refundCalls: ['cancel', 'refund'],
  });
});
