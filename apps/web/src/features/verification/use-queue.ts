import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Kind } from './kind.ts';
import type { Queue } from './waiting.ts';

const glance = 30_000;
const keyOf = (kind: Kind) => [kind.pending.path, 'queue'];

/** What waits, looked at again now and then: others send slips and decide meanwhile. */
export function useQueue(kind: Kind) {
  return useQuery({
    queryKey: keyOf(kind),
    queryFn: ({ signal }) => kind.queue(signal),
    refetchInterval: glance,
    staleTime: 0,
  });
}

/** What somebody was led to that waits further behind than the queue shows. */
export function useStraggler(kind: Kind, queue: Queue | undefined, id: string | undefined) {
  const isBehind =
    queue !== undefined &&
    id !== undefined &&
    queue.count > queue.items.length &&
    !queue.items.some((item) => item.id === id);
  const { data } = useQuery({
    queryKey: [kind.pending.path, 'straggler', id],
    queryFn: async ({ signal }) => {
      const { reference } = await kind.read(id ?? '', signal);
      return kind.queue(signal, reference);
    },
    enabled: isBehind,
  });
  return isBehind ? data?.items.filter((item) => item.id === id) : undefined;
}

/** Takes what is decided out at once, and asks for the rest anew. */
export function useLeaveQueue(kind: Kind) {
  const client = useQueryClient();
  return (id: string) => {
    client.setQueryData<Queue>(
      keyOf(kind),
      (queue) =>
        queue && {
          items: queue.items.filter((item) => item.id !== id),
          count: queue.count - (queue.items.some((item) => item.id === id) ? 1 : 0),
        },
    );
    for (const { path } of [kind.pending, ...kind.changed])
      void client.invalidateQueries({ queryKey: [path] });
  };
}
