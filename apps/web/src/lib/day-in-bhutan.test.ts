import { dayOf } from '@kathok/contract';
import { expect, test } from 'vitest';
import { dayInBhutan } from './day-in-bhutan.ts';

test.each(['2026-01-01T17:59:59Z', '2026-01-01T18:00:00Z', '2024-02-29T23:00:00Z'])(
  'agrees at %s',
  (moment) => {
    expect(dayInBhutan(new Date(moment))).toBe(dayOf(new Date(moment)));
  },
);
