import { jointPayments } from '@kathok/contract';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../lib/problem.ts';
import { refreshAfter } from '../../../lib/queries.ts';
import type { Decided, Kind, Queue, Waiting } from '../kind.ts';
import { donationKind } from '../donation.kind.ts';
import { feeKind } from '../fee.kind.ts';
import { mergeQueues } from './merge-queues.ts';
import { isDecidedWith } from './queue-walk.ts';

const glance = 30_000;
const keyOf = (kind: Kind) => [kind.pending.path, 'queue'];

/** What waits, looked at again now and then: others send slips and decide meanwhile. */
export const useQueue = (kinds: readonly Kind[]) =>
  useQueries({
    queries: kinds.map((kind) => ({
      queryKey: keyOf(kind),
      queryFn: ({ signal }: { signal: AbortSignal }) => kind.queue(signal),
      refetchInterval: glance,
      staleTime: 0,
      meta: { reads: kind.pending.reads },
    })),
    combine: (asked) => {
      const known = asked.flatMap(({ data }) => data ?? []);
      return {
        data: known.length === asked.length ? mergeQueues(known) : undefined,
        error: asked.find(({ error }) => error)?.error ?? null,
        isPending: asked.some(({ isPending }) => isPending),
        /** The queue is as the server has it now, not as it was remembered. */
        isFresh: asked.every(({ isFetchedAfterMount }) => isFetchedAfterMount),
        refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
      };
    },
  });

/** The record behind an address, whatever kind it is of. */
export async function readAny(
  kinds: readonly Kind[],
  id: string,
  signal: AbortSignal,
): Promise<{ kind: Kind; record: Decided }> {
  const [kind, ...others] = kinds;
  if (!kind) throw new Error('no kind to look for');
  try {
    return { kind, record: await kind.read(id, signal) };
  } catch (error) {
    if (others.length === 0 || !hasCode(error, 'not_found')) throw error;
    return readAny(others, id, signal);
  }
}

/** What somebody was led to that waits further behind than the queue shows. */
export function useStraggler(kinds: readonly Kind[], queue: Queue | undefined, id: string | undefined) {
  const isBehind =
    queue !== undefined &&
    id !== undefined &&
    queue.count > queue.items.length &&
    !queue.items.some((item) => item.id === id);
  const { data } = useQuery({
    queryKey: [...kinds.map(({ pending }) => pending.path), 'straggler', id],
    queryFn: async ({ signal }) => {
      const { kind, record } = await readAny(kinds, id ?? '', signal);
      return kind.queue(signal, record.reference);
    },
    enabled: isBehind,
    meta: { reads: ['Fee', 'Donation'] },
  });
  return isBehind ? data?.items.filter((item) => item.id === id) : undefined;
}

/** Takes what is decided out at once, and asks for the rest anew. */
export function useLeaveQueue() {
  const client = useQueryClient();
  return (decided: Waiting) => {
    const kinds = decided.jointPaymentId ? [feeKind, donationKind] : [decided.kind];
    for (const kind of kinds)
      client.setQueryData<Queue>(keyOf(kind), (queue) => {
        if (!queue) return undefined;
        const items = queue.items.filter((item) => !isDecidedWith(item, decided));
        return { items, count: queue.count - (queue.items.length - items.length) };
      });
    void refreshAfter(client, decided.jointPaymentId ? jointPayments.decide : decided.kind.decision);
  };
}
