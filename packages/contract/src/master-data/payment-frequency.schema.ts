import { z } from 'zod';
import { line, record, version } from '../values/fields.ts';

export const paymentFrequency = z.object({
  ...record,
  name: z.string(),
  /** The same for pages in Dzongkha, where it is given. */
  nameDzongkha: z.string().nullable(),
  /** 0 = once for life. */
  months: z.number().int(),
  isActive: z.boolean(),
});
export type PaymentFrequency = z.output<typeof paymentFrequency>;

const months = z
  .number('must be a whole number of months; 0 means once for life')
  .int('must be a whole number of months; 0 means once for life')
  .min(0, 'must not be negative')
  .max(120, 'must be at most 120 months');

export const createPaymentFrequencyBody = z.strictObject({
  name: line(60),
  nameDzongkha: line(60).nullable().default(null),
  months,
  isActive: z.boolean().default(true),
});
export const updatePaymentFrequencyBody = z
  .strictObject({ name: line(60), nameDzongkha: line(60).nullable(), months, isActive: z.boolean(), version })
  .partial();
