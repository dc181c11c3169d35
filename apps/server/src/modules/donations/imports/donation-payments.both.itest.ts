import { type Donation, donations, imports } from '@kathok/contract';
import { expect, test } from 'vitest';
import { importer } from '../../../testing/importer.ts';
import { csvFile, members } from '../../../testing/member-sheet.ts';
import { bookFile, booksOf } from '../../../testing/payment-sheet.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { wantTwo } from '../../../testing/second-person.ts';

const app = await startAppForFile();
const register = await importer(app);
const { importId } = await register.preview(csvFile(members(3, 1)));
await register.commit(importId);
await register.runToEnd(importId);
const office = await importer(app, imports.donationPayments, 'Treasurer');

const given = (values: Record<string, string> = {}) => ({
  Donor: 'Pema Lhamo',
  Purpose: 'Butter lamps',
  'Donated on': '25/02/2021',
  Amount: '500',
  Method: 'cash',
  ...values,
});

async function bring(file: File, onError: 'skip' | 'abort' = 'abort') {
  const { importId } = await office.preview(file);
  await office.commit(importId, onError);
  return office.runToEnd(importId);
}

const donationsOn = async (day: string) => {
  const query = { from: day, to: day, take: 100, sortBy: 'amount' as const, order: 'ASC' as const };
  return (await app.call(donations.list, { query }, office.token())).data;
};

test('errors are grouped by cause; who gave is told from what the row says', async () => {
  const looked = await office.preview(
    bookFile([
      given({ Purpose: 'Golden roof' }),
      given({ Amount: '1e3' }),
      given({ 'Donated on': '25/02/2030' }),
      given({ Donor: '' }),
      given({ Donor: '', CID: '11499999999' }),
      given({ 'Membership code': 'KM-0000018X' }),
      given({ 'Membership code': 'KM-9999990' }),
      given({ 'Receipt no': 'D-1', Bank: 'BOB', 'Journal no': '5' }),
      given({ 'Receipt no': 'D-1', Bank: 'B.O.B.', 'Journal no': '005' }),
      given({ Phone: '12', Email: 'nowhere' }),
      given({ CID: '11400000001', Donor: 'Somebody Else' }),
      given({ Donor: 'Anonymous' }),
    ]),
  );
  const counts: Record<string, number> = {};
  for (const { cause, count } of looked.errors) counts[cause] = (counts[cause] ?? 0) + count;
  expect(counts).toEqual({
    purpose: 1,
    amount: 1,
    future: 1,
    donor: 1,
    unknownMember: 3,
    // Twice in one row: the receipt and the journal number.
    duplicateInFile: 2,
    phone: 1,
    email: 1,
  });
  expect(looked.totals).toMatchObject({ rows: 12, good: 3, bad: 9 });
  expect(looked.warnings).toMatchObject([{ cause: 'otherName', count: 1, rows: [{ row: 12 }] }]);
});

