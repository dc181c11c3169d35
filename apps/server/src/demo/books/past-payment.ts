import type { Day } from '@kathok/contract';
import type { PastPayment } from '../../modules/past-payments/index.ts';
import type { Chance } from '../register/chance.ts';

const methods = [
  'cash',
  'cash',
  'cash',
  'bank_deposit',
  'mobile_transfer',
  'mobile_transfer',
  'cheque',
] as const;
const banks = ['Bank of Bhutan', 'Bhutan National Bank', 'T Bank', 'Druk PNB Bank'];

/** As an old book has it; the place in the row makes the number of a transfer its own. */
export function pastPayment(
  dice: Chance,
  { amount, paidOn, place }: { amount: number; paidOn: Day; place: number },
): PastPayment {
  const method = dice.pick(methods);
  const hasProof = method !== 'cash';
  return {
    method,
    amount,
    currency: 'BTN',
    paidOn,
    bank: hasProof ? dice.pick(banks) : null,
    journalNumber: hasProof ? String(20_100_000 + place * 37) : null,
    oldNumber: null,
    remarks: null,
  };
}
