import type { Suggestion } from '@kathok/contract';
import { type Settled, words } from './words.en.ts';

const { suggest, why } = words.unmatched;

/** What a line may be, as the question on its button. */
export function questionOf(suggestion: Suggestion): string {
  if (suggestion.kind === 'settlement') return suggest.settlement(suggestion.from, suggestion.to);
  if (suggestion.kind === 'promise') return suggest.promise(suggestion);
  if (suggestion.kind === 'settled') return suggest.settled(suggestion);
  return suggestion.kind === 'fee' ? suggest.fee(suggestion) : suggest.donation(suggestion);
}

/** Why it is suggested. */
export function reasonOf(suggestion: Suggestion): string {
  if (suggestion.kind === 'settlement') return suggestion.isExplained ? why.explained : why.gateway;
  if (suggestion.kind === 'fee')
    return why[suggestion.by === 'name' ? 'fee' : 'feeReference'](
      suggestion.membershipCode,
      suggestion.balance,
    );
  if (suggestion.kind === 'promise') return why.promise(suggestion.balance);
  if (suggestion.kind === 'settled') return settledText(suggestion);
  const { before, member, name } = suggestion;
  if (before) return why.before(before.amount, before.purpose, before.day);
  if (member) return why.member(member.membershipCode);
  return name ? why.name : why.nobody;
}

/** What the reference on a line belongs to, where nothing is owed for it any more. */
export function settledText({ dueKind, isPaid, receiptNumber }: Settled): string {
  if (!isPaid) return why.closed;
  return dueKind === 'fee' ? why.paidFee(receiptNumber) : why.paidDonation(receiptNumber);
}

/** A guess that nothing on the line speaks for. */
export const isUnsure = (suggestion: Suggestion): boolean =>
  suggestion.kind === 'donation' && suggestion.name === null;
