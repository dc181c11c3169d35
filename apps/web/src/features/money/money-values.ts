import { day, journalNumber, line, type staffPayment } from '@kathok/contract';
import { z } from 'zod';
import { today } from '../../lib/today.ts';
import { words } from './words.en.ts';

export const deskMethods = ['cash', 'cheque', 'bank_deposit', 'mobile_transfer'] as const;

/** What the office says of money in hand. `later` is no payment at all: it has still to come. */
export const moneySchema = z
  .object({
    method: z.enum([...deskMethods, 'later']),
    bank: z.union([z.literal(''), line(80)]),
    journalNumber: z.union([z.literal(''), journalNumber]),
    paidOn: day,
    isPending: z.boolean(),
  })
  .superRefine(({ method, bank, journalNumber }, issues) => {
    if (method === 'cash' || method === 'later') return;
    const wrong = (path: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [path], message });
    if (!bank) wrong('bank', words.money.bankRule);
    if (!journalNumber) wrong('journalNumber', words.money.journalRule);
  });
export type MoneyValues = z.input<typeof moneySchema>;

export const newMoney = (): MoneyValues => ({
  method: 'cash',
  bank: '',
  journalNumber: '',
  paidOn: today(),
  isPending: false,
});

/** As the API takes it; nothing where the money has still to come. Cash has no paper. */
export function staffPaymentOf(money: MoneyValues): z.input<typeof staffPayment> | undefined {
  const { method, bank, journalNumber, paidOn, isPending } = money;
  if (method === 'later') return undefined;
  return {
    method,
    paidOn,
    paymentStatus: isPending ? 'pending' : 'paid',
    ...(method !== 'cash' && { bank, journalNumber }),
  };
}
