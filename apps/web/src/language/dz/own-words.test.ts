import { expect, test } from 'vitest';
import { valuesIn, withOwnWords } from './own-words.ts';

const english = {
  title: 'Home',
  waiting: ' waiting',
  banks: ['Bank of Bhutan', 'T Bank'],
  given: (count: number) => (count === 1 ? '1 donation' : `${count} donations`),
  nested: { until: (day: string, sum: string) => `Paid until ${day} (${sum})` },
};
const translated = { ...english, title: 'གདོང་ཤོག', given: (count: number) => `ཞལ་འདེབས་ ${count}` };

test('own texts stand in the place of those that come with the product', () => {
  const words = withOwnWords(english, translated, {
    title: [['Home', 'ཁྱིམ།']],
    waiting: [['waiting', 'བསྒུག']],
    'banks.1': [['T Bank', 'ཊི་དངུལ་ཁང་།']],
    'nested.until': [['Paid until {day} ({sum})', '{sum}, {day} ཚུན།']],
  });
  expect(words).toMatchObject({ title: 'ཁྱིམ།', waiting: ' བསྒུག', banks: ['Bank of Bhutan', 'ཊི་དངུལ་ཁང་།'] });
  expect(words.nested.until('1 Mar', 'Nu. 5')).toBe('Nu. 5, 1 Mar ཚུན།');
  expect(words.given(3)).toBe('ཞལ་འདེབས་ 3');
});

test('a word that says several things has a text for each, and the others stay', () => {
  const words = withOwnWords(english, translated, { given: [['{count} donations', '{count} ཕུལ།']] });
  expect([words.given(7), words.given(1)]).toEqual(['7 ཕུལ།', 'ཞལ་འདེབས་ 1']);
});

test('what is put in is found between the letters of the English', () => {
  expect(valuesIn('Paid until 1.3. (now)', 'Paid until {day} ({when})')).toEqual(
    new Map([
      ['day', '1.3.'],
      ['when', 'now'],
    ]),
  );
  expect(valuesIn('Something else', 'Paid until {day}')).toBeUndefined();
});

test('without own texts nothing is made anew', () => {
  expect(withOwnWords(english, translated, undefined)).toBe(translated);
});
