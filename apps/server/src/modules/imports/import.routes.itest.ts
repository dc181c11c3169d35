import {
  type ImportPreview,
  type ImportProgress,
  imports,
  members as memberEndpoints,
} from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvFile, memberCells, members, xlsxFile } from '../../testing/member-sheet.ts';
import { cellsOf } from '../../testing/read-all-rows.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let officer: string;
beforeAll(async () => {
  app = await startTestApp();
  officer = await app.signIn('Membership officer');
});
afterAll(() => app.close());

const preview = async (file: File, mapping?: object) =>
  (await app.call(
    imports.members,
    { body: { file, ...(mapping && { mapping: JSON.stringify(mapping) }) } },
    officer,
  )) as ImportPreview;
const commit = (importId: string, onError: 'skip' | 'abort' = 'abort') =>
  app.call(imports.members, { body: { importId, mode: 'commit', onError } }, officer);
const get = (id: string): Promise<ImportProgress> => app.call(imports.get, { params: { id } }, officer);
const undo = (id: string) => app.call(imports.undo, { params: { id } }, officer);
const runToEnd = async (id: string) => {
  await app.jobs.runDue();
  return get(id);
};
const memberCount = async () =>
  (await app.call(memberEndpoints.list, { query: { take: 1 } }, officer)).meta.itemCount;
const rowsLeft = async (importId: string) => {
  const { count } = app.db.fn;
  const tables = ['allMembers', 'people', 'coverages'] as const;
  return Promise.all(
    tables.map(async (table) => {
      const row = await app.db
        .selectFrom(table)
        .select(count<number>('id').as('count'))
        .where('importId', '=', importId)
        .executeTakeFirstOrThrow();
      return row.count;
    }),
  );
};

test('a sheet becomes members: previewed, brought in, seen, and taken back', async () => {
  const before = await memberCount();
  const looked = await preview(xlsxFile(members(120, 1)));
  expect(looked).toMatchObject({
    state: 'previewed',
    rows: 120,
    totals: { rows: 120, good: 120, bad: 0 },
    errors: [],
    seenBefore: null,
  });
  expect(looked.columns.map(({ field }) => field)).toEqual([
    'name',
    'identityNumber',
    'gender',
    'dateOfBirth',
    'phone',
    'membershipType',
    'paymentFrequency',
    'joinedOn',
    'paidUntil',
  ]);
  expect(looked.columns[0]?.samples).toEqual(['Tashi Dorji 1', 'Tashi Dorji 2', 'Tashi Dorji 3']);
  expect(looked.sample[0]).toMatchObject({
    name: 'Tashi Dorji 1',
    dateOfBirth: '1980-03-15',
    phone: '+97517000001',
    paidUntil: '2026-12-31',
  });
  expect(await memberCount()).toBe(before);

  expect(await commit(looked.importId)).toMatchObject({ state: 'running' });
  expect(await memberCount()).toBe(before);
  expect(await runToEnd(looked.importId)).toMatchObject({
    state: 'done',
    rowsDone: 120,
    created: 120,
    rejected: 0,
    error: null,
  });
  expect(await memberCount()).toBe(before + 120);
  const found = await app.call(memberEndpoints.list, { query: { q: 'Tashi Dorji 77' } }, officer);
  expect(found.data[0]).toMatchObject({
    name: 'Tashi Dorji 77',
    phone: '+97517000077',
    standing: 'current',
    paidUntil: '2026-12-31',
    joinedOn: '2019-02-01',
  });

  expect(await undo(looked.importId)).toMatchObject({ state: 'undoing' });
  expect(await memberCount()).toBe(before);
  expect(await runToEnd(looked.importId)).toMatchObject({ state: 'undone' });
  expect(await rowsLeft(looked.importId)).toEqual([0, 0, 0]);
});

test('what was taken back can be brought in again; the same file is recognised', async () => {
  const file = csvFile(members(5, 1000));
  const first = await preview(file);
  await commit(first.importId);
  await runToEnd(first.importId);
  const second = await preview(file);
  expect(second.seenBefore).toMatchObject({ importId: first.importId });
  expect(second.totals).toMatchObject({ good: 0, bad: 5 });
  expect(second.errors).toMatchObject([{ cause: 'alreadyMember', title: 'Already a member', count: 5 }]);
  await expect(app.call(imports.members, { body: { file, mode: 'commit' } }, officer)).rejects.toMatchObject({
    status: 409,
    problem: { code: 'already_exists' },
  });
  await undo(first.importId);
  await runToEnd(first.importId);
  const third = await preview(file);
  expect([third.seenBefore, third.totals.good]).toEqual([null, 5]);
  await commit(third.importId);
  expect(await runToEnd(third.importId)).toMatchObject({ state: 'done', created: 5 });
});

