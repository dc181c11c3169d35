import { addDays, dayOf, donations, renewals } from '@kathok/contract';
import { sql, type SqlBool } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '../db/open-database.ts';
import {
  findLink,
  hasLinkSince,
  replaceLink,
  spendLink,
} from '../modules/auth/passwords/links/password-link.repository.ts';
import {
  findCertificateByCode,
  listCertificateRows,
} from '../modules/certificates/certificate.repository.ts';
import { findPersonOfReceipt } from '../modules/certificates/entry.repository.ts';
import { ensureCardCodes, findMemberOfCard } from '../modules/documents/cards/card.repository.ts';
import {
  answerRequest,
  countDownload,
  findContact,
  findGrant,
  findKeptMessages,
  findRequest,
  insertGrant,
  insertRequest,
  isFactOf,
  isOfAnother,
  spendRequest,
  takeTry,
} from '../modules/documents/grants/grant.repository.ts';
import { findCertificateIds, findReceiptIds } from '../modules/documents/downloads/download.repository.ts';
import { findThankedDonation } from '../modules/documents/letters/letter.repository.ts';
import { findLatestMailings } from '../modules/documents/mailings/mailing.repository.ts';
import {
  findReceiptOfDue,
  findReceiptsOfNumber,
} from '../modules/documents/receipts/receipt-paper.repository.ts';
import { findRendering, insertRendering } from '../modules/documents/drawing/rendering.repository.ts';
import { findMemberOfFee, setDedication } from '../modules/donations/donation.repository.ts';
import { insertImport, lockSameFile, updatePreview } from '../modules/imports/import.repository.ts';
import { forgetFile, removePreview } from '../modules/imports/tidying/tidy.repository.ts';
import {
  deleteDocument,
  findDocument,
  insertDocument,
} from '../modules/members/documents/document.repository.ts';
import { findSimilar } from '../modules/members/duplicates/similar.repository.ts';
import { findProposals, hasProposal, moveProposal } from '../modules/members/merging/proposal.repository.ts';
import { findPaymentRows } from '../modules/payments/payment-rows.repository.ts';
import {
  findByReference,
  isImportUnfinished,
  isPaymentOf,
  releaseJournalNumber,
} from '../modules/payments/payment.repository.ts';
import { markViewing } from '../modules/payments/waiting/viewer.repository.ts';
import { findRecipientNow } from '../modules/reminders/last-look.repository.ts';
import { insertFile } from '../platform/files/file.repository.ts';
import { addRequestCounts } from '../platform/limits/request-count.repository.ts';
import { announceSender } from '../platform/mail/sending/mail-sender.repository.ts';
import { findQueuedMessage, markSent } from '../platform/mail/outbox-message.repository.ts';
import { startOffice } from '../testing/office.ts';

// Queries of calls whose own tests run on PostgreSQL alone, on the other build of PostgreSQL.

/** A member with a donation that has its receipt. */
const { app, desk } = await startOffice();
const now = app.clock.now();
const later = new Date(now.getTime() + 60_000);
const userId = app.account('Member').id;
const { id: memberId } = await desk.member();
const sum = { purposeId: desk.purposeId, amount: '75', payment: { method: 'cash' } } as const;
const body = { donorType: 'member', memberId, ...sum } as const;
const { id: donationId } = await app.call(donations.create, { body }, desk.token);
const row = await app.db
  .selectFrom('payments')
  .innerJoin('receipts', 'paymentId', 'payments.id')
  .innerJoin('members', (join) => join.on('members.id', '=', memberId))
  .select(['payments.id as paymentId', 'receipts.id as receiptId', 'members.personId'])
  .where('donationId', '=', donationId)
  .executeTakeFirstOrThrow();
const known = { memberId, donationId, ...row };

const changing = <Result>(work: (tx: Tx) => Promise<Result>) => app.db.transaction().execute(work);

async function someFile(): Promise<string> {
  const id = crypto.randomUUID();
  const file = { id, kind: 'document' as const, mediaType: 'application/pdf', byteSize: 4 };
  const createdBy = null;
  await changing((tx) => insertFile(tx, { ...file, sha256: 'a'.repeat(64), createdBy }));
  return id;
}

