import { expect, test } from 'vitest';
import { lettersNotPrinted } from './printed-letters.ts';

test.each([
  'Pema Lhamo-Wangdi, né “O’Neill”',
  'ཀརྨ་ཆོས་སྒྲོན།',
  'สมเด็จพระญาณสังวร',
  'សុខ សុភា',
  'အောင်ဆန်းစုကြည်',
  'ශ්‍රී ලංකා',
  '김민준',
  'ᠮᠣᠩᠭᠣᠯ',
  'राम बहादुर',
  'Бат-Эрдэнэ',
  'Thích Nhất Hạnh',
])('%s is printed whole', (name) => {
  expect(lettersNotPrinted(name)).toBe('');
});

test.each([
  ['王明 Wang Ming', '王明'],
  ['田中さん', '田中さん'],
  ['محمد', 'محد'],
  ['Dorji 🙏🙏', '🙏'],
])('of %s the letters %s would be boxes', (name, letters) => {
  expect(lettersNotPrinted(name)).toBe(letters);
});
