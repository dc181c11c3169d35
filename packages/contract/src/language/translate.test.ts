import { expect, it } from 'vitest';
import { type Translation, translate } from './translate.ts';

const english = {
  title: 'Home',
  labels: { name: 'Name', phone: 'Phone' },
  waiting: (count: number) => `${count} waiting`,
  banks: ['Bank of Bhutan', 'T Bank'],
} as const;

it('takes the words that are translated, and leaves the others in English', () => {
  const words = translate(english, { title: 'གདོང་ཤོག', labels: { name: 'མིང་' } });
  expect(words).toMatchObject({ title: 'གདོང་ཤོག', labels: { name: 'མིང་', phone: 'Phone' } });
  expect(words.waiting(3)).toBe('3 waiting');
  expect(words.banks).toEqual(english.banks);
});

it('puts in what English puts in', () => {
  expect(translate(english, { waiting: (count) => `བསྒུག་ ${count}` }).waiting(3)).toBe('བསྒུག་ 3');
});

it('leaves everything in English where there is no translation', () => {
  expect(translate(english, undefined)).toBe(english);
});

it('knows no word that English lacks', () => {
  // @ts-expect-error: there is no word `greeting` in English.
  const added: Translation<typeof english> = { greeting: 'སྐུ་གཟུགས་བཟང་པོ།' };
  expect(translate(english, added)).toEqual(english);
  // @ts-expect-error: nor deeper down.
  const deeper: Translation<typeof english> = { labels: { email: 'གློག་འཕྲིན་' } };
  expect(translate(english, deeper)).toEqual(english);
  const inherited = JSON.parse('{"__proto__":{"title":"x"}}') as Translation<typeof english>;
  expect(translate(english, inherited).title).toBe('Home');
});

it('takes no word of another shape: the types refuse it before anything is built', () => {
  const shapes: Translation<typeof english>[] = [
    // @ts-expect-error: English puts a number in, not a text.
    { waiting: (name: string) => name },
    // @ts-expect-error: a sentence with something put in is no plain text.
    { waiting: 'བསྒུག་' },
    // @ts-expect-error: a plain text takes nothing in.
    { title: (name: string) => name },
    // @ts-expect-error: a group of words is no single word.
    { labels: 'མིང་' },
    // @ts-expect-error: what comes out is text.
    { waiting: (count: number) => count },
  ];
  expect(shapes).toHaveLength(5);
});