const bad = [
  memberCells(2001, { CID: '1234' }),
  memberCells(2002, { Name: '' }),
  memberCells(2003, { 'Date of birth': '31/02/1980', 'Mobile no': '12' }),
  memberCells(2004, { CID: '11400002000' }),
  memberCells(2005, { Name: 'Tashi Dorji 2000', 'Mobile no': '17002000' }),
];

test('errors are grouped by cause, and name the row, the field and what was found', async () => {
  const looked = await preview(csvFile([memberCells(2000), ...bad]));
  expect(looked.totals).toEqual({ rows: 6, good: 1, bad: 5, warned: 0 });
  const groups = Object.fromEntries(
    looked.errors.map(({ cause, count, rows }) => [
      cause,
      [count, rows.map(({ row, message }) => `${row}: ${message}`)],
    ]),
  );
  expect(groups).toEqual({
    cid: [1, ['3: found 1234; a CID has 11 digits']],
    required: [1, ['4: must not be empty']],
    date: [1, ['5: found 31/02/1980; must be a day, such as 15/03/1980']],
    phone: [1, [expect.stringContaining('5: found 12; a mobile number')]],
    duplicateInFile: [
      2,
      [
        '6: found 11400002000; the same number as in row 2',
        '7: found Tashi Dorji 2000; the same name, birth date and phone as in row 2',
      ],
    ],
  });
  expect(looked.errors[0]?.rows[0]).toMatchObject({ row: expect.any(Number), column: expect.any(String) });
});

test('skip brings in the good rows and gives the bad ones back as a sheet that can be sent again', async () => {
  const before = await memberCount();
  const looked = await preview(csvFile([memberCells(2100), ...bad.slice(0, 3), memberCells(2101)]));
  await commit(looked.importId, 'skip');
  expect(await runToEnd(looked.importId)).toMatchObject({ state: 'done', created: 2, rejected: 3 });
  expect(await memberCount()).toBe(before + 2);

  const sheet = await app.send(imports.errors, { params: { id: looked.importId } }, { token: officer });
  expect(sheet.headers['content-disposition']).toContain('members-errors.xlsx');
  const bytes = new Uint8Array(sheet.bytes);
  const cells = await cellsOf(bytes);
  expect(cells[0]).toEqual([
    'Row',
    'Name',
    'CID',
    'Gender',
    'Date of birth',
    'Mobile no',
    'Membership type',
    'Frequency',
    'Joined on',
    'Paid until',
    'Reason',
  ]);
  expect(cells[1]?.slice(0, 3)).toEqual(['3', 'Tashi Dorji 2001', '1234']);
  expect(cells[1]?.at(-1)).toBe('CID or other identity number: found 1234; a CID has 11 digits');
  expect(cells).toHaveLength(4);
  expect(await preview(new File([bytes], 'again.xlsx'))).toMatchObject({ totals: { rows: 3, bad: 3 } });
});

test('the bad rows of a preview can be had before anything is brought in', async () => {
  const looked = await preview(csvFile([memberCells(2200), ...bad.slice(0, 2)]));
  const sheet = await app.send(imports.errors, { params: { id: looked.importId } }, { token: officer });
  expect(await cellsOf(new Uint8Array(sheet.bytes))).toHaveLength(3);
});

test('with abort, one bad row among many keeps all of them out', async () => {
  const before = await memberCount();
  const rows = [...members(300, 3000), memberCells(3300, { CID: '1' }), ...members(10, 3400)];
  const looked = await preview(csvFile(rows));
  await commit(looked.importId, 'abort');
  expect(await runToEnd(looked.importId)).toMatchObject({
    state: 'failed',
    created: 0,
    rejected: 1,
    error: 'One row has errors, so nothing was imported.',
  });
  expect(await memberCount()).toBe(before);
  expect(await rowsLeft(looked.importId)).toEqual([0, 0, 0]);
  await expect(commit(looked.importId)).rejects.toMatchObject({ status: 409 });
});

test('committed twice, one after the other or together, rows come in once', async () => {
  const before = await memberCount();
  const { importId } = await preview(csvFile(members(40, 4000)));
  await Promise.all([commit(importId), commit(importId), commit(importId)]);
  await Promise.all([app.jobs.runDue(), app.jobs.runDue()]);
  expect(await commit(importId)).toMatchObject({ state: 'done' });
  expect(await runToEnd(importId)).toMatchObject({ state: 'done', created: 40 });
  expect(await memberCount()).toBe(before + 40);
});

test('while one import runs, another one waits', async () => {
  const first = await preview(csvFile(members(3, 4100)));
  const second = await preview(csvFile(members(3, 4200)));
  await commit(first.importId);
  await expect(commit(second.importId)).rejects.toMatchObject({
    status: 409,
    problem: { code: 'wrong_state' },
  });
  await runToEnd(first.importId);
  await commit(second.importId);
  expect(await runToEnd(second.importId)).toMatchObject({ state: 'done' });
});

