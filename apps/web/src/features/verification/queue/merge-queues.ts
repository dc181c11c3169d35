import type { Queue } from '../kind.ts';

/**
 * Several queues as one, the longest waiting first. Of a long queue only the oldest are known, so what was sent after
 * them has to stay out: something older may still be behind them.
 */
export function mergeQueues(queues: readonly Queue[]): Queue {
  const horizons = queues
    .filter(({ items, count }) => items.length < count)
    .map(({ items }) => items.at(-1)?.payment.submittedAt ?? '');
  const items = queues
    .flatMap((queue) => queue.items)
    .filter(({ payment }) => horizons.every((horizon) => payment.submittedAt <= horizon))
    .toSorted((one, other) => (one.payment.submittedAt < other.payment.submittedAt ? -1 : 1));
  return { items, count: queues.reduce((sum, { count }) => sum + count, 0) };
}
