import { day, type Payment } from '@kathok/contract';
import { z } from 'zod';
import { typedSum } from '../money/index.ts';
import type { Decision, Kind } from './kind.ts';
import { minorOf, settle } from './settlement.ts';
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

export const asSaid = ({ payment }: Waiting): Received => ({
  amountReceived: payment.amount,
  receivedOn: payment.paidOn,
  bank: payment.bank ?? '',
  journalNumber: payment.journalNumber ?? '',
  excessPurposeId: '',
});

/** What is left over beyond the sum due has to go somewhere. */
export const decisionSchema = ({ due }: Waiting, { takesExcess }: Kind): z.ZodType<Received, Received> =>
  z
    .object({
      amountReceived: typedSum,
      receivedOn: day,
      bank: z.string().trim().max(80),
      journalNumber: z.string().trim().max(40),
      excessPurposeId: z.string(),
    })
    .refine(
      ({ amountReceived, excessPurposeId }) =>
        !takesExcess || excessPurposeId !== '' || settle(due, amountReceived)?.kind !== 'over',
      { path: ['excessPurposeId'], error: words.chooseRule },
    );

/** An approval that says only what differs from what the payer said. */
export function approval(payment: Payment, received: Received): Decision {
  const isOtherSum = minorOf(received.amountReceived) !== minorOf(payment.amount);
  return {
    decision: 'approve',
    ...(isOtherSum && { amountReceived: received.amountReceived }),
    ...(received.receivedOn !== payment.paidOn && { receivedOn: received.receivedOn }),
    ...(received.bank !== (payment.bank ?? '') && { bank: received.bank }),
    ...(received.journalNumber !== (payment.journalNumber ?? '') && {
      journalNumber: received.journalNumber,
    }),
    ...(received.excessPurposeId && { excessPurposeId: received.excessPurposeId }),
  };
}
