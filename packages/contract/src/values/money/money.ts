import { z } from 'zod';
import { greatestAmount, parseAmount } from './amounts.ts';

const amountFrom = (least: number, message: string) =>
  z
    .union([z.string(), z.number()], 'must be a sum of money, such as "1500.00"')
    .transform((input, issues) => {
      const minor = parseAmount(input);
      if (minor !== null && minor >= least && minor <= greatestAmount) return minor;
      issues.addIssue({ code: 'custom', message, params: { constraint: 'isAmount' } });
      return z.NEVER;
    });

/** A sum on its way in: more than zero, at most 999,999,999.99, at most two decimals. Parsed to minor units. */
export const amount = amountFrom(
  1,
  'must be more than zero and at most 999999999.99, with at most two decimals, such as "1500.00"',
);
/** The same, where nothing may be asked: a registration without a fee. */
export const amountOrZero = amountFrom(
  0,
  'must be at most 999999999.99, with at most two decimals, such as "1500.00"',
);
/** A sum on its way out. */
export const amountText = z.string();

export const currency = z
  .string('must be text')
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{3}$/, 'must be a currency code, such as BTN'));
