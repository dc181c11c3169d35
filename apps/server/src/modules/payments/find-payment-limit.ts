import { type InputOf, type payments, readPaymentReference } from '@kathok/contract';
import { ofNetwork, type PublicLimit } from '../../platform/limits/public-limit.ts';

/**
 * Guesses of references, from one address and from everywhere. Somebody who has the paper does not guess, and many of them share one
 * address of a telephone company, so a payment that was found does not count; nor does what is no reference at all.
 */
export const findPaymentLimit: PublicLimit<InputOf<typeof payments.find>> = {
  name: 'reference',
  own: (from, { body }) =>
    readPaymentReference(body.reference)
      ? ofNetwork(from, { limit: 20, windowSeconds: 15 * 60, isGrowing: true })
      : [],
  together: { limit: 300, windowSeconds: 60 * 60 },
  weightTogether: ({ body }) => (readPaymentReference(body.reference) ? 1 : 0),
  isSuccess: () => true,
};
