import { format } from '../../../language/format.ts';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import type { Queue, Waiting } from '../kind.ts';
import { words } from '../words.en.ts';

type QueueListProps = { queue: Queue; current: string | undefined; addressOf: (id: string) => string };

/** The payments that wait, the longest waiting first. */
export const QueueList = ({ queue: { items, count }, current, addressOf }: QueueListProps) => (
  <>
    <ol>
      {items.map((item) => (
        <QueueItem key={item.payment.id} item={item} here={item.id === current} to={addressOf(item.id)} />
      ))}
    </ol>
    {items.length < count && <p className="rest muted">{words.onlyOldest(items.length, count)}</p>}
  </>
);

/** Moves the queue alone: the page stays where one looks at it. */
function bringIntoSight(line: HTMLElement): void {
  const pane = line.closest('.queue');
  if (!pane) return;
  const [at, seen] = [line.getBoundingClientRect(), pane.getBoundingClientRect()];
  const head = pane.firstElementChild?.clientHeight ?? 0;
  if (at.bottom > seen.bottom) pane.scrollTop += at.bottom - seen.bottom;
  else if (at.top < seen.top + head) pane.scrollTop -= seen.top + head - at.top;
}

function QueueItem({ item, here, to }: { item: Waiting; here: boolean; to: string }) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (here && line.current) bringIntoSight(line.current);
  }, [here]);
  const [doubt] = item.doubts;
  return (
    <li ref={line}>
      <Link to={to} viewTransition={false} preventScrollReset aria-current={here ? 'true' : undefined}>
        <b>{item.name}</b>
        <span className="num">{format.money(item.payment.amount, item.currency)}</span>
        <small>{item.jointPaymentId ? words.joint.partOf(item.matter) : item.matter}</small>
        <small className={classNames('num', item.ageDays >= 2 && 'old')}>
          {item.ageDays === 0 ? format.time(new Date(item.payment.submittedAt)) : words.days(item.ageDays)}
        </small>
        {doubt && (
          <span className="flag">
            <Icon name="warn" />
            {words.doubts[doubt.kind]}
          </span>
        )}
      </Link>
    </li>
  );
}