test('donations of members, strangers and the nameless come in whole, and go again', async () => {
  const day = '2020-07-01';
  const on = { 'Donated on': day };
  const dedicated = { Offering: 'Long life prayers', Names: 'Tashi; Dorji (late)', 'Read on': '2026-12-01' };
  const rows = [
    given({ ...on, Amount: '100', CID: '11400000001', Donor: '', 'Receipt no': 'B-7' }),
    given({ ...on, Amount: '200', CID: '11499000001', Phone: '17990001', ...dedicated, Message: 'For all' }),
    given({ ...on, Amount: '300', CID: '11499000001', Bank: 'BNB', 'Journal no': 'X9' }),
    given({ ...on, Amount: '400', Donor: '', Anonymous: 'yes' }),
    given({ ...on, Amount: '500', Anonymous: 'yes' }),
  ];
  const { importId } = await bring(bookFile(rows));
  const found = await donationsOn(day);
  expect(found).toMatchObject([
    {
      donorType: 'member',
      donorName: 'Tashi Dorji 1',
      amount: '100.00',
      receiptNumber: 'B-7',
      channel: 'import',
    },
    { donorType: 'non_member', donorName: 'Pema Lhamo', phone: '+97517990001', hasDedication: true },
    {
      donorType: 'non_member',
      paymentStatus: 'paid',
      receiptNumber: expect.stringMatching(/^KM\/H\/\d{6}$/),
    },
    { donorType: 'anonymous', donorName: 'Anonymous', isAnonymous: true },
    { donorType: 'non_member', donorName: 'Pema Lhamo', isAnonymous: true },
  ]);
  const whole = (await app.call(donations.get, { params: { id: found[1]!.id } }, office.token())) as Donation;
  expect(whole).toMatchObject({
    message: 'For all',
    dedication: {
      offering: 'Long life prayers',
      names: [
        { name: 'Tashi', living: true },
        { name: 'Dorji', living: false },
      ],
      readOn: '2026-12-01',
    },
    payments: [{ status: 'paid', paidOn: day, receipt: { issuedOn: day, voidedAt: null } }],
  });
  const person = await app.db
    .selectFrom('people')
    .select('id')
    .where('identityNumber', '=', '11499000001')
    .execute();
  expect(person).toHaveLength(1);
  expect(await booksOf(app.db)).toMatchObject({ income: 150_000, paid: 5, valid: 5, disagreements: [] });

  await office.undo(importId);
  expect(await office.runToEnd(importId)).toMatchObject({ state: 'undone' });
  expect(await donationsOn(day)).toEqual([]);
  expect(await booksOf(app.db)).toMatchObject({
    income: 0,
    paid: 0,
    valid: 0,
    void: 5,
    disagreements: [],
  });
  const dedications = await app.call(
    donations.dedications,
    { query: { readOn: '2026-12-01' } },
    office.token(),
  );
  expect(dedications).toEqual([]);

  expect(await bring(bookFile(rows))).toMatchObject({ state: 'done', created: 5 });
  expect((await donationsOn(day))[0]).toMatchObject({ receiptNumber: 'B-7' });
  const again = await office.preview(bookFile(rows));
  expect(again.errors.map(({ cause }) => cause).toSorted()).toEqual(['journalKnown', 'receiptKnown']);
  expect(again.warnings).toMatchObject([{ cause: 'sameDonation', count: 4 }]);
});

test('undo is refused once a donation was changed', async () => {
  const day = '2020-08-01';
  const { importId } = await bring(bookFile([given({ 'Donated on': day })]));
  const [donation] = await donationsOn(day);
  const change = { params: { id: donation!.id }, body: { message: 'With thanks' } };
  await app.call(donations.update, change, office.token());
  const inUse = { status: 409, problem: { code: 'in_use', counts: { changedDonations: 1 } } };
  await expect(office.undo(importId)).rejects.toMatchObject(inUse);
});

async function targetsSeenBy(token: string) {
  const { data } = await app.call(imports.list, { query: { take: 100 } }, token);
  return [...new Set(data.map(({ target }) => target))];
}

test('a treasurer sees sheets of donations and nothing of members; the membership officer the other way round', async () => {
  const { importId } = await bring(bookFile([given({ 'Donated on': '2020-09-01' })]));
  const theirs = await register.preview(csvFile(members(1, 500)));
  await register.commit(theirs.importId);
  await register.runToEnd(theirs.importId);
  expect(await targetsSeenBy(office.token())).toEqual(['donation-payments']);
  expect(await targetsSeenBy(register.token())).toEqual(['members']);
  const nothing = { status: 404 };
  for (const [sees, id] of [
    [register, importId],
    [office, theirs.importId],
  ] as const) {
    await expect(sees.get(id)).rejects.toMatchObject(nothing);
    await expect(sees.undo(id)).rejects.toMatchObject(nothing);
    await expect(sees.previewAgain(id, {})).rejects.toMatchObject(nothing);
  }
  const template = (file: 'members.xlsx' | 'donation-payments.xlsx') =>
    app.send(imports.template, { params: { file } }, { token: office.token() });
  expect((await template('donation-payments.xlsx')).status).toBe(200);
  expect((await template('members.xlsx')).status).toBe(403);
});

test('where two pairs of eyes are wanted, the person who brought the sheet neither commits it nor takes it back', async () => {
  await wantTwo(app, true);
  const { importId } = await office.preview(bookFile([given({ 'Donated on': '2020-10-01' })]));
  const refused = { status: 403, problem: { code: 'self_approval' } };
  await expect(office.commit(importId)).rejects.toMatchObject(refused);
  const second = await importer(app, imports.donationPayments, 'Administrator');
  await second.commit(importId);
  expect(await second.runToEnd(importId)).toMatchObject({ state: 'done', created: 1 });
  await expect(office.undo(importId)).rejects.toMatchObject(refused);
  await second.undo(importId);
  expect(await second.runToEnd(importId)).toMatchObject({ state: 'undone' });
  await wantTwo(app, false);
});
