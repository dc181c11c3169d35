import type { MembershipFeeRow } from '@kathok/contract';
import { titles } from './titles.en.ts';
import { inLanguage } from '../../language/language.ts';

const kinds: Record<MembershipFeeRow['kind'], string> = {
  registration: 'Registration fee',
  renewal: 'Renewal fee',
};
const statuses: Record<MembershipFeeRow['status'], string> = {
  open: 'Open',
  paid: 'Paid',
  waived: 'Waived',
  cancelled: 'Cancelled',
};

export const words = inLanguage('features/fees/words', {
  title: titles.page,
  members: 'Members',
  history: 'History',
  missing: 'This fee no longer exists',
  kinds,
  statuses,
  foundHeading: 'Membership fees',
  found: (number: string, sum: string) => `${number}, ${sum}`,
  heading: (kind: MembershipFeeRow['kind'], type: string) => `${kinds[kind]}, ${type}`,
  of: (name: string, code: string) => `${name}, ${code}`,
  terms: (type: string, frequency: string, periods: number) =>
    periods > 1 ? `${type}, ${frequency.toLowerCase()} × ${periods}` : `${type}, ${frequency.toLowerCase()}`,
  span: (from: string, to: string | null) => (to ? `${from} to ${to}` : `from ${from}, for life`),
  facts: {
    title: 'Fee',
    member: 'Member',
    number: 'Number',
    terms: 'For',
    days: { open: 'Will cover', paid: 'Covers', waived: 'Covers', cancelled: 'Was for' } satisfies Record<
      MembershipFeeRow['status'],
      string
    >,
    amount: 'Amount',
    paid: 'Received',
    balance: 'Still to pay',
    reference: 'Reference',
    state: 'Status',
    renewal: 'Renewal',
    openRenewal: 'Open the renewal',
  },
  receipts: 'Receipts',
  noReceipt: 'A receipt is issued once the payment is received and checked.',
  verify: 'Verify the slip',
  record: {
    action: 'Record payment',
    title: 'Record a payment for this fee',
    open: (sum: string) => `${sum} is open.`,
    amountReceived: 'Amount received',
    more: (rest: string) => `${rest} is more than the fee. What is it given for?`,
    excess: 'The rest is a donation for',
    excessRule: 'please choose what the rest is for',
    choosePurpose: 'Choose a purpose',
    short: (open: string) => `${open} remains due, and the fee stays unpaid.`,
    save: (sum: string) => `Record ${sum}`,
    saving: 'Recording…',
    done: (sum: string) => `${sum} recorded.`,
    waits: (sum: string) => `${sum} needs to be checked.`,
  },
  waive: {
    action: 'Waive the fee',
    title: 'Waive this fee',
    text: 'The membership begins without it, as if it were paid. No money is booked and no receipt issued.',
    reason: 'Reason',
    reasonHint: 'It is kept with the fee.',
    confirm: 'Waive the fee',
    saving: 'Saving…',
    done: 'Waived. The membership has begun.',
  },
  removed: {
    title: 'Removed fees',
    restore: 'Restore',
    restoreOf: (number: string) => `Restore the fee ${number}`,
    restored: (number: string) => `${number} restored.`,
    notRestored: (number: string) => `${number} was not restored.`,
  },
  moved: {
    text: (name: string, code: string) =>
      `Days that ${name}, ${code}, has paid for lie behind these. If the payment is reversed, they begin earlier, so that no unpaid days are left between:`,
    fee: (number: string, before: string, after: string) => `${number}: ${before} becomes ${after}`,
  },
  reverse: 'Reverse this payment',
  reversed: (sum: string) => `${sum} reversed. The receipt is void.`,
});
