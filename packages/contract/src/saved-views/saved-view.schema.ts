import { z } from 'zod';
import { id, line } from '../values/fields.ts';

/** Which list a view is for: `members`, `donations`, … */
const list = z.string('must be text').regex(/^[a-z][a-z-]{0,39}$/, 'must be the name of a list');

/** As the address of the list has them. */
const filters = z
  .record(z.string().regex(/^[a-z][A-Za-z]{0,39}$/), z.string().min(1).max(200))
  .refine((record) => Object.keys(record).length <= 20, 'must have at most 20 filters');

export const savedView = z.object({ id, list: z.string(), name: z.string(), filters });
export type SavedView = z.output<typeof savedView>;

export const savedViewBody = z.strictObject({ list, name: line(40), filters });
