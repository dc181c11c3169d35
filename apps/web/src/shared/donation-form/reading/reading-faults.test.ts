import { expect, test } from 'vitest';
import { emptyDonation } from '../donation-draft.ts';
import { ownDay, planReading } from './plan-reading.ts';
import { readingFaults } from './reading-faults.ts';
import type { GivenRitual } from './use-rituals.ts';

const now = new Date('2026-05-15T06:00:00Z');
const rituals: GivenRitual[] = [
  {
    id: 'guru',
    name: 'Guru Rinpoche Day',
    purposeIds: [],
    shipped: null,
    closesAt: { days: 1, hour: 18 },
    days: [{ id: 'd', date: '2026-05-26', lunarLabel: null, closesAt: '2026-05-25T12:00:00Z' }],
  },
  { id: 'new', name: 'New', purposeIds: [], shipped: null, closesAt: { days: 1, hour: 18 }, days: [] },
];

function faults(given: Partial<typeof emptyDonation>, isMember = false): string[] {
  const donation = { ...emptyDonation, ...given };
  const plan = planReading(donation, rituals, now);
  return readingFaults(donation, plan, { now, canBeTold: true, isMember }).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}
const fields = (given: Partial<typeof emptyDonation>) => faults(given).map((fault) => fault.split(':')[0]);
const many = (count: number) => Array.from({ length: count }, (_, index) => `Name ${index}`).join('\n');

test('nothing is asked of somebody who gives no names', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ ritualId: ownDay })).toEqual([]);
  expect(faults({ deceased: 'Ap Dorji' })).toEqual([]);
});

test('names are as many and as long as can be read', () => {
  expect(fields({ ritualId: 'guru' })).toEqual(['dedication.names']);
  expect(faults({ deceased: many(60), living: many(49) })).toEqual([
    'dedication.names: Names: at most 108; these are 109.',
  ]);
  expect(faults({ deceased: many(60), living: many(48) })).toEqual([]);
  expect(fields({ deceased: 'x'.repeat(4096) })).toEqual(['dedication.names']);
  expect(faults({ series: 'seven_weeks', startsOn: '2026-05-11', deceased: many(16) })[0]).toContain(
    '16 names on 7 days are more than 108',
  );
});

test('a ritual without days, and days that cannot be, are told at their field', () => {
  const deceased = 'Ap Dorji';
  expect(fields({ deceased, ritualId: 'new' })).toEqual(['dedication.ritualId']);
  expect(fields({ deceased, series: 'monthly' })).toEqual(['dedication.ritualId']);
  expect(fields({ deceased, series: 'yearly', ritualId: ownDay })).toEqual(['dedication.ritualId']);
  expect(fields({ deceased, ritualId: ownDay, readOn: '2026-05-14' })).toEqual(['dedication.readOn']);
  expect(fields({ deceased, ritualId: ownDay, readOn: '2026-05-15' })).toEqual([]);
  expect(fields({ deceased, series: 'seven_weeks' })).toEqual(['dedication.startsOn']);
  expect(faults({ deceased, series: 'seven_weeks', startsOn: '2026-05-16' })[0]).toContain(
    'has not come yet',
  );
  expect(faults({ deceased, series: 'seven_weeks', startsOn: '2026-01-01' })[0]).toContain('have passed');
  expect(fields({ deceased, series: 'monthly', ritualId: 'guru', times: '50' })).toEqual([
    'dedication.times',
  ]);
  expect(fields({ deceased, series: 'monthly', ritualId: 'guru', times: '1' })).toEqual(['dedication.times']);
});

test('word by e-mail needs an address, which a member has', () => {
  const given = { deceased: 'Ap Dorji', notify: 'email' as const };
  expect(fields(given)).toEqual(['email']);
  expect(faults(given, true)).toEqual([]);
  expect(faults({ ...given, email: 'karma@example.bt' })).toEqual([]);
});
