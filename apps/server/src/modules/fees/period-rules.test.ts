import { addDays, type Day } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { afterReversal, periodFrom, settledPeriod, termsToPutBack } from './fee-rules.ts';

import * as fc from 'fast-check';

const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const length = fc.record({
  months: fc.constantFrom(1, 3, 6, 12, 24),
  periods: fc.integer({ min: 1, max: 10 }),
});
const year = { months: 12, periods: 1 };
const renewal = {
  kind: 'renewal' as const,
  isHistory: false,
  ...year,
  period: periodFrom('2026-01-01', year),
  createdOn: '2026-11-10',
  paidOn: '2026-11-12',
};

describe('the period of a paid renewal', () => {
  test('follows the paid days, also when paid early', () => {
    expect(settledPeriod(renewal, '2026-12-31', false)).toEqual({
      periodFrom: '2027-01-01',
      periodTo: '2027-12-31',
    });
  });

  test('starts on the day it was paid where the paid days are over; the gap is not charged', () => {
    expect(settledPeriod(renewal, '2025-05-31', false).periodFrom).toBe('2026-11-12');
    expect(settledPeriod({ ...renewal, paidOn: '2026-10-01' }, '2025-05-31', false).periodFrom).toBe(
      '2026-11-10',
    );
    expect(settledPeriod(renewal, null, false).periodFrom).toBe('2026-11-12');
  });

  test('is for life where the frequency is', () => {
    expect(settledPeriod({ ...renewal, months: 0 }, '2026-12-31', false)).toEqual({
      periodFrom: '2027-01-01',
      periodTo: null,
    });
  });

  test('never meets days that are paid, and never lies before the day it was asked for', () => {
    fc.assert(
      fc.property(length, someDay, someDay, fc.option(someDay), (lasts, createdOn, paidOn, paidUntil) => {
        const settled = settledPeriod({ ...renewal, ...lasts, createdOn, paidOn }, paidUntil, false);
        expect(settled.periodFrom > (paidUntil ?? '')).toBe(true);
        expect(settled.periodFrom >= createdOn).toBe(true);
        expect(settled).toEqual(periodFrom(settled.periodFrom, lasts));
      }),
    );
  });

  test('paid one after the other, renewals leave neither gap nor overlap', () => {
    fc.assert(
      fc.property(fc.array(length, { minLength: 2, maxLength: 6 }), someDay, (all, today) => {
        let paidUntil: Day = addDays(today, -1);
        for (const lasts of all) {
          const fee = { ...renewal, ...lasts, createdOn: today, paidOn: today };
          const { periodFrom: from, periodTo } = settledPeriod(fee, paidUntil, false);
          expect(from).toBe(addDays(paidUntil, 1));
          paidUntil = periodTo ?? '';
        }
      }),
    );
  });
});

describe('the first period and what an older book says', () => {
  const joining = { ...renewal, kind: 'registration' as const };
  const past = { ...renewal, isHistory: true };

  test('stay as they are, however late they are paid', () => {
    for (const fee of [joining, past]) expect(settledPeriod(fee, null, false)).toEqual(fee.period);
    expect(settledPeriod(past, '2030-12-31', false)).toEqual(past.period);
  });

  test('move behind the days that are covered already', () => {
    for (const fee of [joining, past]) {
      expect(settledPeriod(fee, '2026-06-30', true)).toEqual(periodFrom('2026-07-01', year));
    }
  });
});

describe('a reversal', () => {
  test('leaves joining owed, and a renewal cancelled unless part of it is still paid', () => {
    const nothing = { amountPaid: 0 };
    expect(afterReversal({ kind: 'registration', ...nothing })).toBe('open');
    expect(afterReversal({ kind: 'renewal', ...nothing })).toBe('cancelled');
    expect(afterReversal({ kind: 'renewal', amountPaid: 100 })).toBe('open');
  });

  test('gives back the type and frequency of before, unless they were changed since', () => {
    const fee = { membershipTypeId: 'patron', paymentFrequencyId: 'yearly' };
    const before = { membershipTypeId: 'general', paymentFrequencyId: 'yearly' };
    expect(termsToPutBack(fee, fee, before)).toEqual(before);
    expect(termsToPutBack({ ...fee, membershipTypeId: 'life' }, fee, before)).toBeNull();
    expect(termsToPutBack(fee, fee, null)).toBeNull();
  });
});
