import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { id } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { paymentMethods } from '../values/money/payment-states.ts';
import { incomeHeads } from './income-heads.ts';

/** What the list of money received can be narrowed by. */
export const receivedFilters = {
  head: emptyIsAbsent(z.enum(incomeHeads)),
  method: emptyIsAbsent(z.enum(paymentMethods)),
  currency: emptyIsAbsent(z.string().max(3)),
  membershipTypeId: emptyIsAbsent(id),
  purposeId: emptyIsAbsent(id),
  /** Days of the books: money that was taken back stands on the day that was done. */
  from: emptyIsAbsent(day),
  to: emptyIsAbsent(day),
};

/** One line of the books: money that came in, or was taken back. */
export const receivedRow = z.object({
  id,
  day,
  kind: z.enum(['settle', 'reverse']),
  head: z.enum(incomeHeads),
  method: z.enum(paymentMethods),
  currency: z.string(),
  /** Negative where it was taken back. */
  amount: amountText,
  /** Who paid. */
  name: z.string(),
  /** The membership type or the purpose. */
  about: z.string(),
  /** The id of the fee or the donation. */
  dueId: id,
  receiptNumber: z.string().nullable(),
});
export type ReceivedRow = z.output<typeof receivedRow>;
