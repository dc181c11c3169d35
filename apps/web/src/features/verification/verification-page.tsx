import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { useDeciding } from './use-deciding.ts';
import { KeyHelp, KeyLine } from './keys/key-help.tsx';
import { useKeyChoice } from './keys/use-key-choice.ts';
import { useKeys } from './keys/use-keys.ts';
import type { Kind } from './kind.ts';
import { useQueueChoices } from './queue/queue-choice.ts';
import { QueueTabs } from './queue/queue-tabs.tsx';
import { neighbour } from './queue/queue-walk.ts';
import { useOpenItem } from './queue/use-open-item.ts';
import { useQueue } from './queue/use-queue.ts';
import { SplitView } from './split-view.tsx';
import { words } from './words.en.ts';
import '../../theme/office/decisions.css';
import './verification.css';
import './decision/decide-pane.css';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import type { Outcome } from './use-decision.ts';

/** What came of the last decision; it stays until the next one, and is read out. */
const OutcomeLine = ({ outcome }: { outcome: Outcome | null }) => (
  <output className={`outcome ${outcome?.tone ?? ''}`}>
    {outcome && (
      <>
        <Icon name={outcome.tone === 'success' ? 'tick' : 'warn'} />
        <p>{outcome.text}</p>
        <Link to={outcome.page}>{words.outcome.open}</Link>
      </>
    )}
  </output>
);

/** The queue, the slip, and the decision. The address says which one is open. */
export function VerificationPage({ kind }: { kind: Kind }) {
  const navigate = useNavigate();
  const { choices, chosen } = useQueueChoices(kind);
  const queue = useQueue(chosen.kinds);
  const open = useOpenItem(kind, chosen, queue);
  const { outcome, decide, decideJoint } = useDeciding(open);
  const [keysOn, chooseKeys] = useKeyChoice();
  const [helping, setHelping] = useState(false);

  const { id, opened, items } = open;
  const walk = (step: 1 | -1) => opened && void open.goTo(neighbour(items, opened, step));
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
          addressOf={open.addressOf}
          keysOn={keysOn}
          walked={open.walked}
          isFresh={queue.isFresh}
          decide={decide}
          decideJoint={decideJoint}
        />
      )}
      <KeyHelp open={helping} onClose={() => setHelping(false)} on={keysOn} onChoose={chooseKeys} />
    </>
  );
}
