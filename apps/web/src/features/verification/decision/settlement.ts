import { formatAmount, parseAmount } from '@kathok/contract';
import { typedSum } from '../../money/index.ts';
import type { Waiting } from '../kind.ts';

export type Settlement = { kind: 'exact' } | { kind: 'short' | 'over'; by: string };

/** What was typed as minor units; null while it is no sum. */
export const minorOf = (typed: string): number | null => parseAmount(typedSum.safeParse(typed).data ?? '');

/** What comes of what was received: all is settled, something stays open, or something is left over. */
export function settle(due: string, received: string): Settlement | null {
  const dueMinor = parseAmount(due);
  const receivedMinor = minorOf(received);
  if (dueMinor === null || receivedMinor === null) return null;
  if (receivedMinor === dueMinor) return { kind: 'exact' };
  return receivedMinor < dueMinor
    ? { kind: 'short', by: formatAmount(dueMinor - receivedMinor) }
    : { kind: 'over', by: formatAmount(receivedMinor - dueMinor) };
}

/** Money for what is no longer owed is kept apart, whatever the sum. */
export const isOwed = ({ doubts }: Pick<Waiting, 'doubts'>) => !doubts.some(({ kind }) => kind === 'closed');
