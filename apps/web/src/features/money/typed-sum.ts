import { greatestAmount, parseAmount, withoutGrouping } from '@kathok/contract';
import { z } from 'zod';
import { words } from './words.en.ts';

/** `1500` from "Nu. 1,500/-" and the like: what people put around a sum is forgiven. */
export const plainSum = (text: string): string =>
  withoutGrouping(
    text
      .trim()
      .replace(/^(nu\.?|btn)\s*/i, '')
      .replace(/\s*\/-$/, '')
      .replaceAll(/\s/g, ''),
  );

/** A sum typed into a field, as the API takes it. */
export const typedSum = z
  .string()
  .transform(plainSum)
  .refine((text) => {
    const minor = parseAmount(text);
    return minor !== null && minor > 0 && minor <= greatestAmount;
  }, words.money.sumRule);
