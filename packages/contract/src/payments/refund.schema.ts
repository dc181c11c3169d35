import { z } from 'zod';
import { instant } from '../values/fields.ts';
import { refundCalls, refundStates } from './refund-calls.ts';

/** One request to the bank to send a card payment back. */
export const refund = z.object({
  call: z.enum(refundCalls),
  state: z.enum(refundStates),
  requestedAt: instant,
  requestedBy: z.string().nullable(),
  answeredAt: instant.nullable(),
  bankReference: z.string().nullable(),
  /** What the bank said, or what staff noted after clearing it up with the bank. */
  bankWords: z.string().nullable(),
});
export type Refund = z.output<typeof refund>;