test('a link for a password is found until it is spent, once', async () => {
  const link = { tokenHash: 'a hash', userId, purpose: 'reset' as const, createdAt: now, expiresAt: later };
  await changing((tx) => replaceLink(tx, link));
  expect(await findLink(app.db, 'a hash', now)).toMatchObject({ userId });
  expect(await findLink(app.db, 'a hash', later)).toBeUndefined();
  expect(await changing((tx) => hasLinkSince(tx, userId, new Date(0)))).toBe(true);
  expect(await changing((tx) => hasLinkSince(tx, userId, now))).toBe(false);
  expect(await changing((tx) => spendLink(tx, 'a hash'))).toBe(true);
  expect(await changing((tx) => spendLink(tx, 'a hash'))).toBe(false);
});

test('a grant opens as often as it may', async () => {
  const grant = { tokenHash: 'grant', kind: 'receipt', receiptId: known.receiptId, personId: known.personId };
  const lasting = { purpose: 'download', downloadsLeft: 1, createdAt: now, expiresAt: later };
  await insertGrant(app.db, { ...grant, ...lasting } as Parameters<typeof insertGrant>[1]);
  expect(await findGrant(app.db, 'grant', 'download', now)).toMatchObject({ receiptId: known.receiptId });
  expect(await findGrant(app.db, 'grant', 'link', now)).toBeUndefined();
  expect([await countDownload(app.db, 'grant'), await countDownload(app.db, 'grant')]).toEqual([true, false]);
});

test('a request for a paper is answered once, and ended', async () => {
  const request = { kind: 'pit' as const, year: 2026, createdAt: now, expiresAt: later };
  const id = await insertRequest(app.db, request);
  const answer = { personId: known.personId, codeHash: 'code' };
  expect(await changing((tx) => answerRequest(tx, id, answer))).toEqual({ kind: 'pit', year: 2026 });
  expect(await changing((tx) => answerRequest(tx, id, answer))).toBeUndefined();
  expect(await takeTry(app.db, id, now)).toEqual({ kind: 'pit', year: 2026, ...answer });
  expect(await findRequest(app.db, id)).toEqual({ createdAt: now, codeHash: 'code' });
  expect(await findKeptMessages(app.db, now)).toEqual([]);
  const nobody = { code: null, cid: null, phone: null };
  const fact = { lastFour: '0000', birthDate: null };
  await changing(async (tx) => expect(await isFactOf(tx, known.personId, nobody, fact)).toBe(false));
  await changing(async (tx) => expect(await spendRequest(tx, id)).toBe(true));
  await changing(async (tx) => expect(await spendRequest(tx, id)).toBe(false));
  expect(await takeTry(app.db, id, now)).toBeUndefined();
});

test('papers know whom they are about', async () => {
  const { personId, receiptId, donationId, memberId } = known;
  expect(await findPersonOfReceipt(app.db, receiptId)).toBe(personId);
  expect(await findContact(app.db, personId)).toMatchObject({ name: expect.any(String) });
  expect(await findThankedDonation(app.db, donationId)).toMatchObject({ donorName: expect.any(String) });
  const of = { page: 1, take: 10, q: 'KM', kind: 'pit' as const, year: 2026, personId };
  expect((await listCertificateRows(app.db, of)).data).toEqual([]);
  expect(await findCertificateByCode(app.db, 'NOT0-A000-REAL-C0DE')).toBeUndefined();
  const codes = await changing((tx) => ensureCardCodes(tx, [memberId], now));
  expect(await changing((tx) => ensureCardCodes(tx, [memberId], now))).toEqual(codes);
  expect(await findMemberOfCard(app.db, codes.get(memberId)!)).toBe(memberId);
});

