import { type Donation, donations, members, renewals } from '@kathok/contract';
import { expect, test } from 'vitest';
import type { Tx } from '../db/open-database.ts';
import { readSearch } from '../db/searching/search-terms.ts';
import { findAnswer, lockKey } from '../http/idempotency/idempotency.repository.ts';
import { findToAsk } from '../modules/card-payments/card-attempt.repository.ts';
import { findShownByOrderId } from '../modules/card-payments/card-payment.repository.ts';
import { findCertificateByNumber } from '../modules/certificates/certificate.repository.ts';
import { listPeople } from '../modules/documents/years/year.repository.ts';
import {
  findDonationsByNumber,
  findDonorMembers,
} from '../modules/donations/list/donation-list.repository.ts';
import {
  countLaterCoverage,
  endFees,
  findMembersOfFees,
} from '../modules/fees/imports/fee-import.repository.ts';
import { insertImport } from '../modules/imports/import.repository.ts';
import { findRejections, markFailed, setError } from '../modules/imports/running/run.repository.ts';
import { findAbandonedImports, findOldImports } from '../modules/imports/tidying/tidy.repository.ts';
import { countWaitingFromDonations, isClaimedAlready } from '../modules/members/claims/claim.repository.ts';
import { deleteImportedMembers } from '../modules/members/imports/member-import.repository.ts';
import { findBestMembers } from '../modules/members/list/quick-search.repository.ts';
import { findPayingMembers, isSameName } from '../modules/past-payments/paying-member.repository.ts';
import { findGewogs } from '../modules/members/place.repository.ts';
import { findTestMessage } from '../modules/message-templates/test-message.repository.ts';
import { findNotesAbout } from '../modules/privacy/personal-data/held-records.repository.ts';
import { findWholePerson } from '../modules/privacy/whole-person.repository.ts';
import { findDecisions } from '../modules/reconciliation/deciding/decision.repository.ts';
import { sumOfTransfer } from '../modules/reconciliation/lines/candidate.repository.ts';
import { lockFirstReading } from '../modules/reconciliation/lines/line.repository.ts';
import {
  findLastDonations,
  findMembersCalled,
  findOpenFees,
  sumCardsByDay,
} from '../modules/reconciliation/suggestions/suggest.repository.ts';
import { findReferencedDues } from '../modules/reconciliation/suggestions/referenced-due.repository.ts';
import { findLastCounted } from '../modules/reports/closings/closing.repository.ts';
import { findUsersOfRole } from '../modules/roles/role-member.repository.ts';
import { deleteOwnWord, findWordsVersion, upsertOwnWord } from '../modules/words/word.repository.ts';
import { findFileIds, insertFile } from '../platform/files/file.repository.ts';
import { nextNumber, passNumber, waitForDisk } from '../db/at-end/index.ts';
import { keptSecret } from '../platform/secret.repository.ts';
import { startOffice } from '../testing/office.ts';

// As rare-queries.embedded.itest.ts: what the tests on PostgreSQL ask, asked once on the other build of PostgreSQL.

const nobody = crypto.randomUUID();
const firstPage = { page: 1, take: 10, order: 'ASC' as const };

const { app, desk } = await startOffice();
const now = app.clock.now();
const later = new Date(now.getTime() + 60_000);
const { id, name } = await desk.member();
const { personId } = await app.db
  .selectFrom('members')
  .select('personId')
  .where('id', '=', id)
  .executeTakeFirstOrThrow();
const member = { id, name, personId };
const createdBy = app.account('Administrator').id;
const file = { id: crypto.randomUUID(), kind: 'document', mediaType: 'text/csv', byteSize: 4 } as const;
const sheet = { target: 'members', fileName: 'a.csv', fileId: file.id, sha256: 'c'.repeat(64) } as const;
const changing = <Result>(work: (tx: Tx) => Promise<Result>) => app.db.transaction().execute(work);
const importId = await changing(async (tx) => {
  await insertFile(tx, { ...file, sha256: sheet.sha256, createdBy });
  return insertImport(
    tx,
    { ...sheet, headingRow: 1, columns: [], createdBy, rowCount: 1, warnedOf: null },
    now,
  );
});

test('a key is locked, and nothing was answered to it yet', async () => {
  expect(await changing((tx) => lockKey(tx, 'a user', 'a key'))).toBe(true);
  expect(await findAnswer(app.db, 'a user', 'a key')).toBeUndefined();
});

test('the disk is waited for', async () => {
  await expect(waitForDisk(app.db)).resolves.toBeUndefined();
});

test('a number that was given elsewhere is passed, and a secret stays as it is', async () => {
  await changing((tx) => passNumber(tx, 'membership_code', 900));
  await changing((tx) => passNumber(tx, 'membership_code', 20));
  expect(await nextNumber(app.db, 'membership_code')).toBe(901);
  expect(await keptSecret(app.db, 'rare')).toBe(await keptSecret(app.db, 'rare'));
});

test('card payments, certificates, messages, files and decisions that are not there are not found', async () => {
  expect(await findToAsk(app.db, 'worldline', later, 10)).toEqual([]);
  expect(await findShownByOrderId(app.db, 'KM0')).toBeUndefined();
  expect(await findCertificateByNumber(app.db, 'PIT-0')).toBeUndefined();
  expect(await findTestMessage(app.db, nobody, nobody)).toBeUndefined();
  expect(await findFileIds(app.db, [nobody])).toEqual(new Set());
  expect((await findDecisions(app.db, nobody, firstPage)).data).toEqual([]);
});

