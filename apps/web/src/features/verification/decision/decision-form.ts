import { day, type Payment } from '@kathok/contract';
import { z } from 'zod';
import { moneyWords, typedSum } from '../../money/index.ts';
import type { Decision, Waiting } from '../kind.ts';
import { isOwed, minorOf, settle } from './settlement.ts';
import { words } from '../words.en.ts';

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

/** What the payer gave can be corrected, but not emptied: the numbers keep one slip from paying twice. */
const corrected = (said: string | null, most: number, rule: string) =>
  said ? z.string().trim().min(1, rule).max(most) : z.string().trim().max(most);

/** What is left over beyond the sum due has to go somewhere. */
export const decisionSchema = ({ due, payment, doubts, kind }: Waiting): z.ZodType<Received, Received> =>
  z
    .object({
      amountReceived: typedSum,
      receivedOn: day,
      bank: corrected(payment.bank, 80, moneyWords.money.bankRule),
      journalNumber: corrected(payment.journalNumber, 40, moneyWords.money.journalRule),
      excessPurposeId: z.string(),
    })
    .refine(
      ({ amountReceived, excessPurposeId }) =>
        !kind.takesExcess ||
        !isOwed({ doubts }) ||
        excessPurposeId !== '' ||
        settle(due, amountReceived)?.kind !== 'over',
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
