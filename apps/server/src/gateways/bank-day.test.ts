import { expect, test } from 'vitest';
import { readBankDay, writeBankTime } from './bank-day.ts';

test.each([
  ['2026-12-31 23:58:00', '2026-12-31'],
  ['2026-12-31T23:58:00', '2026-12-31'],
  ['2027-01-01 00:01:07.123', '2027-01-01'],
  ['31-12-2026 23:58:00', '2026-12-31'],
  ['31/12/2026 11:58 PM', '2026-12-31'],
  ['31-Dec-2026 23:58:00', '2026-12-31'],
  ['20261231235800', '2026-12-31'],
  ['20261231', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  // With a time zone it is the day in Bhutan at that instant.
  ['2026-12-31T17:59:59Z', '2026-12-31'],
  ['2026-12-31T18:00:00Z', '2027-01-01'],
  ['2026-12-31T23:45:00+05:30', '2027-01-01'],
])('%s is the day %s', (text, day) => {
  expect(readBankDay(text)).toBe(day);
});

test.each(['', '   ', 'NA', 'yesterday', '2026-02-30 10:00:00', '99999999999999', '0', '10:15:30'])(
  '%j is no day',
  (text) => {
    expect(readBankDay(text)).toBeNull();
  },
);

test('the clock of a bank in Bhutan is six hours ahead of UTC', () => {
  expect(writeBankTime(new Date('2026-12-31T17:58:00Z'))).toBe('2026-12-31 23:58:00');
  expect(readBankDay(writeBankTime(new Date('2026-12-31T18:00:00Z')))).toBe('2027-01-01');
});
