import { amount, day, formatAmount, type Payment } from '@kathok/contract';
import { z } from 'zod';
import type { Decision, Kind } from './kind.ts';
import { settle, withoutGrouping } from './settlement.ts';
import type { Waiting } from './waiting.ts';
import { words } from './words.en.ts';

/** What was received, as far as it is corrected. */
export type Received = {
  amountReceived: string;
  receivedOn: string;
  bank: string;
  journalNumber: string;
  excessPurposeId: string;
};
type Checked = Omit<Received, 'amountReceived'> & { amountReceived: number };

export const asSaid = ({ payment }: Waiting): Received => ({
  amountReceived: payment.amount,
  receivedOn: payment.paidOn,
  bank: payment.bank ?? '',
  journalNumber: payment.journalNumber ?? '',
  excessPurposeId: '',
});

const typedAmount = z
  .string()
  .transform((typed): string | number => withoutGrouping(typed))
  .pipe(amount);

/** What is left over beyond the sum due has to go somewhere. */
export const decisionSchema = ({ due }: Waiting, { takesExcess }: Kind): z.ZodType<Checked, Received> =>
  z
    .object({
      amountReceived: typedAmount,
      receivedOn: day,
      bank: z.string().trim().max(80),
      journalNumber: z.string().trim().max(40),
      excessPurposeId: z.string(),
    })
    .refine(
      ({ amountReceived, excessPurposeId }) =>
        !takesExcess || excessPurposeId !== '' || settle(due, formatAmount(amountReceived))?.kind !== 'over',
      { path: ['excessPurposeId'], error: words.chooseRule },
    );

/** An approval that says only what differs from what the payer said. */
export function approval(payment: Payment, received: Checked): Decision {
  const sum = formatAmount(received.amountReceived);
  return {
    decision: 'approve',
    ...(sum !== payment.amount && { amountReceived: sum }),
    ...(received.receivedOn !== payment.paidOn && { receivedOn: received.receivedOn }),
    ...(received.bank !== (payment.bank ?? '') && { bank: received.bank }),
    ...(received.journalNumber !== (payment.journalNumber ?? '') && {
      journalNumber: received.journalNumber,
    }),
    ...(received.excessPurposeId && { excessPurposeId: received.excessPurposeId }),
  };
}
