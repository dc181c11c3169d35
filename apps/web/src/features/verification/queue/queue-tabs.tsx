import { payments } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { Link } from '../../../ui/text/link.tsx';
import type { QueueChoice } from './queue-choice.ts';
import { words } from '../words.en.ts';

type QueueTabsProps = { choices: readonly QueueChoice[]; chosen: QueueChoice; count: number };

/** The queues, each with how many wait. */
export function QueueTabs({ choices, chosen, count }: QueueTabsProps) {
  const { can } = useSession();
  const waiting = useQuery({ ...query(payments.waiting, {}), enabled: can('read', 'Dashboard') }).data;
  const counts = waiting && { ...waiting, all: waiting.fees + waiting.donations };
  return (
    <nav className="tabs" aria-label={words.queue}>
      {choices.map(({ name, address }) => {
        const isOpen = name === chosen.name;
        const shown = isOpen ? count : counts?.[name];
        return (
          <Link key={name} to={address} viewTransition={false} aria-current={isOpen ? 'page' : undefined}>
            {words.queues[name]}
            {shown !== undefined && <span className="count">{shown}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
