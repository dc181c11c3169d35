import { z } from 'zod';

/** Apart from the schema, so that a screen that only counts days does not load the schema library. */
export * from './calendar.ts';

/** Within living memory and the plans of the living: an age that no calendar of ours has is a slip of the pen. */
export const day = z.iso
  .date('must be a day that exists, such as 15 March 2026 (2026-03-15)')
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', 'must lie between 1900 and 2199');
