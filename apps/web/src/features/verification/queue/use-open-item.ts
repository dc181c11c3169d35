import { useEffect, useState } from 'react';
import { useNavigate, useNavigation, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import type { Kind, Waiting } from '../kind.ts';
import type { QueueChoice } from './queue-choice.ts';
import { useKeptItem } from './use-kept-item.ts';
import { type useQueue, useStraggler } from './use-queue.ts';

/** Which payment is open, as the address says, and the way to another one. */
export function useOpenItem(kind: Kind, chosen: QueueChoice, queue: ReturnType<typeof useQueue>) {
  const { can } = useSession();
  const [search] = useSearchParams();
  const id = useParams()['id'] ?? search.get('item') ?? undefined;
  const navigate = useNavigate();
  const onPhone = useMediaQuery('(max-width: 599.98px)');
  const [walked, setWalked] = useState(false);

  const straggler = useStraggler(chosen.kinds, queue.data, id);
  const waiting = [...(queue.data?.items ?? []), ...(straggler ?? [])];
  // On a wide screen there is always one open; on a phone the queue comes first.
  const first = id || onPhone ? undefined : waiting[0]?.id;
  const opened = id ?? first;
  const items = useKeptItem(waiting, opened, queue.isFresh);

  // Among all kinds, and for anyone who may only look, the page stays and the item is named behind it.
  function addressOf(to: string): string {
    if (chosen.name === 'all') return `${chosen.address}&item=${to}`;
    return can('update', kind.subject) ? `${kind.base}/${to}/approve` : `${kind.base}?item=${to}`;
  }
  async function goTo(item: Waiting | undefined) {
    setWalked(true);
    await navigate(item ? addressOf(item.id) : chosen.address, { replace: true, preventScrollReset: true });
  }

  const isLeaving = useNavigation().state !== 'idle';
  // Named in the address, the first stays open when something older comes or a colleague decides it. Not while the next
  // page is being loaded: another navigation would call that one off.
  const pinned = first && queue.isFresh && !isLeaving ? chosen.address : undefined;
  useEffect(() => {
    if (!pinned || !first) return;
    const address = `${pinned}${pinned.includes('?') ? '&' : '?'}item=${first}`;
    void navigate(address, { replace: true, preventScrollReset: true });
  }, [navigate, pinned, first]);

  return { id, opened, items, addressOf, goTo, walked, isLeaving };
}
