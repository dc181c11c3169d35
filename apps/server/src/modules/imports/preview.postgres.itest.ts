import { readFile } from 'node:fs/promises';
import { imports, members as memberEndpoints } from '@kathok/contract';
import { expect, test } from 'vitest';
import { importer } from '../../testing/importer.ts';
import { csvFile, memberCells, members } from '../../testing/member-sheet.ts';
import { cellsOf } from '../../testing/read-all-rows.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const office = await importer(app);

const keptFiles = async () =>
  (await app.db.selectFrom('files').select('id').where('kind', '=', 'import').execute()).length;
const uploadText = (content: string) => office.preview(new File([content], 'x.xlsx'));

test('a file saved by LibreOffice: numbers, days and Tibetan script arrive as they are', async () => {
  const bytes = await readFile(new URL('fixtures/libreoffice.xlsx', import.meta.url));
  const looked = await office.preview(new File([new Uint8Array(bytes)], 'libreoffice.xlsx'));
  expect(looked).toMatchObject({ totals: { rows: 3, good: 3, bad: 0, warned: 0 } });
  expect(looked.sample).toMatchObject([
    {
      nameDzongkha: 'བཀྲིས་དབང་མོ་',
      identityNumber: '11410001234',
      dateOfBirth: '15 Mar 1980',
      phone: '17 12 34 56',
    },
    {
      name: 'Dorji Penjor',
      dzongkhag: 'Pema Gatshel',
      membershipType: 'Life',
      isLifetime: 'Yes',
      paidUntil: null,
    },
    { name: 'Sonam Lhamo', paymentFrequency: 'Half-yearly', joinedOn: '20 Jul 2024' },
  ]);
  await office.commit(looked.importId);
  expect(await office.runToEnd(looked.importId)).toMatchObject({ state: 'done', created: 3 });
  const { data } = await app.call(memberEndpoints.list, { query: { q: 'བཀྲིས་དབང་མོ་' } }, office.token());
  expect(data).toMatchObject([{ name: 'Tashi Wangmo', nameDzongkha: 'བཀྲིས་དབང་མོ་' }]);
});

test('a file saved by Excel as CSV: a byte-order mark, semicolons, days as displayed', async () => {
  const text =
    '\uFEFFName;CID No.;DOB;Mobile;Category;Frequency;Date of joining\r\n' +
    'Karma Dema;11410007777;15-Mar-80;17555555;GEN;annual;25/02/2019\r\n';
  const looked = await office.preview(new File([text], 'export.csv'));
  expect(looked).toMatchObject({
    totals: { good: 1, warned: 1 },
    warnings: [{ cause: 'shortYear', count: 1 }],
  });
  expect(looked.sample).toMatchObject([
    { name: 'Karma Dema', dateOfBirth: '15 Mar 1980', joinedOn: '25 Feb 2019', paymentFrequency: 'Yearly' },
  ]);
});

test('errors are grouped by cause and column, and name the row, the field and what was found', async () => {
  const { totals, errors } = await office.preview(
    csvFile([
      memberCells(2000),
      memberCells(2001, { CID: '1234' }),
      memberCells(2002, { Name: '' }),
      memberCells(2003, { 'Date of birth': '31/02/1980', 'Mobile no': '12' }),
      memberCells(2004, { CID: '11400002000' }),
      memberCells(2005, { Name: 'Tashi Dorji 2000', 'Mobile no': '17002000' }),
    ]),
  );
  expect(totals).toEqual({ rows: 6, good: 1, bad: 5, warned: 0 });
  const told = errors.map(({ cause, column, count, rows }) => [
    `${cause} ${column}`,
    count,
    ...rows.map((row) => `${row.row} ${row.message}`),
  ]);
  expect(Object.fromEntries(told.map(([cause, ...rest]) => [cause, rest]))).toEqual({
    'cid CID': [1, '3 found 1234; a CID has 11 digits'],
    'required Name': [1, '4 must not be empty'],
    'date Date of birth': [1, '5 found 31/02/1980; must be a day, such as 15/03/1980'],
    'phone Mobile no': [1, expect.stringContaining('5 found 12; a mobile number')],
    'duplicateInFile CID': [1, '6 found 11400002000; same number as row 2'],
    'duplicateInFile Name': [1, '7 found Tashi Dorji 2000; same name, date of birth and phone as row 2'],
  });
  expect(errors.find(({ cause }) => cause === 'cid')).toMatchObject({
    title: 'Invalid CID',
    rows: [{ row: 3, column: 'CID', field: 'identityNumber', found: '1234' }],
  });
});

