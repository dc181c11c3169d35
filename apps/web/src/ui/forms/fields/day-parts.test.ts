import { expect, it } from 'vitest';
import { joinDay } from './day-parts.tsx';

it('puts a day together from what was typed', () => {
  expect(joinDay({ day: '5', month: '3', year: '2026' })).toBe('2026-03-05');
  expect(joinDay({ day: '', month: '', year: '' })).toBe('');
});
