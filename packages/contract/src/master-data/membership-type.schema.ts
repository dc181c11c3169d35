import { z } from 'zod';
import { id, line, paragraph, record, version } from '../values/fields.ts';
import { amount, amountOrZero, amountText, currency } from '../values/money/money.ts';

const fee = z.object({ paymentFrequencyId: id, amount: amountText, currency: z.string() });

export const membershipType = z.object({
  ...record,
  name: z.string(),
  /** The same for pages in Dzongkha, where it is given. */
  nameDzongkha: z.string().nullable(),
  code: z.string(),
  description: z.string(),
  registrationFee: amountText,
  registrationFeeCurrency: z.string(),
  /** One row per frequency and currency this type may be paid in. */
  fees: z.array(fee),
  graceDays: z.number().int(),
  /** How early one may renew. */
  renewalWindowDays: z.number().int(),
  isTaxDeductible: z.boolean(),
  isActive: z.boolean(),
});
export type MembershipType = z.output<typeof membershipType>;

const feeRows = z
  .array(z.strictObject({ paymentFrequencyId: id, amount, currency: currency.default('BTN') }))
  .max(60)
  .refine(
    (rows) => new Set(rows.map((row) => `${row.paymentFrequencyId} ${row.currency}`)).size === rows.length,
    'must have one row per frequency and currency',
  );
const days = (most: number) =>
  z.number('must be a whole number of days').int('must be a whole number of days').min(0).max(most);

const fields = {
  name: line(60),
  code: z
    .string('must be text')
    .transform((text) => text.trim().toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9]{1,12}$/, 'must have 1 to 12 letters and digits')),
  fees: feeRows,
};

interface Prices {
  registrationFee: number;
  registrationFeeCurrency: string;
  fees: readonly { paymentFrequencyId: string; currency: string }[];
}

/** One sum is asked at registration: so each frequency has a price in the currency of the registration fee. */
export function pricesProblem({ registrationFee, registrationFeeCurrency, fees }: Prices): string | null {
  if (registrationFee === 0) return null;
  const payable = new Set(
    fees.filter((row) => row.currency === registrationFeeCurrency).map((row) => row.paymentFrequencyId),
  );
  const isPayable = fees.every((row) => payable.has(row.paymentFrequencyId));
  return isPayable
    ? null
    : `must have a fee in ${registrationFeeCurrency} for each frequency, as the registration fee is`;
}

export const createMembershipTypeBody = z.strictObject({
  ...fields,
  nameDzongkha: line(60).nullable().default(null),
  description: paragraph(500).default(''),
  registrationFee: amountOrZero.default(0),
  registrationFeeCurrency: currency.default('BTN'),
  /** Left out: as the settings of the centre say. */
  graceDays: days(3650).optional(),
  renewalWindowDays: days(3650).optional(),
  isTaxDeductible: z.boolean().default(false),
  isActive: z.boolean().default(true),
});
export const updateMembershipTypeBody = z
  .strictObject({
    ...fields,
    nameDzongkha: line(60).nullable(),
    description: paragraph(500),
    registrationFee: amountOrZero,
    registrationFeeCurrency: currency,
    graceDays: days(3650),
    renewalWindowDays: days(3650),
    isTaxDeductible: z.boolean(),
    isActive: z.boolean(),
    version,
  })
  .partial();
