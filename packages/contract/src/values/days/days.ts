import { z } from 'zod';
import { isDay } from './calendar.ts';
import { unlessEmpty } from '../unless-empty.ts';

export const day = z.iso
  .date(unlessEmpty('must be a day that exists, such as 15 March 2026 (2026-03-15)'))
  .refine(isDay, {
    error: 'must lie between 1900 and 2199',
    // One fault is enough to tell about a day.
    when: ({ issues }) => issues.length === 0,
  });
