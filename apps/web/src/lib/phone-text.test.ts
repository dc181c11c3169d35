import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it('writes a Bhutanese number in pairs', () => {
  expect(phoneText('+97517123456')).toBe('+975 17 12 34 56');
});

it.each([
  ['+61400000000', '+61 400 000 000'],
  ['+12025550123', '+1 202 555 0123'],
  ['+66812170056', '+66 812 170 056'],
  ['+8801712345678', '+880 171 234 5678'],
])('writes %s behind the code of its country', (number, text) => {
  expect(phoneText(number)).toBe(text);
});

it('leaves what is no number as it is', () => {
  expect(phoneText('none')).toBe('none');
});
