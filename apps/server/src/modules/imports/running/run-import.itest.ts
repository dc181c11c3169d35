import { setTimeout as pause } from 'node:timers/promises';
import { members as memberEndpoints } from '@kathok/contract';
import { expect, test } from 'vitest';
import { importer } from '../../../testing/importer.ts';
import { csvFile, memberCells, members } from '../../../testing/member-sheet.ts';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { membersTarget } from '../../members/imports/members-target.ts';
import { RowReader } from '../reading/row-reader.ts';
import { ImportTakenOver, insertPortion } from './insert-portion.ts';

const app = await startAppForFile();
const office = await importer(app);

/** What this work is up to, step by step, as long as it goes on. */
async function watch<Seen>(work: Promise<unknown>, look: () => Promise<Seen>): Promise<Seen[]> {
  const seen: Seen[] = [];
  const end = new AbortController();
  const over = work.finally(() => end.abort());
  while (!end.signal.aborted) {
    seen.push(await look());
    // Looking all the time would hold up what is looked at.
    await pause(10);
  }
  await over;
  return seen;
}

test('nobody sees half an import, nor half an undo', async () => {
  const before = await office.memberCount();
  const { importId } = await office.preview(csvFile(members(120, 1)));
  await office.commit(importId);
  const coming = await watch(app.jobs.runDue(), office.memberCount);
  expect(new Set(coming)).toEqual(new Set([before, before + 120].slice(0, new Set(coming).size)));
  expect(coming.length).toBeGreaterThan(3);
  expect(await office.memberCount()).toBe(before + 120);

  await office.undo(importId);
  const going = await watch(app.jobs.runDue(), office.memberCount);
  expect(new Set(going)).toEqual(new Set([before]));
});

test('progress is told while an import runs', async () => {
  const { importId } = await office.preview(csvFile(members(150, 1000)));
  await office.commit(importId);
  const seen = await watch(app.jobs.runDue(), () => office.get(importId));
  const done = seen.map(({ rowsDone }) => rowsDone);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect(done.some((rows) => rows > 0 && rows < 150)).toBe(true);
});

test('who registers while the sheet with their name comes in, is entered once', async () => {
  const ids = await shippedIds(app);
  const { importId } = await office.preview(csvFile(members(100, 2000)));
  await office.commit(importId, 'skip');
  const importing = app.jobs.runDue();
  const numbers = Array.from({ length: 12 }, (_, i) => String(11_400_002_000 + i * 8));
  const answers = [];
  for (const identityNumber of numbers) {
    const body = { ...sampleMember(ids), identityType: 'cid' as const, identityNumber };
    answers.push(await app.send(memberEndpoints.create, { body }, { token: office.token() }));
  }
  await importing;
  const entered = answers.filter(({ status }) => status === 201).length;
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(await office.get(importId)).toMatchObject({
    state: 'done',
    created: 100 - entered,
    rejected: entered,
  });
  const people = await app.db
    .selectFrom('people')
    .select('id')
    .where('identityNumber', 'in', numbers)
    .execute();
  expect(people).toHaveLength(numbers.length);
});

test('a process that was thought dead cannot write what another one has written', async () => {
  const { importId } = await office.preview(csvFile([memberCells(3000)]));
  await office.commit(importId);
  const now = app.clock.now();
  const by = { id: app.account('Membership officer').id, name: 'Membership officer' };
  const reader = new RowReader(membersTarget, [], await membersTarget.prepare(app.db, now));
  const portion = { importId, now, by, enteredBy: by.id, reader, rowsBefore: 1, isWriting: true };
  await expect(insertPortion(app.db, membersTarget, [], portion)).rejects.toBeInstanceOf(ImportTakenOver);
  expect(await office.runToEnd(importId)).toMatchObject({ state: 'done', created: 1 });
});

test('an import that nobody works on any more is taken back', async () => {
  const { importId } = await office.preview(csvFile(members(20, 4000)));
  await office.commit(importId);
  await app.jobs.runDue();
  await app.db.updateTable('imports').set({ state: 'running' }).where('id', '=', importId).execute();
  expect(await office.rowsLeft(importId)).toEqual([20, 20, 20]);
  await app.jobs.start();
  await app.jobs.stop();
  expect(await office.runToEnd(importId)).toMatchObject({
    state: 'failed',
    created: 0,
    error: expect.stringContaining('undone'),
  });
  expect(await office.rowsLeft(importId)).toEqual([0, 0, 0]);
});

test('who was known before, without a membership, becomes a member; an undo leaves them as they were known', async () => {
  const known = {
    name: 'Kinley Donor',
    identityType: 'cid' as const,
    identityNumber: '11400005000',
    village: 'Ura',
  };
  const { id } = await app.db.insertInto('people').values(known).returning('id').executeTakeFirstOrThrow();
  const looked = await office.preview(csvFile([memberCells(5000, { Name: 'K. Donor' })]));
  expect(looked.warnings).toMatchObject([{ cause: 'knownPerson', count: 1 }]);
  await office.commit(looked.importId);
  await office.runToEnd(looked.importId);
  const person = () => app.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(await person()).toMatchObject({
    name: 'Kinley Donor',
    village: 'Ura',
    phone: '+97517005000',
    importId: null,
  });
  await office.undo(looked.importId);
  await office.runToEnd(looked.importId);
  expect(await person()).toMatchObject({ name: 'Kinley Donor' });
  expect(await office.rowsLeft(looked.importId)).toEqual([0, 0, 0]);
});

test('old codes are kept where they are free, and new ones never collide with them', async () => {
  const rows = [memberCells(6000), memberCells(6001), memberCells(6002)];
  const codes = ['KM-0000992', 'not a code', ''];
  const text = [
    ['Name', 'CID', 'Type', 'Frequency', 'Code'],
    ...rows.map((row, i) => [row[0], row[1], 'General', 'Yearly', codes[i]]),
  ];
  const { importId } = await office.preview(
    new File([text.map((cells) => cells.join(',')).join('\n')], 'codes.csv'),
  );
  await office.commit(importId);
  await office.runToEnd(importId);
  const given = await app.db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .select(['membershipCode', 'remarks'])
    .where('members.importId', '=', importId)
    .orderBy('people.identityNumber')
    .execute();
  expect(given).toMatchObject([
    { membershipCode: 'KM-0000992', remarks: null },
    { membershipCode: expect.stringMatching(/^KM-\d{7}$/), remarks: 'Former code: not a code' },
    { membershipCode: expect.stringMatching(/^KM-\d{7}$/) },
  ]);
  expect(new Set(given.map(({ membershipCode }) => membershipCode)).size).toBe(3);
});