test('what a bank line may be is looked for, and what was counted before', async () => {
  const called = await findMembersCalled(app.db, [member.name.toLowerCase()]);
  expect(called.map(({ memberId }) => memberId)).toContain(member.id);
  expect(await findOpenFees(app.db, [nobody])).toEqual([]);
  expect(await findReferencedDues(app.db, ['AAAA-AAAA'])).toEqual([]);
  expect(await findLastDonations(app.db, ['a name that nobody has'])).toEqual([]);
  expect(await sumCardsByDay(app.db, { from: '2019-01-01', to: '2019-01-02' })).toEqual([]);
  expect(await changing((tx) => sumOfTransfer(tx, nobody))).toBe(0);
  expect(await changing((tx) => lockFirstReading(tx, nobody))).toBeUndefined();
  expect(await findLastCounted(app.db, '2019-01-01', 'BTN')).toBeUndefined();
});

test('people are found by the beginning of their name, by role and by place', async () => {
  const best = await findBestMembers(app.db, readSearch(member.name.slice(0, 4))!, 'KM', 5);
  expect(best).toContain(member.id);
  const { id: userId } = app.account('Auditor');
  const { roleId } = await app.db
    .selectFrom('users')
    .select('roleId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const users = await findUsersOfRole(app.db, roleId, firstPage);
  expect(users.data.map(({ id }) => id)).toEqual([userId]);
  expect(await findGewogs(app.db, 'Paro')).toContain('Lungnyi');
});

test('of a person everything is found that was claimed, noted and given', async () => {
  const { personId, id } = member;
  await app.call(members.addNote, { params: { id }, body: { text: 'Called.' } }, desk.token);
  const whole = await findWholePerson(app.db, id);
  expect(await findNotesAbout(app.db, whole!)).toMatchObject([{ text: 'Called.' }]);
  expect(await changing((tx) => isClaimedAlready(tx, personId, { phone: '17000000' }))).toBe(false);
  expect(await changing((tx) => countWaitingFromDonations(tx, personId))).toBe(0);
  const sum = { purposeId: desk.purposeId, amount: '75', payment: { method: 'cash' } } as const;
  const body = { donorType: 'member', memberId: id, ...sum } as const;
  const donation = await app.call(donations.create, { body }, desk.token);
  expect(await findDonorMembers(app.db, [donation.id])).toEqual([id]);
  const { donationNumber } = donation as Donation;
  const number = { code: donationNumber, identity: null, reference: null, receipt: donationNumber };
  expect(await findDonationsByNumber(app.db, number)).toMatchObject([{ id: donation.id, donationNumber }]);
  const year = Number(desk.today().slice(0, 4));
  const sought = { kind: 'donation', year, page: 1, take: 5 } as const;
  const { data: givers } = await listPeople(app.db, sought, 'BTN');
  expect(givers.map(({ memberId }) => memberId)).toEqual([id]);
});

test('a sheet of payments compares names, and what it brought ends with it', async () => {
  const { membershipCode } = await app.db
    .selectFrom('members')
    .select('membershipCode')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const [paying] = await findPayingMembers(app.db, [{ membershipCode, identityNumber: null }]);
  expect([isSameName(` ${member.name.toUpperCase()}`, paying!), isSameName('Another', paying!)]).toEqual([
    true,
    false,
  ]);
  const { feeId, memberId } = await desk.renewalWithSlip();
  expect(await changing((tx) => findMembersOfFees(tx, [feeId]))).toEqual([memberId]);
  expect(await changing((tx) => endFees(tx, [feeId], now))).toEqual([]);
  expect(await desk.fee(feeId)).toMatchObject({ status: 'cancelled' });
  expect(await changing((tx) => countLaterCoverage(tx, importId))).toBe(0);
});

test('a renewal that is proposed again is the same one', async () => {
  const { id: memberId } = await desk.member();
  const propose = () => app.call(renewals.create, { body: { memberId } }, desk.token);
  const first = await propose();
  expect((await propose()).renewal.id).toBe(first.renewal.id);
});

test('an import fails with its reason, is nobody’s for good, and is old one day', async () => {
  await app.db.updateTable('imports').set({ state: 'running' }).where('id', '=', importId).execute();
  expect(await findAbandonedImports(app.db, ['run-import'])).toMatchObject([{ id: importId }]);
  expect(await findOldImports(app.db, later)).toEqual([]);
  await setError(app.db, importId, 'no room');
  await changing((tx) => markFailed(tx, importId, later));
  const row = app.db.selectFrom('imports').select(['state', 'error']).where('id', '=', importId);
  expect(await row.executeTakeFirst()).toEqual({ state: 'failed', error: 'no room' });
  expect(await findRejections(app.db, importId, 0, 10)).toEqual([]);
  expect(await changing((tx) => deleteImportedMembers(tx, importId, 10))).toBe(0);
});

test('words: another version after each change', async () => {
  const own = { word: 'a#b', english: 'Home', text: 'ཁྱིམ།', approvedBy: null, approvedAt: null };
  const versions = [await findWordsVersion(app.db, 'dz')];
  await changing((tx) => upsertOwnWord(tx, 'dz', own, now));
  versions.push(await findWordsVersion(app.db, 'dz'));
  await changing((tx) => upsertOwnWord(tx, 'dz', { ...own, approvedBy: 'Lopen', approvedAt: now }, now));
  versions.push(await findWordsVersion(app.db, 'dz'));
  await changing((tx) => deleteOwnWord(tx, 'dz', own.word, own.english));
  expect(new Set(versions).size).toBe(3);
  expect(await findWordsVersion(app.db, 'dz')).toBe(versions[0]);
});
