import { addDays, type Day } from '@kathok/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FollowingDays, lastDayOf, moveForward } from './offer.ts';

const year = (from: Day, id: string, askedOn: Day): FollowingDays => ({
  from,
  to: lastDayOf(from, 12),
  fee: { id, months: 12, periods: 1, askedOn },
});

test('the days behind those that were taken away begin where they began', () => {
  const kept = { from: '2026-01-01', to: '2026-12-31', fee: null };
  const behind = [year('2029-01-01', 'third', '2026-11-17'), year('2028-01-01', 'second', '2026-11-16')];
  expect(moveForward([...behind, kept], '2027-01-01')).toEqual([
    { feeId: 'second', from: '2027-01-01', to: '2027-12-31' },
    { feeId: 'third', from: '2028-01-01', to: '2028-12-31' },
  ]);
});

test('they never begin before the day on which they were paid: the gap is not charged', () => {
  expect(moveForward([year('2027-01-01', 'next', '2026-11-16')], '2026-01-01')).toEqual([
    { feeId: 'next', from: '2026-11-16', to: '2027-11-15' },
  ]);
  // It began on its own day, since the days before it were over.
  expect(moveForward([year('2026-11-16', 'next', '2026-11-16')], '2023-01-01')).toEqual([]);
});

test('what is for life begins earlier, and days of the register stay where they are', () => {
  const forLife = {
    from: '2028-01-01',
    to: null,
    fee: { id: 'life', months: 0, periods: 1, askedOn: '2026-11-16' },
  };
  expect(moveForward([forLife], '2027-01-01')).toEqual([{ feeId: 'life', from: '2026-11-16', to: null }]);
  const register = { from: '2028-01-01', to: '2028-12-31', fee: null };
  expect(moveForward([register, year('2029-01-01', 'next', '2026-11-16')], '2027-01-01')).toEqual([]);
});

test('whatever was paid one after the other and is taken away, the rest has neither gap nor overlap', () => {
  const lengths = fc.array(fc.constantFrom(1, 3, 6, 12, 24), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(lengths, fc.nat(), fc.integer({ min: 0, max: 700 }), (months, at, started) => {
      const today = '2026-11-16';
      let from = addDays(today, -started);
      const all = months.map((length, index): FollowingDays => {
        const days = { from, to: lastDayOf(from, length) };
        from = addDays(days.to!, 1);
        return { ...days, fee: { id: String(index), months: length, periods: 1, askedOn: days.from } };
      });
      // All but the first were paid on one day, before it began.
      const paid = all.map((days, index) =>
        index === 0 ? days : { ...days, fee: { ...days.fee!, askedOn: all[0]!.from } },
      );
      const [taken] = paid.splice(at % paid.length, 1);
      const moved = new Map(moveForward(paid, taken!.from).map((move) => [move.feeId, move]));
      const rest = paid.map((days) => moved.get(days.fee!.id) ?? days);
      expect(rest[0]!.from).toBe(all[0]!.from);
      for (const [index, days] of rest.slice(1).entries())
        expect(days.from).toBe(addDays(rest[index]!.to!, 1));
    }),
  );
});
