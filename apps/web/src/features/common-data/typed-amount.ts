import { amount, withoutGrouping } from '@kathok/contract';
import { z } from 'zod';
import { words } from './words.en.ts';

/** A sum typed into a field, sent as it was typed; the server turns it into minor units. */
export const typedAmount = (rule: z.ZodType = amount) =>
  z
    .string()
    .trim()
    .transform(withoutGrouping)
    .refine((text) => rule.safeParse(text).success, words.amountRule);
