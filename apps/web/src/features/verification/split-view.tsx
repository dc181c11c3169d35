import type { JointPayment } from '@kathok/contract';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import { DecidePane } from './decision/decide-pane.tsx';
import { JointPane } from './joint/joint-pane.tsx';
import type { Decision, JointDecision, Queue, Waiting } from './kind.ts';
import type { QueueChoice } from './queue/queue-choice.ts';
import { QueueList } from './queue/queue-list.tsx';
import { QueueTabs } from './queue/queue-tabs.tsx';
import { isDecidedWith } from './queue/queue-walk.ts';
import { SlipPane } from './slip/slip-pane.tsx';
import { usePrefetchedSlips } from './slip/slip.queries.ts';
import { words } from './words.en.ts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { whatHappened } from './use-decision.ts';
import { readAny } from './queue/use-queue.ts';

/** Shown to anyone who follows a link to a payment that has been decided meanwhile. */
function DecidedItem({ chosen, id }: { chosen: QueueChoice; id: string }) {
  const record = useQuery({
    queryKey: [...chosen.kinds.map(({ pending }) => pending.path), 'gone', id],
    queryFn: ({ signal }) => readAny(chosen.kinds, id, signal),
    meta: { reads: ['Fee', 'Donation'] },
  });
  const [payment] = record.data?.record.payments ?? [];
  return (
    <section className="gone" aria-label={words.decide}>
      {record.isPending && <LoadingState rows={3} />}
      {record.error && <ErrorState error={record.error} onRetry={() => void record.refetch()} />}
      {record.data && (
        <EmptyState
          motif="folio"
          title={words.gone.title}
          action={<ButtonLink to={chosen.address}>{words.gone.toQueue}</ButtonLink>}
        >
          {payment && whatHappened(payment)}{' '}
          <Link to={record.data.kind.recordPage(id)}>{words.outcome.open}</Link>
        </EmptyState>
      )}
    </section>
  );
}

type SplitViewProps = {
  choices: readonly QueueChoice[];
  chosen: QueueChoice;
  queue: Queue;
  /** The fee or donation that is open. */
  opened: string | undefined;
  addressOf: (id: string) => string;
  keysOn: boolean;
  walked: boolean;
  /** The queue is as the server has it now, not as it was remembered. */
  isFresh: boolean;
  decide: (item: Waiting, decision: Decision) => Promise<void>;
  decideJoint: (item: Waiting, joint: JointPayment, decision: JointDecision) => Promise<void>;
};

/** Queue, slip, decision side by side; on a phone one after the other. */
export function SplitView({
  choices,
  chosen,
  queue,
  opened,
  addressOf,
  keysOn,
  walked,
  isFresh,
  decide,
  decideJoint,
}: SplitViewProps) {
  const here = queue.items.findIndex(({ id }) => id === opened);
  const item = queue.items[here];
  usePrefetchedSlips(queue.items.slice(here + 1).map(({ payment }) => payment.slip));
  return (
    <div className="card split" data-opened={opened !== undefined}>
      <section className="queue" aria-label={words.queue}>
        <QueueTabs choices={choices} chosen={chosen} count={queue.count} />
        <QueueList queue={queue} current={opened} addressOf={addressOf} />
      </section>
      {item && (
        <>
          <SlipPane key={item.payment.id} item={item} keysOn={keysOn}>
            <Link className="to-queue" to={chosen.address} viewTransition={false}>
              <Icon name="left" />
              {words.backToQueue}
            </Link>
            {/* The open one may no longer be counted: a colleague has decided it. */}
            <bdi className="num">{words.place(here + 1, Math.max(queue.count, queue.items.length))}</bdi>
          </SlipPane>
          {item.jointPaymentId ? (
            <JointPane
              key={`decide ${item.jointPaymentId}`}
              item={item}
              id={item.jointPaymentId}
              parts={queue.items.filter((one) => isDecidedWith(one, item))}
              keysOn={keysOn}
              takesFocus={walked}
              decide={decideJoint}
            />
          ) : (
            <DecidePane
              key={`decide ${item.payment.id}`}
              item={item}
              keysOn={keysOn}
              takesFocus={walked}
              decide={decide}
            />
          )}
        </>
      )}
      {opened && !item && isFresh && <DecidedItem key={opened} chosen={chosen} id={opened} />}
    </div>
  );
}
