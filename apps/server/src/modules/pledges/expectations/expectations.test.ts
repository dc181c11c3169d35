import { type Day, dayOf } from '@kathok/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Came, expectationsOf, lastOf, standingOf } from './expectations.ts';
import { type PledgeTerms, type PledgeVersion, periodsOf } from './periods.ts';

const monthly: PledgeVersion = {
  from: '2025-01-05',
  amount: 300_00,
  rhythm: 'monthly',
  dayOfMonth: 5,
  isPaused: false,
};
const terms: PledgeTerms = {
  startsOn: '2025-01-05',
  endsOn: null,
  times: null,
  endedOn: null,
  versions: [monthly],
};
const gave = (amount: number, paidOn: Day, donationId = paidOn): Came => ({ donationId, amount, paidOn });
/** However long it is paused. */
function someOf(count: number, given: PledgeTerms) {
  const periods = periodsOf(given);
  return Array.from({ length: count }, () => periods.next().value).filter((period) => period !== undefined);
}
const every = (rhythm: 'quarterly' | 'yearly') => ({ ...terms, versions: [{ ...monthly, rhythm }] });
const first = (count: number, given: PledgeTerms) => [...periodsOf({ ...given, times: count })];
const dueDays = (count: number, given: PledgeTerms) => first(count, given).map(({ dueOn }) => dueOn);

describe('the periods of a pledge', () => {
  test('begin on the first such day of the month on or after the first day', () => {
    expect(dueDays(2, { ...terms, startsOn: '2025-01-06' })).toEqual(['2025-02-05', '2025-03-05']);
    expect(first(2, terms).map(({ from, to }) => [from, to])).toEqual([
      ['2025-01-05', '2025-02-04'],
      ['2025-02-05', '2025-03-04'],
    ]);
  });

  test('keep the last day of shorter months', () => {
    const onThe31st = { ...terms, startsOn: '2024-01-31', versions: [{ ...monthly, dayOfMonth: 31 }] };
    expect(dueDays(3, onThe31st)).toEqual(['2024-01-31', '2024-02-29', '2024-03-31']);
  });

  test('come every three months, and every year', () => {
    expect(dueDays(3, every('quarterly'))).toEqual(['2025-01-05', '2025-04-05', '2025-07-05']);
    expect(dueDays(2, every('yearly'))).toEqual(['2025-01-05', '2026-01-05']);
  });

  test('end on the last day, or after so many times that were not paused', () => {
    expect([...periodsOf({ ...terms, endsOn: '2025-03-05' })]).toHaveLength(3);
    expect([...periodsOf({ ...terms, endsOn: '2025-03-04' })]).toHaveLength(2);
    const paused = [
      monthly,
      { ...monthly, from: '2025-02-01', isPaused: true },
      { ...monthly, from: '2025-04-01' },
    ];
    const periods = [...periodsOf({ ...terms, times: 3, versions: paused })];
    expect(periods.map(({ isPaused }) => isPaused)).toEqual([false, true, true, false, false]);
  });

  test('keep what was pledged then when the sum changes', () => {
    const changed = [monthly, { ...monthly, from: '2025-03-01', amount: 500_00 }];
    const pledged = first(4, { ...terms, versions: changed }).map((period) => period.pledged);
    expect(pledged).toEqual([300_00, 300_00, 500_00, 500_00]);
  });

  test('are never doubled or left out by another day of the month', () => {
    const later = [monthly, { ...monthly, from: '2025-02-10', dayOfMonth: 20 }];
    expect(dueDays(3, { ...terms, versions: later })).toEqual(['2025-01-05', '2025-02-05', '2025-03-20']);
    const earlier = [
      { ...monthly, dayOfMonth: 20 },
      { ...monthly, from: '2025-02-10', dayOfMonth: 5 },
    ];
    expect(dueDays(3, { ...terms, versions: earlier })).toEqual(['2025-01-20', '2025-03-05', '2025-04-05']);
  });

  test('begin another rhythm at once', () => {
    const changed = [
      { ...monthly, rhythm: 'yearly' as const },
      { ...monthly, from: '2025-03-01' },
    ];
    expect(dueDays(3, { ...terms, versions: changed })).toEqual(['2025-01-05', '2025-03-05', '2025-04-05']);
  });
});

