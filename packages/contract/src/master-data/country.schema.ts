import { z } from 'zod';
import { line, record, version } from '../values/fields.ts';
import { currency } from '../values/money/money.ts';

export const country = z.object({
  ...record,
  name: z.string(),
  isoCode: z.string(),
  dialCode: z.string(),
  currency: z.string(),
  isActive: z.boolean(),
});
export type Country = z.output<typeof country>;

const isoCode = z
  .string('must be text')
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of ISO 3166, such as BT'));
const dialCode = z
  .string('must be text')
  .trim()
  .regex(/^\+\d{1,6}$/, 'must be a dialling code, such as +975');

export const createCountryBody = z.strictObject({
  name: line(100),
  isoCode,
  dialCode,
  currency,
  isActive: z.boolean().default(true),
});
export const updateCountryBody = z
  .strictObject({ name: line(100), isoCode, dialCode, currency, isActive: z.boolean(), version })
  .partial();
