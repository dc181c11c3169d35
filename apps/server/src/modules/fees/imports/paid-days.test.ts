import { expect, test } from 'vitest';
import { cutDays, isInRegister, paidTwice, startOfPastRenewal, without } from './paid-days.ts';

const register = (from: string, to: string | null) => ({ from, to, isBacked: false });
const backed = (from: string, to: string | null) => ({ from, to, isBacked: true });
const paid = (paidOn: string) => ({ paidOn, renewalWindowDays: 30 });

test.each([
  ['nothing covered: on the day it was paid', [], '2020-05-01', '2020-05-01'],
  ['long lapsed: on the day it was paid', [backed('2018-01-01', '2018-12-31')], '2020-05-01', '2020-05-01'],
  [
    'shortly before the end: the day after it',
    [backed('2019-01-01', '2019-12-31')],
    '2019-12-20',
    '2020-01-01',
  ],
  ['the same for what the register says', [register('2015-01-01', '2019-12-31')], '2019-12-20', '2020-01-01'],
  [
    'long before the end of the register: within it',
    [register('2015-01-01', '2026-12-31')],
    '2019-03-01',
    '2019-03-01',
  ],
  [
    'and behind the payments before it',
    [backed('2015-02-01', '2016-01-31'), register('2016-02-01', '2026-12-31')],
    '2016-01-10',
    '2016-02-01',
  ],
  ['for life in the register: within it', [register('2015-01-01', null)], '2015-03-01', '2015-03-01'],
  ['paid for life: never', [backed('2015-01-01', null)], '2019-03-01', null],
])('a past renewal begins, %s', (_, covered, paidOn, start) => {
  expect(startOfPastRenewal(covered, paid(paidOn))).toBe(start);
});

test('only days that another payment stands for are paid twice', () => {
  const covered = [register('2018-01-01', '2019-12-31'), backed('2020-01-01', '2020-12-31')];
  const within = { periodFrom: '2019-01-01', periodTo: '2019-12-31' };
  expect(paidTwice(covered, within)).toBeUndefined();
  expect(isInRegister(covered, within)).toBe(true);
  expect(paidTwice(covered, { periodFrom: '2019-06-01', periodTo: '2020-01-01' })).toBe(covered[1]);
  expect(paidTwice(covered, { periodFrom: '2016-01-01', periodTo: null })).toBe(covered[1]);
  expect(isInRegister(covered, { periodFrom: '2021-01-01', periodTo: null })).toBe(false);
});

test('days of the register are cut where payments claim them, and none is lost', () => {
  const pieces = cutDays({ from: '2019-01-01', to: '2021-12-31', importId: 'i' }, [
    { from: '2020-03-01', to: '2021-02-28', feeId: 'b' },
    { from: '2018-06-01', to: '2019-05-31', feeId: 'a' },
    { from: '2022-01-01', to: '2022-12-31', feeId: 'elsewhere' },
  ]);
  expect(pieces.map(({ from, to, feeId }) => [from, to, feeId])).toEqual([
    ['2019-01-01', '2019-05-31', 'a'],
    ['2019-06-01', '2020-02-29', null],
    ['2020-03-01', '2021-02-28', 'b'],
    ['2021-03-01', '2021-12-31', null],
  ]);
  expect(
    cutDays({ from: '2019-01-01', to: null }, [{ from: '2020-01-01', to: null, feeId: 'life' }]),
  ).toEqual([
    { from: '2019-01-01', to: '2019-12-31', feeId: null },
    { from: '2020-01-01', to: null, feeId: 'life' },
  ]);
});

test('what the register does not have is left of a period', () => {
  expect(
    without({ from: '2026-06-01', to: '2027-05-31' }, [{ from: '2019-01-01', to: '2026-12-31' }]),
  ).toEqual([{ from: '2027-01-01', to: '2027-05-31' }]);
  expect(without({ from: '2020-01-01', to: '2020-12-31' }, [{ from: '2019-01-01', to: null }])).toEqual([]);
});
