import type { MatchEvidence } from '@kathok/contract';
import { words } from '../words.en.ts';

/** How well a fact of the line and of the payment agree; `silent` says nothing either way. */
export type Fit = 'yes' | 'near' | 'no' | 'silent';
type Fact = 'journal' | 'reference' | 'amount' | 'day' | 'sender';
export type Agreement = { fact: Fact; fit: Fit; text: string };

const fits: Record<string, Fit> = { same: 'yes', fits: 'yes', near: 'near', differs: 'no', other: 'no' };
const fitOf = (said: string): Fit => fits[said] ?? 'silent';

function dayOf({ daysLater }: MatchEvidence): Agreement {
  const text =
    daysLater === 0
      ? words.evidence.sameDay
      : daysLater > 0
        ? words.evidence.later(daysLater)
        : words.evidence.earlier(-daysLater);
  return { fact: 'day', fit: daysLater >= -1 && daysLater <= 3 ? 'yes' : 'near', text };
}

/** Fact by fact, in the order in which they are shown. */
export function agreementsOf(evidence: MatchEvidence): Agreement[] {
  const { journal, reference, amount, sender } = evidence;
  return [
    { fact: 'journal', fit: fitOf(journal), text: words.evidence.journal[journal] },
    { fact: 'reference', fit: fitOf(reference), text: words.evidence.reference[reference] },
    { fact: 'amount', fit: fitOf(amount), text: words.evidence.amount[amount] },
    dayOf(evidence),
    { fact: 'sender', fit: fitOf(sender), text: words.evidence.sender[sender] },
  ];
}

/** The one thing that makes the line doubtful, in few words; what is worst comes first. */
export function flagOf(evidence: MatchEvidence, proposals: number, isApproved = false): string {
  const { flags, several } = words.doubtful;
  const { journal, reference, amount } = evidence;
  if (isApproved) return flags.approved;
  if (proposals > 1) return several;
  if (amount === 'differs') return flags.amount;
  if (reference === 'other') return flags.reference.other;
  if (journal === 'near' || journal === 'differs') return flags.journal[journal];
  if (dayOf(evidence).fit !== 'yes') return flags.day;
  if (reference === 'near') return flags.reference.near;
  return flags.journal.absent;
}

/** Shows where two numbers differ: what is alike before, what differs, and what is alike after. */
export function differenceOf(text: string, other: string): [string, string, string] {
  let start = 0;
  while (start < text.length && text[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(text.length, other.length) - start && text.at(-1 - end) === other.at(-1 - end))
    end += 1;
  return [text.slice(0, start), text.slice(start, text.length - end), text.slice(text.length - end)];
}
