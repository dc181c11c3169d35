import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/text/empty-state.tsx';
import { ErrorState } from '../../ui/text/error-state.tsx';
import { LoadingState } from '../../ui/text/loading-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { KeyHelp, KeyLine } from './key-help.tsx';
import type { Kind, Waiting } from './kind.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { useQueueChoices } from './queue-choice.ts';
import { neighbour, nextAfter } from './queue-walk.ts';
import { SplitView } from './split-view.tsx';
import { useDecision } from './use-decision.ts';
import { useKeptItem } from './use-kept-item.ts';
import { useKeyChoice } from './use-key-choice.ts';
import { useKeys } from './use-keys.ts';
import { useLeaveQueue, useQueue, useStraggler } from './use-queue.ts';
import { words } from './words.en.ts';
import '../../theme/decisions.css';
import './verification.css';
import './decide-pane.css';

/** The queue, the slip, and the decision. The address says which one is open. */
export function VerificationPage({ kind }: { kind: Kind }) {
  const { can } = useSession();
  const [search] = useSearchParams();
  const id = useParams()['id'] ?? search.get('item') ?? undefined;
  const navigate = useNavigate();
  const onPhone = useMediaQuery('(max-width: 599.98px)');
  const { choices, chosen } = useQueueChoices(kind);
  const queue = useQueue(chosen.kinds);
  const leaveQueue = useLeaveQueue();
  const [keysOn, chooseKeys] = useKeyChoice();
  const [helping, setHelping] = useState(false);
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

  const present = useRef<{ opened: string | undefined; goOn: () => Promise<void> }>(undefined);
  useEffect(() => {
    const goOn = () => goTo(opened ? nextAfter(items, opened) : undefined);
    present.current = isLeaving ? undefined : { opened, goOn };
    return () => {
      present.current = undefined;
    };
  });
  const isOpen = ({ id: asked }: Waiting) => present.current?.opened === asked;
  const { outcome, decide } = useDecision({
    isHere: () => present.current !== undefined,
    isOpen,
    onDone: async (item) => {
      leaveQueue(item);
      // An answer may come late: anyone who walked on meanwhile stays where they are.
      if (isOpen(item)) await present.current?.goOn();
    },
  });
  const walk = (step: 1 | -1) => opened && void goTo(neighbour(items, opened, step));
  async function changeQueue() {
    const next = choices[(choices.indexOf(chosen) + 1) % choices.length];
    if (next) await navigate(next.address, { replace: true });
  }
  const acts = {
    j: () => walk(1),
    k: () => walk(-1),
    q: () => void changeQueue(),
    '?': () => setHelping(true),
  };
  useKeys(acts, keysOn);

  return (
    <>
      <PageHeader
        title={chosen.name === 'all' ? words.title : kind.words.title}
        lead={queue.data && words.waiting(queue.data.count)}
      >
        <KeyLine onHelp={() => setHelping(true)} />
      </PageHeader>
      <OutcomeLine outcome={outcome} />
      {queue.error && !queue.data && <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />}
      {queue.isPending && <LoadingState rows={8} />}
      {queue.data && queue.data.count === 0 && !id && (
        <section className="card">
          <QueueTabs choices={choices} chosen={chosen} count={0} />
          <EmptyState motif="lamp" title={words.emptyTitle}>
            {chosen.name === 'all' ? words.emptyText : kind.words.emptyText}
          </EmptyState>
        </section>
      )}
      {queue.data && (queue.data.count > 0 || id) && (
        <SplitView
          choices={choices}
          chosen={chosen}
          queue={{ items, count: queue.data.count }}
          opened={opened}
          addressOf={addressOf}
          keysOn={keysOn}
          walked={walked}
          isFresh={queue.isFresh}
          decide={decide}
        />
      )}
      <KeyHelp open={helping} onClose={() => setHelping(false)} on={keysOn} onChoose={chooseKeys} />
    </>
  );
}
