import { useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { donationKind } from '../donation.kind.ts';
import { feeKind } from '../fee.kind.ts';
import type { Kind } from '../kind.ts';

/** One tab above the queue: what it shows, and where it lives. */
export type QueueChoice = { name: 'all' | 'fees' | 'donations'; kinds: readonly Kind[]; address: string };

/** The queues that one may see; all together where there are two. The address says which one is open. */
export function useQueueChoices(kind: Kind): { choices: readonly QueueChoice[]; chosen: QueueChoice } {
  const { can } = useSession();
  const [search] = useSearchParams();
  const single: readonly QueueChoice[] = [
    { name: 'fees' as const, kinds: [feeKind], address: feeKind.base },
    { name: 'donations' as const, kinds: [donationKind], address: donationKind.base },
  ].filter(({ kinds }) => kinds.every(({ subject }) => can('read', subject)));
  const all: QueueChoice = {
    name: 'all',
    kinds: single.flatMap(({ kinds }) => kinds),
    address: `${kind.base}?queue=all`,
  };
  const choices = single.length > 1 ? [all, ...single] : single;
  const wanted = search.get('queue') === 'all' && single.length > 1;
  const own: QueueChoice = single.find(({ address }) => address === kind.base) ?? all;
  return { choices, chosen: wanted ? all : own };
}
