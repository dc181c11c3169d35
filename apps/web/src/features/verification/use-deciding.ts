import { useEffect, useRef } from 'react';
import type { Waiting } from './kind.ts';
import { nextAfter } from './queue/queue-walk.ts';
import type { useOpenItem } from './queue/use-open-item.ts';
import { useLeaveQueue } from './queue/use-queue.ts';
import { useDecision } from './use-decision.ts';

/** Decides on a payment and goes on to the next one, unless somebody walked on or left the page meanwhile. */
export function useDeciding({ opened, items, goTo, isLeaving }: ReturnType<typeof useOpenItem>) {
  const leaveQueue = useLeaveQueue();
  const present = useRef<{ opened: string | undefined; goOn: () => Promise<void> }>(undefined);
  useEffect(() => {
    const goOn = () => goTo(opened ? nextAfter(items, opened) : undefined);
    present.current = isLeaving ? undefined : { opened, goOn };
    return () => {
      present.current = undefined;
    };
  });
  const isOpen = ({ id }: Waiting) => present.current?.opened === id;
  return useDecision({
    isHere: () => present.current !== undefined,
    isOpen,
    onDone: async (item) => {
      leaveQueue(item);
      // An answer may come late: anyone who walked on meanwhile stays where they are.
      if (isOpen(item)) await present.current?.goOn();
    },
  });
}
