import { z } from 'zod';
import { pledgeRhythms, pledgeStates } from '../pledges/pledge-values.ts';
import { day } from '../values/days/days.ts';
import { id } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';

/** How a line tells for which pledge it came. */
export const pledgeEvidence = z.object({
  /** The number of the pledge stands in the text; or staff once put this payer with this sum to it. */
  by: z.enum(['number', 'payer']),
  found: z.string(),
  sum: z.enum(['same', 'differs']),
});

/** A pledge beside a line. */
export const pledgeOfLine = z.object({
  pledgeId: id,
  pledgeNumber: z.string(),
  donorName: z.string(),
  purpose: z.string(),
  amount: amountText,
  rhythm: z.enum(pledgeRhythms),
  state: z.enum(pledgeStates),
  evidence: pledgeEvidence,
  /** A payment of these days for the same pledge and sum that has no line: perhaps this very money. It is looked at singly. */
  recorded: z.object({ paymentId: id, paidOn: day, receiptNumber: z.string().nullable() }).nullable(),
});
