import { expect, test } from 'vitest';
import { sampleStatement } from './sample-statement.ts';

const payment = (journalNumber: string) => ({
  donorName: 'Karma "K" Choden',
  reference: 'K7M4-2QXB',
  payment: { paidOn: '2026-11-10', amount: '500.00', journalNumber },
});

test('the sample has the payments that wait, the last one mistyped, and two lines of its own', () => {
  const lines = sampleStatement([payment('48291175'), payment('48291136')], '2026-11-15').split('\r\n');
  expect(lines[0]).toBe('Date,Particulars,Journal No,Debit,Credit');
  expect(lines[1]).toBe('2026-11-10,"TRF FR KARMA K CHODEN K7M4-2QXB",48291175,,500.00');
  expect(lines[2]).toBe('2026-11-10,"TRF FR KARMA K CHODEN",48291163,,500.00');
  expect(lines.slice(3).map((line) => line.split(',').at(-1))).toEqual(['1080.00', '']);
});

test('there is a sample also where nothing waits', () => {
  expect(sampleStatement([], '2026-11-15').split('\r\n')).toHaveLength(3);
});
