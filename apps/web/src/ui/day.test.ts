import { describe, expect, it } from 'vitest';
import { joinDay } from './date-field.tsx';
import { dayText, longDayText } from './day-text.ts';

describe('a day', () => {
  it('is put together from what was typed', () => {
    expect(joinDay({ day: '5', month: '3', year: '2026' })).toBe('2026-03-05');
    expect(joinDay({ day: '', month: '', year: '' })).toBe('');
  });

  it('is written day, month, year', () => {
    expect(dayText('2026-03-05')).toBe('5 Mar 2026');
    expect(dayText('2026-')).toBe('2026-');
    expect(longDayText('2026-03-05')).toBe('Thursday, 5 March 2026');
    expect(longDayText('2026-')).toBe('2026-');
  });
});
