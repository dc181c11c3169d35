import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it('writes a Bhutanese number in pairs', () => {
  expect(phoneText('+97517123456')).toBe('+975 17 12 34 56');
});

it('leaves a foreign number as it is', () => {
  expect(phoneText('+61400000000')).toBe('+61400000000');
});
