import { periods } from '@kathok/contract';
import { z } from 'zod';
import type { Terms } from './terms.ts';

/** The terms as a form keeps them. */
export const termsFields = {
  membershipTypeId: z.string().min(1),
  paymentFrequencyId: z.string().min(1),
  periods: z
    .string()
    .transform((typed): string | number => typed)
    .pipe(periods),
};
export const termsSchema = z.object(termsFields);
export type TermsValues = z.input<typeof termsSchema>;

export const termsOf = ({ membershipTypeId, paymentFrequencyId, periods }: TermsValues): Terms => ({
  membershipTypeId,
  paymentFrequencyId,
  periods: Number(periods),
});
