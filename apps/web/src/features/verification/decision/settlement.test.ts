import { expect, test } from 'vitest';
import { settle } from './settlement.ts';

test('what is received settles, leaves something open, or leaves something over', () => {
  expect(settle('1200.00', '1200')).toEqual({ kind: 'exact' });
  expect(settle('1200.00', '1,200.00')).toEqual({ kind: 'exact' });
  expect(settle('1200.00', '1199.95')).toEqual({ kind: 'short', by: '0.05' });
  expect(settle('1200.00', ' 1 500 ')).toEqual({ kind: 'over', by: '300.00' });
});

test('what is no sum settles nothing', () => {
  for (const typed of ['', '0', '0.00', '-1', '1e3', 'twelve', '10.005', '1.2.3'])
    expect([typed, settle('1200.00', typed)]).toEqual([typed, null]);
});
