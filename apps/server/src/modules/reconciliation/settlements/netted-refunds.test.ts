import { expect, test } from 'vitest';
import { nettedRefunds } from './netted-refunds.ts';

// Two per cent, and five per cent of that as tax.
const usualRate = 210;
const ids = (refunds: { id: string }[]) => refunds.map(({ id }) => id);

test('a credit that is short by one refund names that one', () => {
  const refunds = [
    { id: 'other', amount: 50_000 },
    { id: 'ours', amount: 30_000 },
  ];
  expect(ids(nettedRefunds(refunds, { gross: 1_000_000, net: 949_000, usualRate }))).toEqual(['ours']);
  expect(ids(nettedRefunds(refunds, { gross: 1_000_000, net: 899_000, usualRate }))).toEqual([
    'other',
    'ours',
  ]);
});

test('a credit that is short by nothing but the commission names none', () => {
  const refunds = [{ id: 'one', amount: 30_000 }];
  expect(nettedRefunds(refunds, { gross: 1_000_000, net: 979_000, usualRate })).toEqual([]);
  expect(nettedRefunds([], { gross: 1_000_000, net: 500_000, usualRate })).toEqual([]);
});

test('never so many that the bank would have kept less than nothing', () => {
  const refunds = [{ id: 'one', amount: 30_000 }];
  expect(nettedRefunds(refunds, { gross: 1_000_000, net: 980_000, usualRate })).toEqual([]);
});

test('of many the first are taken, in the order of their days', () => {
  const refunds = Array.from({ length: 30 }, (_, at) => ({ id: String(at), amount: 10_000 }));
  expect(nettedRefunds(refunds, { gross: 1_000_000, net: 779_000, usualRate })).toHaveLength(20);
});
