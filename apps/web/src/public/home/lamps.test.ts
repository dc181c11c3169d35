import { expect, test } from 'vitest';
import { litLamps, percentOf } from './lamps.tsx';

test('lamps and percent follow what was given, and never promise more', () => {
  expect([percentOf('324500.00', '500000.00'), litLamps('324500.00', '500000.00')]).toEqual([64, 12]);
  expect([percentOf('0.00', '500000.00'), litLamps('0.00', '500000.00')]).toEqual([0, 0]);
  expect([percentOf('499999.99', '500000.00'), litLamps('499999.99', '500000.00')]).toEqual([99, 19]);
  expect([percentOf('900000.00', '500000.00'), litLamps('900000.00', '500000.00')]).toEqual([100, 20]);
});

test('the first donation lights the first lamp', () => {
  expect(litLamps('10.00', '500000.00')).toBe(1);
});
