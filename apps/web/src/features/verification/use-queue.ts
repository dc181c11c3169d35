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
  });
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
