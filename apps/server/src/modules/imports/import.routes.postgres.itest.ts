import { imports, members as memberEndpoints } from '@kathok/contract';
import { expect, test } from 'vitest';
import { importer } from '../../testing/importer.ts';
import { csvFile, memberCells, members, xlsxFile } from '../../testing/member-sheet.ts';
import { cellsOf } from '../../testing/read-all-rows.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const office = await importer(app);

const find = async (q: string) =>
  (await app.call(memberEndpoints.list, { query: { q } }, office.token())).data[0]!;

test('a sheet becomes members: previewed, brought in, seen, and taken back', async () => {
  const before = await office.memberCount();
  const looked = await office.preview(xlsxFile(members(80, 1)));
  expect(looked).toMatchObject({
    state: 'previewed',
    rows: 80,
    totals: { rows: 80, good: 80, bad: 0 },
    errors: [],
    seenBefore: null,
  });
  expect(looked.columns[1]).toEqual({
    name: 'CID',
    field: 'identityNumber',
    samples: ['11400000001', '11400000002', '11400000003'],
  });
  expect(looked.sample).toHaveLength(10);
  expect(await office.memberCount()).toBe(before);

  const { importId } = looked;
  expect(await office.commit(importId)).toMatchObject({ state: 'running' });
  expect(await office.memberCount()).toBe(before);
  const done = { state: 'done', rowsDone: 80, created: 80, rejected: 0, error: null };
  expect(await office.runToEnd(importId)).toMatchObject(done);
  expect(await office.memberCount()).toBe(before + 80);
  expect(await find('Tashi Dorji 77')).toMatchObject({
    name: 'Tashi Dorji 77',
    phone: '+97517000077',
    standing: 'current',
    paidUntil: '2026-12-31',
    joinedOn: '2019-02-01',
  });

  expect(await office.undo(importId)).toMatchObject({ state: 'undoing' });
  expect(await office.memberCount()).toBe(before);
  expect(await office.runToEnd(importId)).toMatchObject({ state: 'undone' });
  expect(await office.rowsLeft(importId)).toEqual([0, 0, 0]);
});

test('what was taken back can be brought in again; the same file is recognised', async () => {
  const file = csvFile(members(5, 1000));
  const first = await office.preview(file);
  await office.commit(first.importId);
  await office.runToEnd(first.importId);
  const second = await office.preview(file);
  expect(second.seenBefore).toMatchObject({ importId: first.importId });
  expect(second.totals).toMatchObject({ good: 0, bad: 5 });
  expect(second.errors).toMatchObject([{ cause: 'alreadyMember', title: 'Already a member', count: 5 }]);
  const refusal = { status: 409, problem: { code: 'already_exists' } };
  await expect(office.commitFile(file)).rejects.toMatchObject(refusal);

  await office.undo(first.importId);
  await office.runToEnd(first.importId);
  const third = await office.commitFile(file);
  expect(await office.runToEnd(third.importId)).toMatchObject({ state: 'done', created: 5 });
});

test('the same file sent twice within a moment comes in once, by either way of sending it', async () => {
  const before = await office.memberCount();
  const file = csvFile(members(6, 7100));
  const sent = await Promise.allSettled([office.commitFile(file), office.commitFile(file)]);
  const began = sent.filter(({ status }) => status === 'fulfilled');
  expect(began).toHaveLength(1);
  expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, problem: { code: 'already_exists' } },
  });
  await app.jobs.runDue();
  const looked = csvFile(members(6, 7200));
  const previews = [await office.preview(looked), await office.preview(looked)];
  const [one, two] = await Promise.allSettled(previews.map(({ importId }) => office.commit(importId)));
  expect([one!.status, two!.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  await app.jobs.runDue();
  expect(await office.memberCount()).toBe(before + 12);
  // Somebody who was told that it was here before may bring it in once more.
  const again = await office.preview(looked);
  expect(again.seenBefore).not.toBeNull();
  await office.commit(again.importId);
  await app.jobs.runDue();
});

