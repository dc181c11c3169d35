import type { Suggestion } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { inLanguage } from '../../../language/language.ts';
import { daysFrom } from '../words.en.ts';

const number = (count: number) => format.number(count);
const money = (amount: string) => format.money(amount, 'BTN');

type Donation = Extract<Suggestion, { kind: 'donation' }>;
type Fee = Extract<Suggestion, { kind: 'fee' }>;
type Promise = Extract<Suggestion, { kind: 'promise' }>;
export type Settled = Extract<Suggestion, { kind: 'settled' }>;

/** What is said about credits without a slip. */
export const words = inLanguage('features/reconciliation/unmatched/words', {
  unmatched: {
    title: (count: number) =>
      count === 1 ? '1 credit without a slip' : `${number(count)} credits without a slip`,
    donation: 'A donation',
    fee: 'A fee or promised donation',
    settlement: 'Card settlement',
    notOurs: 'Neither fee nor donation',
    else: 'Something else',
    of: (act: string, amount: string, line: number) => `${act}: ${money(amount)}, line ${number(line)}`,
    journal: (journal: string) => `Journal no. ${journal}`,
    close: 'Close',
    keys: { next: 'next, previous', yes: 'yes', else: 'something else' },
    suggest: {
      donation: ({ name, member }: Donation) =>
        member || name ? `Donation of ${member?.name ?? name}?` : 'Donation, donor not known?',
      fee: ({ name, membershipType }: Fee) => `Fee of ${name}, ${membershipType}?`,
      promise: ({ name, purpose }: Promise) => `Promised donation of ${name}, ${purpose}?`,
      settled: ({ name, title, isPaid }: Settled) =>
        isPaid
          ? `Second payment of ${name ?? 'a member'}, ${title}?`
          : `Payment of ${name ?? 'a member'}, ${title}, no longer owed?`,
      settlement: (from: string, to: string) => `Card settlement of ${daysFrom(from, to)}?`,
    },
    why: {
      before: (amount: string, purpose: string, day: string) =>
        `Gave ${money(amount)} for ${purpose} on ${format.day(day)}`,
      member: (code: string) => `The only member of this name, ${code}`,
      name: 'The name stands on the line',
      nobody: 'Nothing in the text names anybody',
      fee: (code: string, balance: string) =>
        `The only member of this name, ${code}; ${money(balance)} is due`,
      feeReference: (code: string, balance: string) =>
        `The reference on the line is that of this fee, ${code}; ${money(balance)} is due`,
      promise: (balance: string) =>
        `The reference on the line is that of this donation; ${money(balance)} is still to come`,
      paidFee: (receipt: string | null) =>
        receipt
          ? `The reference on the line belongs to a fee which is already paid (receipt ${receipt})`
          : 'The reference on the line belongs to a fee which is already paid',
      paidDonation: (receipt: string | null) =>
        receipt
          ? `The reference on the line belongs to a donation which has already come (receipt ${receipt})`
          : 'The reference on the line belongs to a donation which has already come',
      closed: 'The reference on the line belongs to a fee which is no longer owed',
      explained: 'The bank names its card gateway; the payments of these days agree',
      gateway: 'The bank names its card gateway',
    },
    setAsideDone: 'Set aside',
    emptyTitle: 'Nothing unmatched',
    emptyText: 'Every credit of this statement is matched or decided.',
  },
  donate: {
    donor: 'Donor',
    donorHint: 'Member, or a new name',
    anonymous: 'Anonymous',
    newDonor: (name: string) => `“${name}”, not a member`,
    change: 'Change the donor',
    purpose: 'Purpose',
    choose: 'Choose one',
    dedication: 'Dedicated to',
    note: (day: string) => `Booked as a bank deposit of ${format.day(day)}. The receipt is issued at once.`,
    save: (amount: string) => `Record a donation of ${format.exactMoney(amount, 'BTN')}`,
    saving: 'Recording…',
    done: 'Donation recorded',
    donorMissing: 'Choose who gave it',
    purposeMissing: 'Choose a purpose',
    offering: 'Dedication',
  },
  assign: {
    label: 'Open fee or promised donation',
    hint: 'Name, membership code or reference',
    found: (count: number) => (count === 1 ? 'One found' : `${number(count)} found`),
    none: 'No Result',
    fee: (type: string, balance: string) => `${type} · ${money(balance)} open`,
    detail: (sort: string, title: string, balance: string) => `${sort}, ${title} · ${money(balance)} open`,
    note: (day: string) =>
      `Booked as a bank deposit of ${format.day(day)}. A payment waiting for it is approved instead.`,
    save: (amount: string) => `Assign ${format.exactMoney(amount, 'BTN')}`,
    saving: 'Assigning…',
    done: 'Payment assigned',
    missing: 'Choose what was paid',
  },
  settled: {
    see: { fee: 'See the fee', donation: 'See the donation' },
    keep: (name: string | null) =>
      `The money can be held${name ? ` for ${name}` : ''} with a receipt, to be returned or taken as a donation later. Unresolved payments list it.`,
    noRight:
      'Holding money of a fee needs the right to update members. Somebody who has it can decide this line.',
    donation: 'It is a donation',
    note: (day: string) => `Booked as a bank deposit of ${format.day(day)}.`,
    save: (amount: string) => `Keep ${format.exactMoney(amount, 'BTN')} apart`,
    saving: 'Saving…',
    done: 'Kept apart, receipt issued',
  },
  settle: {
    from: 'First day of the card payments',
    to: 'Last day',
    explain: 'Explain',
    explaining: 'Adding up…',
    gross: (count: number) =>
      count === 1 ? '1 card payment, gross' : `${number(count)} card payments, gross`,
    commission: (rate: string) => `Commission of the bank (${rate} %)`,
    tax: 'Tax on the commission',
    refund: (day: string, receipt: string | null) =>
      receipt ? `Refund of ${format.day(day)}, receipt ${receipt}` : `Refund of ${format.day(day)}`,
    other: 'Something else taken off',
    otherHint: 'Such as a fee for the terminal, or a refund made in the screens of the bank',
    otherWhy: 'What it was for',
    net: 'Net, as credited',
    note: 'Receipts and books keep the gross amounts.',
    save: 'Keep as card settlement',
    saving: 'Saving…',
    done: 'Card settlement kept',
  },
});