test('papers are found for a payment page, a download and a mailing', async () => {
  const { donationId, receiptId } = known;
  const day = dayOf(now);
  expect(await findReceiptOfDue(app.db, donationId, day)).toMatchObject({ id: receiptId });
  expect(await findReceiptOfDue(app.db, donationId, addDays(day, 1))).toBeUndefined();
  const all = sql<SqlBool>`receipts.issued_on <= ${day}`;
  expect(await findReceiptIds(app.db, 'donations', all, 10)).toEqual([receiptId]);
  expect(await findReceiptIds(app.db, 'fees', all, 10)).toEqual([]);
  expect(await findCertificateIds(app.db, { kind: 'pit', year: 2026 }, 10)).toEqual([]);
  expect(await findLatestMailings(app.db)).toEqual([]);
  const { receiptNumber } = await app.db
    .selectFrom('receipts')
    .select('receiptNumber')
    .where('id', '=', receiptId)
    .executeTakeFirstOrThrow();
  expect(await findReceiptsOfNumber(app.db, receiptNumber.toLowerCase())).toMatchObject([{ id: receiptId }]);
  expect(await findReceiptsOfNumber(app.db, 'KM/R/2000/000001')).toEqual([]);
  expect(await isOfAnother(app.db, receiptId)).toBe(true);
  expect(await isOfAnother(app.db, donationId)).toBe(false);
});

test('a journal number that is released is compared no longer', async () => {
  const keyOf = () =>
    app.db.selectFrom('payments').select('journalKey').where('id', '=', known.paymentId).executeTakeFirst();
  await app.db
    .updateTable('payments')
    .set({ journalKey: 'BOB:1' })
    .where('id', '=', known.paymentId)
    .execute();
  await changing((tx) => releaseJournalNumber(tx, known.paymentId));
  expect(await keyOf()).toEqual({ journalKey: null });
});

test('a payment is of the member whom it is for, and of nobody else', async () => {
  const isOf = (memberId: string) => changing((tx) => isPaymentOf(tx, known.paymentId, memberId));
  expect([await isOf(known.memberId), await isOf(userId)]).toEqual([true, false]);
});

test('what was drawn first is kept', async () => {
  const [fileId, other] = [await someFile(), await someFile()];
  const drawn = { paperId: known.receiptId, state: 'valid' as const, createdAt: now };
  expect(await changing((tx) => insertRendering(tx, { ...drawn, fileId }))).toBe(true);
  expect(await changing((tx) => insertRendering(tx, { ...drawn, fileId: other }))).toBe(false);
  expect(await findRendering(app.db, known.receiptId, 'valid')).toMatchObject({ id: fileId });
});

test('a document of a member comes and goes', async () => {
  const fileId = await someFile();
  const document = { memberId: known.memberId, fileId, title: 'Form', createdBy: userId, createdAt: now };
  const id = await changing((tx) => insertDocument(tx, document));
  expect(await findDocument(app.db, id)).toMatchObject({ id, title: 'Form' });
  expect(await changing((tx) => deleteDocument(tx, id))).toBe(true);
  expect(await changing((tx) => deleteDocument(tx, id))).toBe(false);
});

test('a preview of an import is looked at again, and forgotten', async () => {
  const file = { fileName: 'a.csv', fileId: await someFile(), sha256: 'b'.repeat(64) };
  const sheet = { target: 'members' as const, ...file, headingRow: 1, columns: [], createdBy: userId };
  const id = await changing((tx) => insertImport(tx, { ...sheet, rowCount: 1, warnedOf: null }, now));
  const rowsOf = () =>
    app.db.selectFrom('imports').select(['rowCount', 'fileId']).where('id', '=', id).execute();
  await changing((tx) => updatePreview(tx, id, { columns: [], rowCount: 7, warnedOf: null }));
  expect(await rowsOf()).toMatchObject([{ rowCount: 7, fileId: file.fileId }]);
  await changing((tx) => lockSameFile(tx, sheet));
  const isUnfinished = () => changing((tx) => isImportUnfinished(tx, id));
  expect(await isUnfinished()).toBe(false);
  await app.db.updateTable('imports').set({ state: 'undoing' }).where('id', '=', id).execute();
  expect(await isUnfinished()).toBe(true);
  await app.db.updateTable('imports').set({ state: 'previewed' }).where('id', '=', id).execute();
  await changing((tx) => forgetFile(tx, id));
  expect(await rowsOf()).toMatchObject([{ fileId: null }]);
  await changing((tx) => removePreview(tx, id));
  expect(await rowsOf()).toEqual([]);
});

