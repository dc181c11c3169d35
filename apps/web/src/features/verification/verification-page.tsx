import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/text/empty-state.tsx';
import { ErrorState } from '../../ui/text/error-state.tsx';
import { LoadingState } from '../../ui/text/loading-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { KeyHelp, KeyLine } from './key-help.tsx';
import type { Kind } from './kind.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { neighbour, nextAfter } from './queue-walk.ts';
import { SplitView } from './split-view.tsx';
import { useDecision } from './use-decision.ts';
import { useKeyChoice } from './use-key-choice.ts';
import { useKeys } from './use-keys.ts';
import { useLeaveQueue, useQueue, useStraggler } from './use-queue.ts';
import type { Waiting } from './waiting.ts';
import { words } from './words.ts';
import './verification.css';
import './decide-pane.css';

/** The queue, the slip, and the decision. The address says which one is open. */
export function VerificationPage({ kind }: { kind: Kind }) {
  const { can } = useSession();
  const [search] = useSearchParams();
  const id = useParams()['id'] ?? search.get('item') ?? undefined;
  const navigate = useNavigate();
  const onPhone = useMediaQuery('(max-width: 599.98px)');
  const queue = useQueue(kind);
  const leaveQueue = useLeaveQueue(kind);
  const [keysOn, chooseKeys] = useKeyChoice();
  const [helping, setHelping] = useState(false);
  const [walked, setWalked] = useState(false);
  const [decided, setDecided] = useState<string>();

  const straggler = useStraggler(kind, queue.data, id);
  const items = [...(queue.data?.items ?? []), ...(straggler ?? [])];
  // On a wide screen there is always one open; on a phone the queue comes first.
  const opened = id ?? (onPhone ? undefined : items[0]?.id);
  // Anyone who may only look stays on the page that they may open.
  const addressOf = (to: string) =>
    can('update', kind.subject) ? `${kind.base}/${to}/approve` : `${kind.base}?item=${to}`;

  async function goTo(item: Waiting | undefined) {
    setWalked(true);
    await navigate(item ? addressOf(item.id) : kind.base, { replace: true, preventScrollReset: true });
  }
  const { outcome, decide } = useDecision(kind, async (item) => {
    setDecided(item.id);
    await goTo(nextAfter(items, item.id));
    leaveQueue(item.id);
  });
  const walk = (step: 1 | -1) => opened && void goTo(neighbour(items, opened, step));
  useKeys({ j: () => walk(1), k: () => walk(-1), '?': () => setHelping(true) }, keysOn);

  return (
    <>
      <PageHeader title={kind.words.title} lead={queue.data && words.waiting(queue.data.count)}>
        <KeyLine onHelp={() => setHelping(true)} />
      </PageHeader>
      <OutcomeLine outcome={outcome} />
      {queue.error && !queue.data && <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />}
      {queue.isPending && <LoadingState rows={8} />}
      {queue.data && queue.data.count === 0 && !id && (
        <section className="card">
          <QueueTabs kind={kind} count={0} />
          <EmptyState motif="lamp" title={words.emptyTitle}>
            {kind.words.emptyText}
          </EmptyState>
        </section>
      )}
      {queue.data && (queue.data.count > 0 || id) && (
        <SplitView
          kind={kind}
          queue={{ items, count: queue.data.count }}
          opened={opened}
          addressOf={addressOf}
          keysOn={keysOn}
          walked={walked}
          decided={decided}
          isFresh={queue.isFetchedAfterMount}
          decide={decide}
        />
      )}
      <KeyHelp open={helping} onClose={() => setHelping(false)} on={keysOn} onChoose={chooseKeys} />
    </>
  );
}
