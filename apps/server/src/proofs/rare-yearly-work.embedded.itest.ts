import { transact } from '../db/at-end/index.ts';
import {
  claimJobs,
  countJobs,
  enqueue,
  extendLease,
  freeJobsOf,
  pullForward,
} from '../platform/jobs/job.repository.ts';
import {
  findClockMarks,
  readClockEvidence,
  saveClockMarks,
  trustEntriesSoFar,
} from '../platform/clock/clock.repository.ts';
import {
  deleteBackup,
  findBackup,
  findCopies,
  findKey,
  findLast,
  findPlan,
  findUnderWay,
  findWhole,
  insertBackup,
  insertCopies,
  insertKey,
  lockPlan,
  updateBackup,
  updatePlan,
} from '../modules/backups/backup.repository.ts';
import { emailsOfAdministrators } from '../modules/roles/administrator.repository.ts';
import {
  addDays,
  certificateYears,
  donations,
  memberMailings,
  members,
  reminders,
  settings,
} from '@kathok/contract';
import { expect, test } from 'vitest';
import { startOffice } from '../testing/office.ts';
import { pagesOf } from '../testing/read-pdf.ts';

// As rare-queries.embedded.itest.ts: the work of a year's end, once on the other build of PostgreSQL.

const { app, desk } = await startOffice();
const { id: memberId, name } = await desk.member();
const year = Number(desk.today().slice(0, 4));

test('the certificates of a year are issued and printed, and a run that was stopped is over', async () => {
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '75' } as const;
  await app.call(donations.create, { body: { ...given, payment: { method: 'cash' } } }, desk.token);
  const ofYear = { kind: 'donation', year } as const;
  const first = await app.call(certificateYears.issueAll, { body: ofYear }, desk.token);
  await app.call(certificateYears.stopIssuing, { params: { id: first.id } }, desk.token);
  await app.call(certificateYears.issueAll, { body: ofYear }, desk.token);
  await app.jobs.runDue();
  const report = await app.call(certificateYears.report, { query: ofYear }, desk.token);
  expect(report).toMatchObject({ issued: 1, run: { state: 'done' } });
  const { bytes } = await app.send(certificateYears.print, { query: ofYear }, { token: desk.token });
  expect((await pagesOf(bytes)).join()).toContain(name);
});

test('a message to members is read beforehand, and its letters are printed', async () => {
  // A letter goes only where there is an address.
  await app.call(members.update, { params: { id: memberId }, body: { village: 'Gasa' } }, desk.token);
  const message = { ids: memberId, subject: 'Losar', body: 'Dear {name},' };
  const preview = { body: { ...message, way: 'letter', place: 0 } } as never;
  const { body } = await app.call(memberMailings.preview, preview, desk.token);
  const { id } = await app.call(memberMailings.start, { body: message } as never, desk.token);
  const { bytes } = await app.send(memberMailings.letters, { params: { id } }, { token: desk.token });
  expect((await pagesOf(bytes)).join()).toContain(body);
});

test('who can only be called stands on a sheet', async () => {
  const { bytes } = await app.send(reminders.callSheet, {}, { token: desk.token });
  expect((await pagesOf(bytes)).join()).toContain(name);
});

const now = new Date('2026-11-20T06:00:00Z');
const later = new Date(now.getTime() + 60_000);

test('jobs are counted, and kept for longer by who works on them', async () => {
  const { waiting } = await countJobs(app.db);
  await enqueue(app.db, { kind: 'rare', now });
  expect(await countJobs(app.db)).toMatchObject({ waiting: waiting + 1 });
  const claim = () => claimJobs(app.db, ['rare'], { places: 1, bulkPlaces: 1 }, { now, server: 'killed' });
  const [job] = await claim();
  const before = job!.lease.getTime();
  expect(await extendLease(app.db, job!)).toBe(true);
  expect(job!.lease.getTime()).toBeGreaterThanOrEqual(before);
  expect(await claim()).toEqual([]);
  await freeJobsOf(app.db, 'killed');
  expect(await claim()).toMatchObject([{ id: job!.id, attempts: 2 }]);
  expect(await extendLease(app.db, job!), 'somebody else has it').toBe(false);
});

test('what is put off for years comes due, and the clock is compared with what was written', async () => {
  await enqueue(app.db, { kind: 'far', runAt: new Date('2036-01-01T00:00:00Z'), now });
  await pullForward(app.db, now);
  const far = app.db.selectFrom('jobs').select('runAt').where('kind', '=', 'far');
  expect((await far.executeTakeFirstOrThrow()).runAt).toEqual(now);
  expect(await findClockMarks(app.db)).toBeUndefined();
  await saveClockMarks(app.db, { seenAt: now, tidyAfter: later });
  expect(await findClockMarks(app.db)).toEqual({ seenAt: now, tidyAfter: later });
  const { databaseNow, newestEntryAt } = await readClockEvidence(app.db);
  expect(Math.abs(databaseNow.getTime() - Date.now())).toBeLessThan(60_000);
  expect(newestEntryAt).toBeInstanceOf(Date);
  const latest = await transact(app.db, (tx) => trustEntriesSoFar(tx, now));
  expect(latest).toEqual(newestEntryAt);
  expect((await readClockEvidence(app.db)).newestEntryAt).toBeNull();
});

test('a dedication may lose its day, and the currency stays once there is money', async () => {
  const names = [{ name: 'Am Zam', living: true }];
  const dedication = { offering: 'Butter lamps', names, readOn: addDays(desk.today() as never, 2) };
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '75' } as const;
  const body = { ...given, dedication, payment: { method: 'cash' } } as const;
  const { id } = await app.call(donations.create, { body }, desk.token);
  const without = { dedication: { ...dedication, readOn: null } };
  await app.call(donations.update, { params: { id }, body: without }, desk.token);
  const entries = app.db.selectFrom('ritualEntries').select('id').where('donationId', '=', id);
  expect(await entries.execute()).toEqual([]);
  const currency = app.call(settings.update, { body: { currency: 'USD' } }, desk.token);
  await expect(currency).rejects.toMatchObject({ status: 422 });
});

test('what is known of backups is kept with them, and goes with them', async () => {
  const { keep } = await findPlan(app.db);
  await updatePlan(app.db, { keep: keep + 1 });
  expect(await transact(app.db, (tx) => lockPlan(tx))).toMatchObject({ keep: keep + 1 });
  const id = await transact(app.db, (tx) =>
    insertBackup(tx, { kind: 'backup', askedAt: now, askedBy: 'Pema' }),
  );
  expect([await findUnderWay(app.db, 'backup'), await findUnderWay(app.db, 'drill')]).toEqual([
    id,
    undefined,
  ]);
  await updateBackup(app.db, id, { state: 'done', endedAt: later, fileName: 'a.backup' });
  await insertCopies(app.db, id, [{ place: '/disk', problem: null }]);
  await insertKey(app.db, id, 'a key');
  expect(await findLast(app.db, 'backup', ['done'])).toMatchObject({ id });
  expect(await findWhole(app.db)).toMatchObject([{ id, fileName: 'a.backup' }]);
  expect(await findCopies(app.db, [id])).toMatchObject([{ place: '/disk' }]);
  expect(await findKey(app.db, id)).toBe('a key');
  const told = await transact(app.db, (tx) => emailsOfAdministrators(tx));
  expect(told).toEqual([app.account('Administrator').email]);
  await deleteBackup(app.db, id);
  expect([await findBackup(app.db, id), await findKey(app.db, id)]).toEqual([undefined, undefined]);
});