test('columns can be read otherwise, and a missing one is one thing to mend', async () => {
  const rows = members(2, 4300).map((cells) => [...cells.slice(1), cells[0]!]);
  const heads = [
    'CID',
    'Gender',
    'Date of birth',
    'Mobile no',
    'Membership type',
    'Frequency',
    'Joined on',
    'Paid until',
    'Who',
  ];
  const file = new File([[heads, ...rows].map((cells) => cells.join(';')).join('\n')], '../../evil<b>.csv');
  const looked = await preview(file);
  expect(looked.fileName).toBe('evil<b>.csv');
  expect(looked.errors).toEqual([
    { cause: 'missingColumn.name', title: 'No column for “Name”', count: 2, rows: [] },
  ]);
  expect(looked.totals).toMatchObject({ good: 0, bad: 2 });
  await expect(commit(looked.importId)).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ property: 'mapping' }] },
  });

  const again = await app.call(
    imports.members,
    { body: { importId: looked.importId, mapping: '{"Who":"name"}' } },
    officer,
  );
  expect(again).toMatchObject({ totals: { good: 2, bad: 0 }, sample: [{ name: 'Tashi Dorji 4300' }, {}] });
  await commit(looked.importId);
  expect(await runToEnd(looked.importId)).toMatchObject({ state: 'done', created: 2 });
});

test('undo is refused where something has been built on the import, and after 30 days', async () => {
  const { importId } = await preview(csvFile(members(3, 5000)));
  await expect(undo(importId)).rejects.toMatchObject({ status: 409, problem: { code: 'wrong_state' } });
  await commit(importId);
  await runToEnd(importId);
  const found = await app.call(memberEndpoints.list, { query: { q: 'Tashi Dorji 5001' } }, officer);
  const { id } = found.data[0]!;
  await app.call(memberEndpoints.update, { params: { id }, body: { occupation: 'Teacher' } }, officer);
  await expect(undo(importId)).rejects.toMatchObject({
    status: 409,
    problem: { code: 'in_use', counts: { changedMembers: 1 } },
  });

  const later = await preview(csvFile(members(1, 5100)));
  await commit(later.importId);
  await runToEnd(later.importId);
  app.clock.advance({ days: 31 });
  officer = await app.signIn('Membership officer');
  await expect(undo(later.importId)).rejects.toMatchObject({ status: 409, problem: { code: 'wrong_state' } });
});

test('the template, filled in, can be imported; its example is not', async () => {
  const template = await app.send(imports.template, { params: { file: 'members.xlsx' } }, { token: officer });
  const bytes = new Uint8Array(template.bytes);
  const [headings = [], example = []] = await cellsOf(bytes);
  expect(headings[0]).toBe('Name');
  expect(example[0]).toBe('EXAMPLE: Tashi Wangmo');
  const row = headings.map((_, place) => (place === 0 ? 'Pema Lhamo' : (example[place] ?? '')));
  const filled = new File(
    [[headings, example, row].map((cells) => cells.join('\t')).join('\n')],
    'filled.csv',
  );
  expect(await preview(filled)).toMatchObject({ totals: { rows: 1, good: 1, bad: 0 }, warnings: [] });
});

test('a file that cannot be read is told why, and nothing is kept of it', async () => {
  const files = async () =>
    (await app.db.selectFrom('files').select('id').where('kind', '=', 'import').execute()).length;
  const before = await files();
  const refused = async (content: string) =>
    app.call(imports.members, { body: { file: new File([content], 'x.xlsx') } }, officer);
  await expect(refused('%PDF-1.7')).rejects.toMatchObject({
    status: 415,
    problem: { detail: expect.stringContaining('not a spreadsheet') },
  });
  await expect(refused('')).rejects.toMatchObject({ status: 422 });
  await expect(refused('Name,CID')).rejects.toMatchObject({ status: 422 });
  expect(await files()).toBe(before);
});

test('earlier imports are listed, newest first, with who did it', async () => {
  const page = await app.call(imports.list, { query: { take: 100 } }, officer);
  const days = page.data.map(({ createdAt }) => createdAt);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(page.data.every(({ state }) => state !== 'previewed')).toBe(true);
  expect(page.data[0]).toMatchObject({ createdBy: expect.any(String), target: 'members' });
});

test('files are kept for 30 days; abandoned previews are forgotten', async () => {
  const { importId } = await preview(csvFile(members(1, 6000)));
  app.clock.advance({ days: 31 });
  officer = await app.signIn('Membership officer');
  await app.jobs.start();
  await app.jobs.stop();
  await app.jobs.runDue();
  await expect(get(importId)).rejects.toMatchObject({ status: 404 });
  const kept = await app.db.selectFrom('imports').select('id').where('fileId', 'is not', null).execute();
  expect(kept).toEqual([]);
});
