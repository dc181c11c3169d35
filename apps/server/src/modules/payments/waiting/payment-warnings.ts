import { addDays, type Day, type DigitGrouping, type Doubt, sumText } from '@kathok/contract';
import { words } from '../words.en.ts';

/** Another payment that looks much like this one. */
export interface Likeness {
  likeness: 'sameSlip' | 'sameJournal' | 'nearJournal';
  /** The number is the same, and only the bank is called otherwise: another one, or another name of it. */
  hasOtherBankName: boolean;
  dueKind: 'fee' | 'donation';
  dueId: string;
  /** How staff would name what it pays: its reference. */
  label: string;
}

interface WaitingPayment {
  amount: number;
  /** What is still to be paid. */
  balance: number;
  /** Why nothing is owed any more, in words for staff; null where it is. */
  closedBecause: string | null;
  currency: string;
  paidOn: Day;
  submittedOn: Day;
  today: Day;
  isOwnEntry: boolean;
  /** How the centre groups digits. */
  grouping: DigitGrouping;
}

const about = (kind: Doubt['kind'], message: string): Doubt => ({
  kind,
  message,
  dueKind: null,
  dueId: null,
});

const due = ({ balance, currency, grouping }: WaitingPayment) => sumText(balance, currency, grouping);

/** What makes one look twice. Shown, never decided. */
export function warningsAbout(payment: WaitingPayment, alike: readonly Likeness[]): Doubt[] {
  const closed = payment.closedBecause ?? (payment.balance === 0 ? words.doubt.paidOtherwise : null);
  return [
    ...(closed === null ? [] : [about('closed', words.doubt.closed(closed))]),
    ...alike.map(({ likeness, hasOtherBankName, label, ...due }): Doubt => {
      const kind = hasOtherBankName ? 'otherBankName' : likeness;
      return { kind, message: words.doubt[kind](label), ...due };
    }),
    ...(closed !== null || payment.amount === payment.balance
      ? []
      : [about('amountDiffers', words.doubt.amountDiffers(due(payment)))]),
    ...(payment.paidOn > payment.today ? [about('futureDay', words.doubt.futureDay)] : []),
    ...(payment.paidOn < addDays(payment.submittedOn, -60) ? [about('oldDay', words.doubt.oldDay)] : []),
    ...(payment.isOwnEntry ? [about('enteredByYou', words.doubt.enteredByYou)] : []),
  ];
}
