import { expect, test } from 'vitest';
import { sortRows, tabulate } from './tabulate.ts';

const group = (key: string, partKey: string, amount: number) => ({
  key,
  partKey,
  currency: 'BTN',
  count: 1,
  amount,
});
const itself = { nameOf: (key: string) => key, nameOfPart: (key: string) => key };

test('what there was only before is a row of zeros, and both periods add up', () => {
  const { rows, totals, parts } = tabulate(
    [group('a', 'cash', 100), group('a', 'card', 300)],
    [group('a', '', 50), group('b', '', 70)],
    itself,
  );
  expect(rows.map(({ key, amount, compared }) => [key, amount, compared?.amount])).toEqual([
    ['a', 400, 50],
    ['b', 0, 70],
  ]);
  expect(totals).toMatchObject([
    { currency: 'BTN', count: 2, amount: 400, compared: { count: 2, amount: 120 } },
  ]);
  expect(parts.map(({ key }) => key)).toEqual(['card', 'cash']);
});

test('what is not known comes last, in either order', () => {
  const { rows } = tabulate([group('', '', 1), group('b', '', 2), group('a', '', 3)], null, itself);
  const keys = (order: 'ASC' | 'DESC') => sortRows(rows, { order }).map(({ key }) => key);
  expect([keys('ASC'), keys('DESC')]).toEqual([
    ['a', 'b', ''],
    ['b', 'a', ''],
  ]);
});
