import { formatAmount, parseAmount } from '@kathok/contract';

export type Settlement = { kind: 'exact' } | { kind: 'short' | 'over'; by: string };

/** A sum as people type it: spaces and thousands' commas are forgiven. */
export const withoutGrouping = (typed: string): string => typed.replaceAll(/[\s,]/g, '');

/** What comes of what was received: all is settled, something stays open, or something is left over. Null while it is no sum. */
export function settle(due: string, received: string): Settlement | null {
  const dueMinor = parseAmount(due);
  const receivedMinor = parseAmount(withoutGrouping(received));
  if (dueMinor === null || receivedMinor === null || receivedMinor === 0) return null;
  if (receivedMinor === dueMinor) return { kind: 'exact' };
  return receivedMinor < dueMinor
    ? { kind: 'short', by: formatAmount(dueMinor - receivedMinor) }
    : { kind: 'over', by: formatAmount(receivedMinor - dueMinor) };
}
