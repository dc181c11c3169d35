import { fees, members, type MembershipFeeRow } from '@kathok/contract';
import { expect, test } from 'vitest';
import { insertRunningImport } from '../../testing/importer.ts';
import { type MoneyDesk, openMoneyDesk, sampleSlip } from '../../testing/money-desk.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { startAppForFile } from '../../testing/office.ts';

let desk: MoneyDesk;
let open: MembershipFeeRow;
const body = () => sampleMember(desk.ids, { name: 'Tandin Zangmo', phone: '17 77 66 55' });

const app = await startAppForFile();
desk = await openMoneyDesk(app);
const person = body();
const { id: memberId } = await app.call(members.create, { body: person }, desk.token);
const [first] = await app.call(fees.ofMember, { params: { memberId } }, desk.token);
const payment = { method: 'cheque' as const, paidOn: '2026-11-01', bank: 'BNB', journalNumber: '77' };
const paid = await app.call(fees.update, { params: { id: first?.id ?? '' }, body: { payment } }, desk.token);
app.clock.advance({ days: 3 });
desk = await openMoneyDesk(app);
const { id: otherId } = await app.call(members.create, { body: sampleMember(desk.ids) }, desk.token);
[open] = (await app.call(fees.ofMember, { params: { memberId: otherId } }, desk.token)) as [MembershipFeeRow];

const found = async (query: object) =>
  (await app.call(fees.list, { query }, desk.token)).data.map(({ id }) => id);

test('by name, code, CID, phone, fee number, reference and receipt number', async () => {
  const typed = [
    'zangmo tandin',
    paid.membershipCode.toLowerCase(),
    person.identityNumber,
    '17776655',
    paid.feeNumber,
    paid.reference.toLowerCase().replace('-', ' '),
    paid.receiptNumber,
  ];
  for (const q of typed) expect({ q, ids: await found({ q }) }).toEqual({ q, ids: [paid.id] });
  expect(await found({ q: 'nobody at all' })).toEqual([]);
});

test('by kind, state, method, type, and by the day it was paid or else asked for', async () => {
  expect(await found({ paymentStatus: 'paid' })).toEqual([paid.id]);
  expect(await found({ paymentStatus: 'unpaid' })).toEqual([open.id]);
  expect(await found({ method: 'cheque' })).toEqual([paid.id]);
  expect(await found({ kind: 'renewal' })).toEqual([]);
  expect(await found({ membershipTypeId: desk.ids.general, memberId: open.memberId })).toEqual([open.id]);
  expect(await found({ from: '2026-11-01', to: '2026-11-01' })).toEqual([paid.id]);
  expect(await found({ from: '2026-11-18' })).toEqual([open.id]);
  expect(await found({ to: '2026-10-31' })).toEqual([]);
  expect(await found({ sortBy: 'paidOn', order: 'ASC' })).toEqual([paid.id, open.id]);
  expect(await found({})).toEqual([open.id, paid.id]);
  for (const sortBy of ['createdAt', 'periodFrom', 'amount', 'memberName'])
    expect(await found({ sortBy, take: 1, page: 2 })).toHaveLength(1);
});

test('fees of members who are just being imported are neither shown nor counted', async () => {
  const importId = await insertRunningImport(app);
  const owner = app.db.updateTable('allMembers').where('id', '=', open.memberId);
  await owner.set({ importId }).execute();
  for (const sortBy of ['createdAt', 'memberName'] as const) {
    const { data, meta } = await app.call(fees.list, { query: { sortBy } }, desk.token);
    expect([data.map(({ id }) => id), meta.itemCount]).toEqual([[paid.id], 1]);
  }
  await app.db.updateTable('imports').set({ state: 'done' }).where('id', '=', importId).execute();
  const { data, meta } = await app.call(fees.list, {}, desk.token);
  expect([data.map(({ id }) => id), meta.itemCount]).toEqual([[open.id, paid.id], 2]);
});

test('all of them leave as one array', async () => {
  const answer = await app.send(fees.all, { query: { paymentStatus: 'paid' } }, { token: desk.token });
  expect(JSON.parse(answer.bytes.toString())).toMatchObject([
    { id: paid.id, receiptNumber: paid.receiptNumber },
  ]);
  const none = await app.send(fees.all, { query: { kind: 'renewal' } }, { token: desk.token });
  expect(none.bytes.toString()).toBe('[]');
});

test('taking all of them along needs the right to export, like members and donations', async () => {
  const asking = async (token: string) => (await app.send(fees.all, { query: {} }, { token })).status;
  expect(await asking(await app.signIn('Membership officer'))).toBe(200);
  expect(await asking(await app.signIn('Treasurer'))).toBe(403);
  expect(await asking(await app.signIn('Auditor'))).toBe(403);
  expect(await asking(await app.signIn('Member'))).toBe(403);
});

test('what waits stands oldest first, with what makes one look twice', async () => {
  const { feeId: first } = await desk.renewalWithSlip();
  app.clock.advance({ hours: 30 });
  desk = await openMoneyDesk(app);
  const { id: memberId } = await desk.member();
  const { id } = await app.call(fees.create, { body: { memberId, kind: 'renewal' } }, desk.token);
  const { payments } = await desk.fee(first);
  const near = `${payments[0]?.journalNumber ?? ''}9`;
  await app.call(fees.sendSlip, {
    params: { id },
    body: { ...sampleSlip('2026-08-01'), journalNumber: near },
  });
  const { data } = await app.call(fees.pending, {}, desk.token);
  expect(data.map((row) => row.id)).toEqual([first, id]);
  expect(data).toMatchObject([
    { ageDays: 1, warnings: [{ kind: 'nearJournal', dueId: id }] },
    { ageDays: 0, warnings: [{ kind: 'nearJournal', dueId: first }, { kind: 'oldDay' }], lookedAtBy: [] },
  ]);
});
