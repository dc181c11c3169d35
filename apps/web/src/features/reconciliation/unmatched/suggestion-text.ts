import type { Suggestion } from '@kathok/contract';
import { words } from './words.en.ts';

const { suggest, why } = words.unmatched;

/** What a line may be, as the question on its button. */
export function questionOf(suggestion: Suggestion): string {
  if (suggestion.kind === 'settlement') return suggest.settlement(suggestion.from, suggestion.to);
  return suggestion.kind === 'fee' ? suggest.fee(suggestion) : suggest.donation(suggestion);
}

/** Why it is suggested. */
export function reasonOf(suggestion: Suggestion): string {
  if (suggestion.kind === 'settlement') return suggestion.isExplained ? why.explained : why.gateway;
  if (suggestion.kind === 'fee') return why.fee(suggestion.membershipCode, suggestion.balance);
  const { before, member, name } = suggestion;
  if (before) return why.before(before.amount, before.purpose, before.day);
  if (member) return why.member(member.membershipCode);
  return name ? why.name : why.nobody;
}

/** A guess that nothing on the line speaks for. */
export const isUnsure = (suggestion: Suggestion): boolean =>
  suggestion.kind === 'donation' && suggestion.name === null;
