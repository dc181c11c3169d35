import { balanceOf, formatAmount, isAllowed, readPaymentReference, type Suggestion } from '@kathok/contract';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import type { SortedLine } from '../lines/sort-lines.ts';
import { readLine } from '../matching/compare.ts';
import { findReferencedDues, type ReferencedDue } from './referenced-due.repository.ts';

const referencesOn = (line: SortedLine) =>
  readLine({ ...line, text: line.description }).references.flatMap(
    (text) => readPaymentReference(text) ?? [],
  );

/** A reference says more than any name: what is owed under it, else what was, so that nobody takes it for something new. */
export async function suggestReferenced(
  ctx: Ctx,
  lines: readonly SortedLine[],
): Promise<[string, Suggestion][]> {
  const dues = await findReferencedDues(ctx.db, [...new Set(lines.flatMap(referencesOn))]);
  const mayReadMembers = isAllowed(actorOf(ctx).ability, 'read', 'Member');
  const mayTakeFees = mayReadMembers && isAllowed(actorOf(ctx).ability, 'update', 'Member');
  return lines.flatMap((line): [string, Suggestion][] => {
    const references = referencesOn(line);
    const named = dues.filter(({ reference }) => references.includes(reference));
    const open = named.find(
      ({ state, dueKind }) => state === 'open' && (dueKind === 'donation' || mayTakeFees),
    );
    const due = open ?? named.find(({ state }) => state === 'paid' || state === 'closed');
    return due ? [[line.id, toSuggestion(due, mayReadMembers)]] : [];
  });
}

function toSuggestion(due: ReferencedDue, mayReadMembers: boolean): Suggestion {
  const { dueKind, dueId, sort, title, reference, receiptNumber, memberId, membershipCode } = due;
  const balance = formatAmount(balanceOf(due));
  if (due.state === 'open' && dueKind === 'donation')
    return { kind: 'promise', donationId: dueId, name: due.name, purpose: title, balance };
  if (due.state === 'open')
    return {
      kind: 'fee',
      by: 'reference',
      feeId: dueId,
      name: due.name,
      membershipCode: membershipCode ?? '',
      membershipType: title,
      balance,
    };
  const isMember = mayReadMembers && memberId !== null && membershipCode !== null;
  return {
    kind: 'settled',
    dueKind,
    dueId,
    sort,
    name: mayReadMembers || dueKind === 'donation' ? due.name : null,
    member: isMember ? { memberId, name: due.name, membershipCode } : null,
    title,
    reference,
    isPaid: due.state === 'paid',
    receiptNumber,
  };
}