test('a total beneath the rows is said to be left out, and is not imported', async () => {
  const total = ['Total', '', '', '', '', '', '', '', '2,400.00'];
  const looked = await office.preview(csvFile([...members(2, 5700), total]));
  expect(looked.totals).toEqual({ rows: 2, good: 2, bad: 0, warned: 1 });
  expect(looked.warnings).toMatchObject([
    { cause: 'totalRow', title: 'Total row, not imported', column: null, rows: [{ row: 4, found: 'Total' }] },
  ]);
  await office.commit(looked.importId);
  expect(await office.runToEnd(looked.importId)).toMatchObject({ state: 'done', created: 2, rejected: 0 });
});

test('days and choices are shown as people write them', async () => {
  const { sample, columns } = await office.preview(csvFile([memberCells(5801)]));
  expect(sample).toMatchObject([{ gender: 'Female', joinedOn: '1 Feb 2019', paidUntil: '31 Dec 2026' }]);
  expect(columns.find(({ name }) => name === 'Joined on')?.samples).toEqual(['1 Feb 2019']);
});

test('columns can be read otherwise, and a missing one is one thing to mend', async () => {
  const rows = members(2, 4300).map(([name = '', ...rest]) => rest.concat(name));
  const heads = [
    'CID',
    'Gender',
    'DOB',
    'Mobile',
    'Type',
    'Frequency',
    'Joined on',
    'Paid until',
    'Who',
    'Who',
  ];
  const text = [heads, ...rows].map((cells) => cells.join(';')).join('\n');
  const looked = await office.preview(new File([text], '../../evil<b>.csv'));
  expect(looked.fileName).toBe('evil<b>.csv');
  expect(looked.columns.map(({ name }) => name).slice(-2)).toEqual(['Who', 'Who (2)']);
  expect(looked.errors).toEqual([
    { cause: 'missingColumn.name', title: 'No column for “Name”', column: null, count: 2, rows: [] },
  ]);
  expect(looked.totals).toMatchObject({ good: 0, bad: 2 });
  const refusal = { status: 422, problem: { errors: [{ property: 'mapping' }] } };
  await expect(office.commit(looked.importId)).rejects.toMatchObject(refusal);

  const again = await office.previewAgain(looked.importId, { Who: 'name' });
  expect(again).toMatchObject({ totals: { good: 2, bad: 0 }, sample: [{ name: 'Tashi Dorji 4300' }, {}] });
  await office.commit(looked.importId);
  expect(await office.runToEnd(looked.importId)).toMatchObject({ state: 'done', created: 2 });
});

test('anyone who is refused gives their place back: the next one is read', async () => {
  // More than can be read at once.
  for (let tries = 0; tries < 5; tries += 1) {
    const refused = app.call(
      imports.members,
      { body: { file: csvFile([memberCells(4700)]), mapping: '{"Name":"no such field"}' } },
      office.token(),
    );
    await expect(refused).rejects.toMatchObject({ status: 422 });
  }
  expect(await office.preview(csvFile([memberCells(4701)]))).toMatchObject({ totals: { good: 1 } });
});

test('the template, filled in, can be imported; its example is not', async () => {
  const call = { params: { file: 'members.xlsx' } } as const;
  const { bytes } = await app.send(imports.template, call, { token: office.token() });
  const [headings = [], example = []] = await cellsOf(new Uint8Array(bytes));
  expect(headings[0]).toBe('Name');
  expect(example[0]).toBe('EXAMPLE: Tashi Wangmo');
  const row = headings.map((_, place) => (place === 0 ? 'Pema Lhamo' : (example[place] ?? '')));
  row[headings.indexOf('CID or other identity number')] = '11410009999';
  const filled = [headings, example, row].map((cells) => cells.join('\t')).join('\n');
  const looked = await office.preview(new File([filled], 'filled.csv'));
  expect(looked.columns.filter(({ field }) => field === null)).toEqual([]);
  expect(looked).toMatchObject({ totals: { rows: 1, good: 1, bad: 0 }, warnings: [] });
});

test('the bad rows of a preview can be had before anything is brought in', async () => {
  const rows = [memberCells(2200), memberCells(2201, { CID: '1' }), memberCells(2202, { Name: '' })];
  const { importId } = await office.preview(csvFile(rows));
  expect(await cellsOf((await office.rejected(importId)).bytes)).toHaveLength(3);
});

test('a file that cannot be read is told why, and nothing is kept of it', async () => {
  const before = await keptFiles();
  await expect(uploadText('%PDF-1.7')).rejects.toMatchObject({
    status: 415,
    problem: { detail: expect.stringContaining('not a spreadsheet') },
  });
  await expect(uploadText('')).rejects.toMatchObject({ status: 422 });
  await expect(uploadText('Name,CID')).rejects.toMatchObject({ status: 422 });
  expect(await keptFiles()).toBe(before);
});