test('skip brings in the good rows and gives the bad ones back as a sheet that can be sent again', async () => {
  const before = await office.memberCount();
  const bad = [memberCells(2001, { CID: '1234' }), memberCells(2002, { Name: '' })];
  const { importId } = await office.preview(csvFile([memberCells(2100), ...bad, memberCells(2101)]));
  await office.commit(importId, 'skip');
  expect(await office.runToEnd(importId)).toMatchObject({ state: 'done', created: 2, rejected: 2 });
  expect(await office.memberCount()).toBe(before + 2);

  const { fileName, bytes } = await office.rejected(importId);
  expect(fileName).toContain('members-errors.xlsx');
  const [headings, first, ...rest] = await cellsOf(bytes);
  expect([headings?.slice(0, 3), headings?.at(-1)]).toEqual([['Row', 'Name', 'CID'], 'Reason']);
  expect(first?.slice(0, 3)).toEqual(['3', 'Tashi Dorji 2001', '1234']);
  expect(first?.at(-1)).toBe('CID or other identity number: found 1234; a CID has 11 digits');
  expect(rest).toHaveLength(1);
  expect(await office.preview(new File([bytes], 'again.xlsx'))).toMatchObject({
    totals: { rows: 2, bad: 2 },
  });
});

test('with abort, one bad row among many keeps all of them out', async () => {
  const before = await office.memberCount();
  const rows = [...members(60, 3000), memberCells(3300, { CID: '1' }), ...members(10, 3400)];
  const { importId } = await office.preview(csvFile(rows));
  await office.commit(importId, 'abort');
  expect(await office.runToEnd(importId)).toMatchObject({
    state: 'failed',
    created: 0,
    rejected: 1,
    error: 'One row has errors, so nothing was imported.',
  });
  expect(await office.memberCount()).toBe(before);
  expect(await office.rowsLeft(importId)).toEqual([0, 0, 0]);
  await expect(office.commit(importId)).rejects.toMatchObject({ status: 409 });
});

test('committed twice, one after the other or together, rows come in once', async () => {
  const before = await office.memberCount();
  const { importId } = await office.preview(csvFile(members(40, 4000)));
  await Promise.all([office.commit(importId), office.commit(importId), office.commit(importId)]);
  await Promise.all([app.jobs.runDue(), app.jobs.runDue()]);
  expect(await office.commit(importId)).toMatchObject({ state: 'done' });
  expect(await office.runToEnd(importId)).toMatchObject({ state: 'done', created: 40 });
  expect(await office.memberCount()).toBe(before + 40);
});

test('while one import runs, another one waits', async () => {
  const first = await office.preview(csvFile(members(3, 4100)));
  const second = await office.preview(csvFile(members(3, 4200)));
  await office.commit(first.importId);
  const refusal = { status: 409, problem: { code: 'wrong_state' } };
  await expect(office.commit(second.importId)).rejects.toMatchObject(refusal);
  await office.runToEnd(first.importId);
  await office.commit(second.importId);
  expect(await office.runToEnd(second.importId)).toMatchObject({ state: 'done' });
});

test('undo is refused where something has been built on the import, and after 30 days', async () => {
  const { importId } = await office.preview(csvFile(members(3, 5000)));
  const tooLate = { status: 409, problem: { code: 'wrong_state' } };
  await expect(office.undo(importId)).rejects.toMatchObject(tooLate);
  await office.commit(importId);
  await office.runToEnd(importId);
  const { id } = await find('Tashi Dorji 5001');
  await app.call(memberEndpoints.update, { params: { id }, body: { occupation: 'Teacher' } }, office.token());
  const inUse = { status: 409, problem: { code: 'in_use', counts: { changedMembers: 1 } } };
  await expect(office.undo(importId)).rejects.toMatchObject(inUse);

  const later = await office.preview(csvFile(members(1, 5100)));
  await office.commit(later.importId);
  await office.runToEnd(later.importId);
  app.clock.advance({ days: 31 });
  await office.signInAgain();
  await expect(office.undo(later.importId)).rejects.toMatchObject(tooLate);
});

test('earlier imports are listed, newest first, with who did it', async () => {
  const page = await app.call(imports.list, { query: { take: 100 } }, office.token());
  const instants = page.data.map(({ createdAt }) => createdAt);
  expect(instants).toEqual(instants.toSorted().toReversed());
  expect(page.data.some(({ state }) => state === 'previewed')).toBe(false);
  expect(page.data[0]).toMatchObject({ createdBy: expect.stringMatching(/\w/), target: 'members' });
});

test('files are kept for 30 days; previews that nothing came of are forgotten', async () => {
  const { importId } = await office.preview(csvFile(members(1, 6000)));
  app.clock.advance({ days: 31 });
  await office.signInAgain();
  await app.jobs.start();
  await app.jobs.stop();
  await app.jobs.runDue();
  await expect(office.get(importId)).rejects.toMatchObject({ status: 404 });
  const kept = await app.db.selectFrom('imports').select('id').where('fileId', 'is not', null).execute();
  expect(kept).toEqual([]);
});