test('a payment is found by its reference and seen by its viewers; a fee knows its member', async () => {
  const [fee] = await app.db.selectFrom('membershipFees').select(['id', 'memberId', 'reference']).execute();
  expect(fee).toBeDefined();
  expect(await findByReference(app.db, fee!.reference)).toMatchObject({ kind: 'fee', id: fee!.id });
  expect(await changing((tx) => findMemberOfFee(tx, fee!.id))).toEqual({ memberId: fee!.memberId });
  const [payment] = await findPaymentRows(app.db, [known.paymentId]);
  expect(payment).toMatchObject({ id: known.paymentId, receiptId: known.receiptId });
  await markViewing(app.db, { paymentId: known.paymentId, userId }, now);
  await markViewing(app.db, { paymentId: known.paymentId, userId }, later);
  const viewers = await app.db.selectFrom('paymentViewers').select(['userId', 'seenAt']).execute();
  expect(viewers).toEqual([{ userId, seenAt: later }]);
});

test('servers tell each other what they have counted, and who sends mail', async () => {
  const minute = new Date(0);
  await addRequestCounts(app.db, minute, new Map([['10.0.0.1', 2]]));
  const counts = await addRequestCounts(app.db, minute, new Map([['10.0.0.1', 3]]));
  expect([...counts]).toEqual([['10.0.0.1', 5]]);
  for (const seenAt of [now, later]) await announceSender(app.db, 'a server', seenAt);
  const senders = await app.db.selectFrom('mailSenders').selectAll().execute();
  expect(senders).toEqual([{ server: 'a server', seenAt: later }]);
});

test('names to be read out are changed, and taken away', async () => {
  const { donationId } = known;
  const namesOf = () =>
    app.db.selectFrom('dedications').select('names').where('donationId', '=', donationId).execute();
  for (const name of ['Pema', 'Dorji']) {
    const names = [{ name, living: true }];
    await changing((tx) => setDedication(tx, donationId, { offering: 'butter_lamps', names }));
    expect(await namesOf()).toEqual([{ names }]);
  }
  await changing((tx) => setDedication(tx, donationId, null));
  expect(await namesOf()).toEqual([]);
});

test('a message is sent once, and whom it is for is looked up again', async () => {
  const { id } = await app.db
    .insertInto('outboxMessages')
    .values({
      channel: 'email',
      recipient: 'pema@example.bt',
      subject: 'Hello',
      body: 'Hello',
      kind: 'test',
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await findQueuedMessage(app.db, id)).toMatchObject({ recipient: 'pema@example.bt' });
  await markSent(app.db, id, { attempts: 1, sentAt: now });
  expect(await findQueuedMessage(app.db, id)).toBeUndefined();
  expect(await findRecipientNow(app.db, known.memberId)).toMatchObject({ isOptedOut: false });
});

test('who looks like what is typed is found, and a renewal is cancelled and proposed again', async () => {
  const { memberId, personId } = known;
  const person = app.db.selectFrom('people').select(['identityNumber', 'phone']).where('id', '=', personId);
  const { identityNumber, phone } = await person.executeTakeFirstOrThrow();
  const similar = await findSimilar(app.db, { identityNumber: identityNumber ?? '', phone: phone ?? '' });
  expect(similar.map(({ id }) => id)).toContain(memberId);
  await app.call(renewals.create, { body: { memberId } }, desk.token);
  await changing(async (tx) => {
    const [proposal] = await findProposals(tx, [memberId]);
    await moveProposal(tx, proposal!, 'cancelled', now);
    expect(await hasProposal(tx, memberId)).toBe(false);
    await moveProposal(tx, proposal!, 'proposed', now);
    expect(await hasProposal(tx, memberId)).toBe(true);
  });
});
