import { z } from 'zod';

/** A number typed into a field: text on the way in, checked by the contract's own rule. */
export const typedNumber = <Rule extends z.ZodType<number>>(rule: Rule) =>
  z
    .string()
    .trim()
    .transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : text))
    .pipe(rule as unknown as z.ZodType<number, number | string>);
