import { z } from 'zod';
import { amountText } from '../values/money/money.ts';

/** `started`: a part of it is there, such as an invitation that nobody has accepted yet. */
const state = z.enum(['open', 'started', 'done']);
export type SetupState = z.output<typeof state>;

/** The first hour of a centre: each step with its state, derived from what is there. */
export const setupSteps = z.object({
  centre: z.object({ state, name: z.string(), nameDzongkha: z.string().nullable() }),
  bank: z.object({ state, bank: z.string().nullable(), accountNumber: z.string().nullable() }),
  fees: z.object({
    state,
    /** What a member pays, as shipped or as changed since. */
    types: z.array(
      z.object({ name: z.string(), months: z.number().int(), amount: amountText, currency: z.string() }),
    ),
  }),
  mail: z.object({ state }),
  colleague: z.object({ state, name: z.string().nullable(), role: z.string().nullable() }),
  member: z.object({ state }),
});
export type SetupSteps = z.output<typeof setupSteps>;
