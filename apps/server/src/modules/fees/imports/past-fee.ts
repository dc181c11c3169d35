import type { Day } from '@kathok/contract';
import type { Period } from '../fee-rules.ts';
import type { PastPayment, PayingMember, SoughtMember } from '../../past-payments/index.ts';

/** A fee that was paid, as an older book has it. What it does not say is null. */
export interface PastFee {
  sought: SoughtMember;
  kind: 'registration' | 'renewal';
  frequencyId: string | null;
  periods: number | null;
  from: Day | null;
  to: Day | 'life' | null;
  payment: PastPayment;
  /** Once the register was asked. */
  settled?: {
    member: PayingMember;
    frequencyId: string;
    periods: number;
    period: Period;
    isInRegister: boolean;
  };
}

/** Nothing in the row tells it from another one like it: neither a number nor the days it was paid for. */
export function isIndistinct({ from, payment }: PastFee): boolean {
  return from === null && payment.journalNumber === null && payment.oldNumber === null;
}
