import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { splitDeduction } from './split-deduction.ts';

test('of Nu. 10,000 the bank keeps 2 % and 5 % tax on that', () => {
  expect(splitDeduction(1_000_000, 979_000, '2026-05-02')).toEqual({
    commission: 20_000,
    tax: 1_000,
    commissionRate: 200,
  });
});

test('before 2026 there was no tax on the commission', () => {
  expect(splitDeduction(1_000_000, 980_000, '2025-12-31')).toEqual({
    commission: 20_000,
    tax: 0,
    commissionRate: 200,
  });
});

test('gross is always net, commission and tax, to the chhertum', () => {
  const sums = integer({ min: 1, max: 99_999_999_999 });
  assert(
    property(sums, integer({ min: 0, max: 1000 }), (gross, share) => {
      const net = gross - Math.floor((gross * share) / 10_000);
      const { commission, tax } = splitDeduction(gross, net, '2026-05-02');
      expect(net + commission + tax).toBe(gross);
      expect(Math.min(commission, tax)).toBeGreaterThanOrEqual(0);
    }),
  );
});
