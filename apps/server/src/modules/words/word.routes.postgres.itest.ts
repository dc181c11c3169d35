import { audit, words } from '@kathok/contract';
import { expect, test } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';
import { cellsOf } from '../../testing/read-all-rows.ts';
import { sampleWord, sampleWords, wordFile } from '../../testing/sample-words.ts';

const app = await startAppForFile();
const token = await app.signIn('Administrator');
const list = (query = {}) => app.call(words.list, { query }, token);
const own = () => app.call(words.own, {});
const update = (change: object) =>
  app.call(words.update, { body: { words: [{ ...sampleWord, ...change }] } }, token);
const take = (file: File, dryRun: boolean) =>
  app.call(words.import, { body: { file, dryRun: String(dryRun) } as never }, token);

const refused = async (change: object) => {
  const { status, body } = await app.send(words.update, { body: { words: [change as never] } }, { token });
  return [status, (body as { errors: { property: string }[] }).errors[0]?.property];
};
const file = () => wordFile(['ཁྱིམ།', 'ཕུལ།'], 'Lopen Dorji');

test('a text is corrected and approved at once, and another text is approved anew', async () => {
  expect((await list()).data.map(({ text, state }) => [text, state])).toEqual([
    ['གདོང་ཤོག', 'draft'],
    [null, 'missing'],
  ]);
  const before = await own();
  expect(await update({ text: 'ཁྱིམ།', isApproved: true })).toMatchObject([
    { text: 'ཁྱིམ།', state: 'approved', approvedBy: 'Administrator' },
  ]);
  const after = await own();
  expect(after.version).not.toBe(before.version);
  expect(after.texts).toEqual({ 'public/home/words': { heading: [['Home', 'ཁྱིམ།']] } });
  expect(await update({ text: 'གཞན།' })).toMatchObject([{ state: 'own', approvedBy: null }]);
  expect(await update({ text: null })).toMatchObject([{ text: 'གདོང་ཤོག', state: 'draft' }]);
  expect((await own()).texts).toEqual({});
});

test('words are found by their state and by what they say', async () => {
  await update({ isApproved: true });
  expect((await list({ state: 'approved' })).data.map(({ id }) => id)).toEqual([sampleWord.id]);
  expect((await list({ q: 'GIVEN' })).data.map(({ english }) => english)).toEqual(['{count} given']);
  expect((await list({ place: 'Elsewhere' })).meta.itemCount).toBe(0);
  await update({ isApproved: false });
});

test('what puts in something else, or nobody knows, is refused with the word', async () => {
  const given = { id: sampleWords[1]!.id, english: sampleWords[1]!.english };
  expect(await refused({ ...given, text: 'ཕུལ།' })).toEqual([422, 'words.0.text']);
  expect(await refused({ ...given, isApproved: true })).toEqual([422, 'words.0.text']);
  expect(await refused({ ...given, english: 'Another', text: 'ཕུལ།' })).toEqual([422, 'words.0.id']);
});

test('the sheet goes out, is filled in and comes back, tried first', async () => {
  const { bytes } = await app.send(words.sheet, {}, { token });
  expect(await cellsOf(bytes)).toEqual([
    ['Word', 'Where it is seen', 'English', 'Dzongkha', 'Approved by'],
    [sampleWord.id, 'Home', 'Home', 'གདོང་ཤོག'],
    [sampleWords[1]!.id, 'Home', '{count} given'],
  ]);
  const problems = [{ row: 3, word: sampleWords[1]!.id, message: 'The text lacks {count}.' }];
  const said = { rows: 2, changed: 1, approved: 1, unchanged: 0, problems };
  expect(await take(file(), true)).toEqual({ isDryRun: true, ...said });
  expect((await own()).texts).toEqual({});
  expect(await take(file(), false)).toEqual({ isDryRun: false, ...said });
  expect((await list({ state: 'approved' })).data).toMatchObject([
    { text: 'ཁྱིམ།', approvedBy: 'Lopen Dorji' },
  ]);
  expect(await take(file(), false)).toMatchObject({ changed: 0, unchanged: 1 });
  const { data } = await app.call(audit.list, { query: { entity: 'Words' } }, token);
  expect(data[0]).toMatchObject({ action: 'update', label: 'dz' });
});

test('what is no sheet is refused', async () => {
  const picture = new File(['%PDF-1.7'], 'words.xlsx');
  const sent = { body: { file: picture, dryRun: 'true' } as never };
  expect((await app.send(words.import, sent, { token })).status).toBe(415);
});
