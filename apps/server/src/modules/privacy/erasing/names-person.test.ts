import { expect, test } from 'vitest';
import { namesPerson, tellingTexts, withoutTexts } from './names-person.ts';

const known = ['Sonam Wangmo', 'བསོད་ནམས', '11410987654', '+97517654321', 'sonam.w@example.bt'];

test.each([
  'Asked for by Sonam Wangmo',
  'letter of WANGMO, 3 May',
  'བསོད་ནམས asked',
  'CID 11410987654',
  'CID 114 1098 7654',
  'called from 17-654-321',
  'mail from sonam.w@example.bt',
  'Mail from Sonam.W@example.bt.',
])('%s tells who it was', (reason) => expect(namesPerson(reason, known)).toBe(true));

test.each(['Asked for by letter of 3 May 2026', 'Request 2026/17, see the file', 'Wish of the family'])(
  '%s does not',
  (reason) => expect(namesPerson(reason, known)).toBe(false),
);

test('parts of words and short parts of names do not count', () => {
  expect(namesPerson('Asked to be forgotten', ['To Ma'])).toBe(false);
  expect(namesPerson('A Sonamwangmoji', known)).toBe(false);
});

test('a whole name, a number and an address tell who somebody is; a name of one word does not', () => {
  expect(tellingTexts([...known, 'Dorji', '+97517654321'])).toEqual([
    'sonam wangmo',
    '11410987654',
    '17654321',
    'sonam.w@example.bt',
  ]);
});

test.each([
  ['FUND TRF SONAM WANGMO 4711', 'FUND TRF [erased] 4711'],
  ['CID 114 1098-7654 lamps', 'CID [erased] lamps'],
  ['+975 17 654 321', '+975 [erased]'],
  ['Sonam Dorji, 4711', 'Sonam Dorji, 4711'],
])('what told who it was goes from “%s”, and the rest stays', (text, left) => {
  expect(withoutTexts(text, tellingTexts(known), '[erased]')).toBe(left);
});
