import { formatAmount, parseAmount, type Suggestion } from '@kathok/contract';
import type { Choice } from '../../../ui/forms/fields/combobox.tsx';
import { words } from './words.en.ts';

/** A fee or donation that something is owed for. */
export type OpenDue = Choice & { dueKind: 'fee' | 'donation'; dueId: string; balance: string };

function openFee({ feeId, name, membershipType, balance }: Extract<Suggestion, { kind: 'fee' }>): OpenDue {
  return {
    value: `fee ${feeId}`,
    dueKind: 'fee',
    dueId: feeId,
    balance,
    label: name,
    detail: words.assign.fee(membershipType, balance),
    icon: 'renew',
  };
}

function openPromise({
  donationId,
  name,
  purpose,
  balance,
}: Extract<Suggestion, { kind: 'promise' }>): OpenDue {
  return {
    value: `donation ${donationId}`,
    dueKind: 'donation',
    dueId: donationId,
    balance,
    label: name,
    detail: words.assign.fee(purpose, balance),
    icon: 'donation',
  };
}

/** What is suggested as owed; null where something else is. */
export function suggestedDue(suggestion: Suggestion | null): OpenDue | null {
  if (suggestion?.kind === 'fee') return openFee(suggestion);
  return suggestion?.kind === 'promise' ? openPromise(suggestion) : null;
}

/** How much more came in than is owed for a fee; null where it is no more. A donation is whatever was given. */
export function beyondFee(received: string, { dueKind, balance }: OpenDue): string | null {
  const beyond = (parseAmount(received) ?? 0) - (parseAmount(balance) ?? 0);
  return dueKind === 'fee' && beyond > 0 ? formatAmount(beyond) : null;
}
