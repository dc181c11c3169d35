import type { TimelineEntry } from '@kathok/contract';
import { expect, it } from 'vitest';
import { oneLinePerFee } from './one-line-per-fee.ts';

const entry = (
  kind: TimelineEntry['kind'],
  id: string,
  rest: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  kind,
  id,
  on: '2025-01-01',
  at: null,
  title: kind,
  detail: null,
  amount: null,
  currency: null,
  until: null,
  period: null,
  status: null,
  feeId: null,
  receiptId: null,
  ...rest,
});

it('tells a paid year once, with the days it covers', () => {
  const lines = oneLinePerFee([
    entry('fee', 'fee:f1'),
    entry('renewal', 'renewal:r1', { feeId: 'f1' }),
    entry('coverage', 'coverage:c1', { feeId: 'f1', on: '2025-03-01', until: '2026-02-28' }),
  ]);
  expect(lines.map(({ id, covered }) => [id, covered])).toEqual([
    ['fee:f1', { from: '2025-03-01', until: '2026-02-28' }],
  ]);
});

it('tells a year of an older register once, where the books have its fee', () => {
  const lines = oneLinePerFee([
    entry('fee', 'fee:f1', { status: 'paid', period: { from: '2024-01-01', to: '2024-12-31' } }),
    entry('coverage', 'coverage:c1', { on: '2024-01-01', until: '2024-12-31' }),
  ]);
  expect(lines.map(({ id, covered }) => [id, covered])).toEqual([
    ['fee:f1', { from: '2024-01-01', until: '2024-12-31' }],
  ]);
});

it('keeps what has no fee in sight', () => {
  const lines = oneLinePerFee([
    entry('coverage', 'coverage:c1', { until: '2025-12-31' }),
    entry('renewal', 'renewal:r1', { feeId: 'removed' }),
    entry('fee', 'fee:unpaid'),
  ]);
  expect(lines.map(({ id, covered }) => [id, covered])).toEqual([
    ['coverage:c1', { from: '2025-01-01', until: '2025-12-31' }],
    ['renewal:r1', null],
    ['fee:unpaid', null],
  ]);
});
