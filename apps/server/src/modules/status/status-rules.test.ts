import { expect, test } from 'vitest';
import { clockState, drillState, jobsState } from './status-rules.ts';

const now = new Date('2026-05-14T06:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('clocks that differ by more than five minutes are ill, whichever is ahead', () => {
  expect(clockState(later(5), now)).toEqual({ state: 'ok', value: '5' });
  expect(clockState(later(6), now)).toEqual({ state: 'danger', value: '6' });
  expect(clockState(now, later(6))).toEqual({ state: 'danger', value: '6' });
});

test('a job that was given up wants a look; those that wait do not', () => {
  expect(jobsState({ waiting: 20_000, failed: 0 })).toEqual({ state: 'ok', value: '20000' });
  expect(jobsState({ waiting: 0, failed: 2 })).toEqual({ state: 'warning', value: '2' });
});

test('a trial that did not agree is ill, and none yet is none', () =>
  expect([null, true, false].map((ok) => drillState({ ok }))).toEqual(['off', 'ok', 'danger']));
