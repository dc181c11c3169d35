import { z } from 'zod';
import { id, line } from '../values/fields.ts';

/** The lists whose filters can be kept. A person keeps so many views for each, so another name would be room for more. */
export const listsWithViews = [
  'members',
  'donations',
  'renewals',
  'users',
  'member-report',
  'fee-report',
  'donation-report',
] as const;
export type ListWithViews = (typeof listsWithViews)[number];
const list = z.enum(listsWithViews, 'must be the name of a list');

/** The filters as the address of the list has them. */
const filters = z
  .record(z.string().regex(/^[a-z][A-Za-z]{0,39}$/), z.string().min(1).max(200))
  .refine((record) => Object.keys(record).length <= 20, 'must have at most 20 filters');

export const savedView = z.object({ id, list: z.string(), name: z.string(), filters });
export type SavedView = z.output<typeof savedView>;

export const savedViewBody = z.strictObject({ list, name: line(40), filters });