describe('what came', () => {
  const asked = { today: '2025-05-14', toCome: 2 };

  test('fills the earliest open period first, then those to come', () => {
    const filled = expectationsOf(terms, [gave(450_00, '2025-01-05'), gave(1200_00, '2025-05-07')], asked);
    expect(filled.map(({ state, came, behind }) => [state, came, behind])).toEqual([
      ['came', 300_00, 0],
      ['came', 300_00, 0],
      ['came', 300_00, 0],
      ['came', 300_00, 0],
      ['came', 300_00, 0],
      ['part', 150_00, 0],
      ['later', 0, 0],
      ['later', 0, 0],
    ]);
    expect(filled[1]?.parts.map(({ amount }) => amount)).toEqual([150_00, 150_00]);
  });

  test('is not behind on the very day, and is behind from the next', () => {
    expect(expectationsOf(terms, [], { today: '2025-01-05', toCome: 0 })[0]).toMatchObject({
      state: 'due',
      behind: 0,
    });
    expect(standingOf(terms, 0, '2025-01-06')).toMatchObject({ behind: 300_00, behindSince: '2025-01-05' });
  });

  test('is not asked for while it is paused', () => {
    const paused = { ...terms, versions: [monthly, { ...monthly, from: '2025-02-01', isPaused: true }] };
    expect(standingOf(paused, 300_00, '2025-06-01')).toEqual({
      pledged: 300_00,
      came: 300_00,
      behind: 0,
      ahead: 0,
      behindSince: null,
      nextOn: null,
    });
  });

  test('of a sum in parts is behind only once its day is over', () => {
    const whole = { ...monthly, rhythm: 'total' as const, amount: 20_000_00 };
    const total = { ...terms, endsOn: '2025-12-31', versions: [whole] };
    const came = [gave(4_000_00, '2025-02-28'), gave(1_000_00, '2025-03-01')];
    expect(expectationsOf(total, came, asked)).toMatchObject([{ state: 'part', came: 5_000_00, behind: 0 }]);
    expect(standingOf(total, 5_000_00, '2025-05-14')).toMatchObject({
      behind: 0,
      ahead: 0,
      nextOn: '2025-12-31',
    });
    expect(standingOf(total, 5_000_00, '2026-01-01')).toMatchObject({
      behind: 15_000_00,
      behindSince: '2025-12-31',
    });
  });

  test('beyond the last period stays with that', () => {
    const filled = expectationsOf({ ...terms, times: 1 }, [gave(1000_00, '2025-01-05')], asked);
    expect(filled).toMatchObject([{ pledged: 300_00, came: 1000_00, state: 'came' }]);
  });

  test('of a pledge that was ended before it began is kept all the same', () => {
    const ended = { ...terms, endedOn: '2025-01-01' };
    expect(expectationsOf(ended, [gave(5, '2025-01-05')], asked)).toMatchObject([{ pledged: 0, came: 5 }]);
  });
});

test('a pledge ends by itself after its last day, unless it is paused', () => {
  expect(lastOf({ ...terms, times: 12 })).toEqual({ lastDueOn: '2025-12-05', pledgedInAll: 3_600_00 });
  expect(lastOf(terms)).toBeNull();
  const paused = [monthly, { ...monthly, from: '2025-02-01', isPaused: true }];
  expect(lastOf({ ...terms, times: 12, versions: paused })).toBeNull();
});

const someDay = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map(dayOf);
const someVersion = fc.record({
  from: someDay,
  amount: fc.integer({ min: 1, max: 5_000_00 }),
  rhythm: fc.constantFrom('monthly' as const, 'quarterly' as const, 'yearly' as const),
  dayOfMonth: fc.integer({ min: 1, max: 31 }),
  isPaused: fc.boolean(),
});
const someTerms: fc.Arbitrary<PledgeTerms> = fc
  .record({
    versions: fc.uniqueArray(someVersion, { minLength: 1, maxLength: 6, selector: ({ from }) => from }),
    times: fc.option(fc.integer({ min: 1, max: 40 })),
  })
  .map(({ versions, times }) => {
    const inOrder = versions.toSorted((a, b) => a.from.localeCompare(b.from));
    return { startsOn: inOrder[0]!.from, endsOn: null, endedOn: null, times, versions: inOrder };
  });
const someMoney = fc.array(
  fc.record({
    donationId: fc.uuid(),
    amount: fc.integer({ min: 1, max: 20_000_00 }),
    paidOn: someDay,
  }),
  { maxLength: 20 },
);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

describe('of any pledge', () => {
  test('what came for its periods is what its donations are, each whole', () => {
    fc.assert(
      fc.property(someTerms, someMoney, someDay, (given, money, today) => {
        const filled = expectationsOf(given, money, { today, toCome: 3 });
        expect(sum(filled.map(({ came }) => came))).toBe(sum(money.map(({ amount }) => amount)));
        for (const { donationId, amount } of money) {
          const parts = filled.flatMap((period) =>
            period.parts.filter((part) => part.donationId === donationId),
          );
          expect(sum(parts.map((part) => part.amount))).toBe(amount);
        }
      }),
    );
  });

  test('how it stands is what its periods say', () => {
    fc.assert(
      fc.property(someTerms, someMoney, someDay, (given, money, today) => {
        const filled = expectationsOf(given, money, { today, toCome: 3 });
        const standing = standingOf(given, sum(money.map(({ amount }) => amount)), today);
        expect(standing.pledged).toBe(sum(filled.map(({ from, pledged }) => (from <= today ? pledged : 0))));
        expect(standing.behind).toBe(sum(filled.map(({ behind }) => behind)));
        expect(standing.behindSince).toBe(filled.find(({ behind }) => behind > 0)?.dueOn ?? null);
      }),
    );
  });

  test('its days come one after the other, and its periods do not overlap', () => {
    fc.assert(
      fc.property(someTerms, (given) => {
        const days = someOf(30, given).flatMap(({ from, to }) => [from, to]);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });

  test('a change touches only the periods from then on', () => {
    fc.assert(
      fc.property(someTerms, someVersion, (given, change) => {
        const kept = given.versions.filter(({ from }) => from < change.from);
        fc.pre(kept.length > 0);
        const changed = { ...given, times: null, versions: [...kept, change] };
        const before = firstBefore(change.from, { ...given, times: null });
        expect(firstBefore(change.from, changed)).toEqual(before);
      }),
    );
  });
});

/** What was pledged for the periods before a day; their last days may follow from what comes after them. */
function firstBefore(day: Day, given: PledgeTerms) {
  const periods: [Day, number][] = [];
  for (const { dueOn, pledged } of periodsOf(given)) {
    if (dueOn >= day) break;
    periods.push([dueOn, pledged]);
  }
  return periods;
}
