import { Icon } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import { DecidePane } from './decision/decide-pane.tsx';
import { DecidedItem } from './queue/decided-item.tsx';
import type { Decision, Queue, Waiting } from './kind.ts';
import type { QueueChoice } from './queue/queue-choice.ts';
import { QueueList } from './queue/queue-list.tsx';
import { QueueTabs } from './queue/queue-tabs.tsx';
import { SlipPane } from './slip/slip-pane.tsx';
import { usePrefetchedSlips } from './slip/slip.queries.ts';
import { words } from './words.en.ts';

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
          <DecidePane
            key={`decide ${item.payment.id}`}
            item={item}
            keysOn={keysOn}
            takesFocus={walked}
            decide={decide}
          />
        </>
      )}
      {opened && !item && isFresh && <DecidedItem key={opened} chosen={chosen} id={opened} />}
    </div>
  );
}
