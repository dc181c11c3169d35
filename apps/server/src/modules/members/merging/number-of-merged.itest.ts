import { type CallOf, certificates, donations, imports, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { importer } from '../../../testing/importer.ts';
import { csvFile, memberCells } from '../../../testing/member-sheet.ts';
import { bookFile } from '../../../testing/payment-sheet.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const { app, desk } = await startOffice();
const year = Number(desk.today().slice(0, 4));

type NewMember = CallOf<typeof members.create>['body'];
let count = 0;
async function enter(values: Partial<NewMember> = {}) {
  count += 1;
  const body = { ...sampleMember(desk.ids, values), email: `person${count}@example.bt`, waiveFee: true };
  const { id } = await app.call(members.create, { body }, desk.token);
  const { personId } = await app.db
    .selectFrom('members')
    .select('personId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...body, id, personId, cid: body.identityNumber! };
}

/** The kept one goes by another number than the CID of the other. */
async function mergedPair(values: Partial<NewMember> = {}) {
  const [kept, other] = [await enter(values), await enter()];
  const merge = { params: { id: kept.id }, body: { otherId: other.id } };
  const { mergeId } = await app.call(members.merge, merge, desk.token);
  return { kept, other, mergeId };
}
const passport = () => ({ identityType: 'passport', identityNumber: `M20000${count}` }) as const;
const undo = (id: string) => app.send(members.undoMerge, { params: { id } }, { token: desk.token });

const given = (identityNumber: string) => ({
  donorType: 'non_member' as const,
  donorName: 'A Stranger',
  identityType: 'cid' as const,
  identityNumber,
  purposeId: desk.purposeId,
  amount: '30.00',
});
const promise = async (cid: string) => (await app.call(donations.create, { body: given(cid) })).id;
const donate = async (cid: string) => {
  const body = { ...given(cid), payment: { method: 'cash' as const } };
  return (await app.call(donations.create, { body }, desk.token)).id;
};
async function donorOf(donationId: string) {
  const row = app.db.selectFrom('donations').select('personId').where('id', '=', donationId);
  return (await row.executeTakeFirstOrThrow()).personId;
}
async function receiversOfCodes(identifier: string) {
  const before = (await app.outbox()).length;
  app.clock.advance({ seconds: 1 });
  await app.call(certificates.request, { body: { kind: 'donation', identifier, year } });
  app.clock.advance({ seconds: 1 });
  await app.jobs.runDue();
  const sent = (await app.outbox()).slice(before).filter(({ kind }) => kind === 'document_code');
  return sent.map(({ recipient }) => recipient);
}

test('the CID of somebody who was merged leads to who they are now, whatever strangers promise with it', async () => {
  const { kept, other, mergeId } = await mergedPair(passport());
  const promised = await promise(other.cid);
  expect(await donorOf(promised)).toBe(kept.personId);
  expect(await receiversOfCodes(other.cid)).toEqual([kept.email]);
  const donated = await donate(other.cid);
  const certificate = { kind: 'donation', year, memberId: kept.id } as const;
  expect(await app.call(certificates.issue, { body: certificate }, desk.token)).toMatchObject({
    amount: '30.00',
  });

  const form = { ...sampleMember(desk.ids, { identityNumber: other.cid }), consent: true } as const;
  expect(await app.send(members.register, { body: form })).toMatchObject({
    status: 409,
    body: { code: 'already_registered' },
  });

  expect(await undo(mergeId)).toMatchObject({ status: 200 });
  expect([await donorOf(promised), await donorOf(donated)]).toEqual([other.personId, other.personId]);
  expect(await receiversOfCodes(other.cid)).toEqual([other.email]);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('where the kept one has a CID, the other may be a mistake: a promise with it neither joins them nor keeps the merge', async () => {
  const { kept, other, mergeId } = await mergedPair();
  const promised = await promise(other.cid);
  expect(await donorOf(promised)).not.toBe(kept.personId);
  expect(await undo(mergeId)).toMatchObject({ status: 200 });
  expect(await donorOf(promised)).toBe(other.personId);
  expect(await receiversOfCodes(other.cid)).toEqual([other.email]);
});

test('whose number it really is comes first, and keeps it', async () => {
  const { kept, other, mergeId } = await mergedPair();
  expect(await receiversOfCodes(other.cid)).toEqual([kept.email]);
  const owner = await enter({ identityNumber: other.cid });
  expect(await receiversOfCodes(other.cid)).toEqual([owner.email]);
  expect(await donorOf(await promise(other.cid))).toBe(owner.personId);
  expect(await undo(mergeId)).toMatchObject({ status: 409 });
});

test('books and registers with that CID mean the kept one too', async () => {
  const { kept, other } = await mergedPair(passport());
  const read = async (call: Parameters<typeof importer>[1], file: File) =>
    (await importer(app, call)).preview(file);
  const paid = { CID: other.cid, Amount: '1200', Method: 'cash' };
  const fee = { ...paid, 'Paid on': '25/02/2021', 'Period from': '01/01/2021' };
  expect((await read(imports.feePayments, bookFile([fee]))).errors).toEqual([]);
  const register = await read(imports.members, csvFile([memberCells(1, { CID: other.cid })]));
  expect(JSON.stringify(register)).toContain('alreadyMember');

  const office = await importer(app, imports.donationPayments, 'Treasurer');
  const donated = { ...paid, Donor: 'A Donor', Purpose: 'Butter lamps', 'Donated on': '25/02/2021' };
  const { importId } = await office.preview(bookFile([donated]));
  await office.commit(importId);
  expect(await office.runToEnd(importId)).toMatchObject({ state: 'done', created: 1 });
  const donation = app.db.selectFrom('donations').select('personId').where('importId', '=', importId);
  expect(await donation.execute()).toEqual([{ personId: kept.personId }]);
});
