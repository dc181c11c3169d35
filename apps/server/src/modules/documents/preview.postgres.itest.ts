import { type CallOf, paperPreviews, settings } from '@kathok/contract';
import { expect, test } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const token = await app.signIn('Administrator');

type Body = CallOf<typeof paperPreviews.show>['body'];
const show = (body: Body) => app.call(paperPreviews.show, { body }, token);

const tables = ['receipts', 'certificates', 'paperRenderings', 'files', 'auditEntries'] as const;

async function countRows(table: (typeof tables)[number]) {
  const rows = await app.db
    .selectFrom(table)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirst();
  return rows?.count;
}

/** How much of what papers leave behind there is. */
const kept = () => Promise.all(tables.map(countRows));

test('a sample shows settings that are not saved, says that it is one, and leaves nothing behind', async () => {
  const saved = await app.call(settings.get, {}, token);
  const before = await kept();
  const typed = { centreName: 'A new name', paperColour: '#1f5c3a', signatoryName: 'Lopen Dorji' };
  for (const kind of ['receipt', 'member', 'donation', 'pit'] as const) {
    const { content } = await show({ kind, settings: typed });
    expect(content).toMatchObject({
      kind,
      letterhead: { name: 'A new name', colour: '#1f5c3a' },
      signatory: { name: 'Lopen Dorji' },
      marks: [{ kind: 'sample' }],
    });
    expect(content.verification?.address).toMatch(/\/verify\/SAMPLE$/);
  }
  expect(await kept()).toEqual(before);
  expect(await app.call(settings.get, {}, token)).toEqual(saved);
});

test('the wording of a PIT certificate is that of its income year', async () => {
  const rule = { act: 'An Act', percentage: 5 };
  const pitRules = [
    { ...rule, fromYear: 2020, wording: 'The older words.' },
    { ...rule, fromYear: 2030, wording: 'The newer words.' },
  ];
  const wordsOf = async (year: number) =>
    (await show({ kind: 'pit', year, settings: { pitRules } })).content.paragraphs.join(' ');
  expect(await wordsOf(2029)).toContain('The older words.');
  expect(await wordsOf(2030)).toContain('The newer words.');
});

test('a wrong field is named, strangers and officers are refused, and nobody asks without end', async () => {
  const wrong = { body: { kind: 'receipt', settings: { paperColour: 'red' } } } as const;
  expect(await app.send(paperPreviews.show, wrong, { token })).toMatchObject({
    status: 422,
    body: { errors: [{ property: 'settings.paperColour' }] },
  });
  const call = { body: { kind: 'receipt', settings: {} } } as const;
  expect(await app.send(paperPreviews.show, call, {})).toMatchObject({ status: 401 });
  const officer = await app.signIn('Membership officer');
  expect(await app.send(paperPreviews.show, call, { token: officer })).toMatchObject({ status: 403 });
  const statuses = new Set<number>();
  for (let turn = 0; turn < 125; turn += 1)
    statuses.add((await app.send(paperPreviews.show, call, { token })).status);
  expect([...statuses]).toEqual([200, 429]);
});
