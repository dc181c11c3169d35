import { expect, it } from 'vitest';
import { normalisePhone } from './phone.ts';
import { phoneText } from './phone-text.ts';

it.each([
  ['+97517123456', '17 12 34 56'],
  ['+9752323456', '02 32 34 56'],
])('writes %s of Bhutan in pairs, as it is dialled there', (number, text) => {
  expect(phoneText(number)).toBe(text);
  expect(normalisePhone(text)).toBe(number);
});

it.each([
  ['+61400000000', '+61 400 000 000'],
  ['+12025550123', '+1 202 555 0123'],
  ['+66812170056', '+66 812 170 056'],
  ['+8801712345678', '+880 171 234 5678'],
])('writes %s behind the code of its country', (number, text) => {
  expect(phoneText(number)).toBe(text);
  expect(normalisePhone(text)).toBe(number);
});

it('leaves what is no number as it is', () => {
  expect(phoneText('none')).toBe('none');
  expect(phoneText('+97512')).toBe('+975 12');
});
