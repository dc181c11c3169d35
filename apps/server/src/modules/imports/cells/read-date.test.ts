import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';
import { cpuMsOf } from '../../../testing/cpu-time.ts';

const today = '2026-11-15';
const plain = { isAmbiguous: false, isMonthFirst: false, isShortYear: false };

test.each([
  ['1980-03-15', { day: '1980-03-15', ...plain }],
  ['15/03/1980', { day: '1980-03-15', ...plain }],
  ['15-Mar-1980', { day: '1980-03-15', ...plain }],
  ['15 March 1980', { day: '1980-03-15', ...plain }],
  ['1980-03-15T00:00:00', { day: '1980-03-15', ...plain }],
  ['15/03/1980 00:00', { day: '1980-03-15', ...plain }],
  ['༡༥/༠༣/༡༩༨༠', { day: '1980-03-15', ...plain }],
  ['04/03/1980', { day: '1980-03-04', ...plain, isAmbiguous: true }],
  ['04/04/1980', { day: '1980-04-04', ...plain }],
  ['1980-03-04', { day: '1980-03-04', ...plain }],
  ['03/15/1980', { day: null, ...plain, isMonthFirst: true }],
  ['15-Mar-80', { day: '1980-03-15', ...plain, isShortYear: true }],
  ['15/03/26', { day: '2026-03-15', ...plain, isShortYear: true }],
  ['15/03/27', { day: '1927-03-15', ...plain, isShortYear: true }],
  ['31/02/1980', { day: null, ...plain }],
  ['29295', { day: null, ...plain }],
  ['1980', { day: null, ...plain }],
  ['soon', { day: null, ...plain }],
  ['', { day: null, ...plain }],
])('%s', (text, expected) => {
  expect(readDate(text, today)).toEqual(expected);
});

test('no text, however long or odd, takes long or throws', async () => {
  fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => readDate(text, today).day !== ''));
  const odd = ['1/'.repeat(50_000), ' '.repeat(100_000), '1'.repeat(100_000)];
  expect(await cpuMsOf(() => odd.map((text) => readDate(text, today)))).toBeLessThan(200);
});
