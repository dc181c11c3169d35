import { expect, test } from 'vitest';
import { findWord, knownWords, ownWordsOf } from './known-words.ts';
import type { ShippedWord } from './shipped-words.ts';
import type { OwnWordRow } from './word.repository.ts';

const home = { group: 'public', name: 'Home' } as const;
const office = { group: 'office', name: 'Office: fees' } as const;
const word = (id: string, dzongkha: string | null, place: ShippedWord['place'] = home): ShippedWord => ({
  id,
  english: `English of ${id}`,
  dzongkha,
  place,
});
const own = (id: string, text: string, approvedBy: string | null = null): OwnWordRow => ({
  word: id,
  english: `English of ${id}`,
  text,
  approvedBy,
  approvedAt: approvedBy ? new Date(0) : null,
});

const texts = (there: number) =>
  Array.from({ length: 10 }, (_, i) => word(`o#${i}`, i < there ? 'ཀ' : null, office));

test('each text says what became of it', () => {
  const shipped = [word('a#1', null), word('a#2', 'ཀ'), word('a#3', 'ཁ'), word('a#4', 'ག')];
  const known = knownWords(shipped, [own('a#3', 'ང'), own('a#4', 'ག', 'Lopen Dorji')]);
  expect([...known.values()].map(({ text, state, isOwn }) => [text, state, isOwn])).toEqual([
    [null, 'missing', false],
    ['ཀ', 'draft', false],
    ['ང', 'own', true],
    ['ག', 'approved', false],
  ]);
});

test('what was read against another English counts no more', () => {
  const known = knownWords([word('a#1', 'ཀ')], [{ ...own('a#1', 'ང', 'Lopen Dorji'), english: 'Before' }]);
  expect(findWord(known, 'a#1', 'English of a#1')).toMatchObject({ text: 'ཀ', state: 'draft' });
  expect(findWord(known, 'a#1', 'Before')).toBeUndefined();
});

test('a page is approved once all its texts are, and pages get only what the centre changed', () => {
  const shipped = [word('a#1', 'ཀ'), word('a#2.b', 'ཁ'), word('c#1', 'ག', office)];
  const half = ownWordsOf(knownWords(shipped, [own('a#1', 'ཀ', 'Lopen Dorji'), own('a#2.b', 'ང')]), '1');
  expect(half).toMatchObject({ texts: { a: { '2.b': [['English of a#2.b', 'ང']] } }, approved: [] });
  const whole = knownWords(shipped, [own('a#1', 'ཀ', 'L'), own('a#2.b', 'ང', 'L')]);
  expect(ownWordsOf(whole, '2').approved).toEqual(['Home']);
});

test('the office is offered once nine tenths of its texts are there', () => {
  expect(ownWordsOf(knownWords(texts(8), []), '').isOfficeOffered).toBe(false);
  expect(ownWordsOf(knownWords(texts(9), []), '').isOfficeOffered).toBe(true);
  expect(ownWordsOf(knownWords(texts(8), [own('o#9', 'ང')]), '').isOfficeOffered).toBe(true);
  expect(ownWordsOf(knownWords([], []), '').isOfficeOffered).toBe(false);
});
