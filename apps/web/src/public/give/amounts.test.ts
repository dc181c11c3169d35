import { expect, test } from 'vitest';
import { offersFor, readSum } from './amounts.ts';

test('lamps are counted, other purposes are named', () => {
  expect(offersFor({ name: 'Butter lamps' }).at(2)).toEqual({
    amount: '500',
    does: 'ten butter lamps',
    flames: 10,
  });
  expect(offersFor({ name: 'Construction' })[1]).toEqual({
    amount: '500',
    does: 'for Construction',
    flames: 0,
  });
  expect(offersFor({ name: 'Roof of the butter lamp house' })[0]?.flames).toBe(0);
});

test('sums are read as people write them, and what is none is refused', () => {
  expect(['250', ' 1,050 ', 'Nu. 1050', '10.5', '99.99'].map(readSum)).toEqual([
    '250',
    '1050',
    '1050',
    '10.5',
    '99.99',
  ]);
  expect(['', '0', '9.99', '-5', '1e5', '10.005', 'ten', '1000000000'].map(readSum)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});
