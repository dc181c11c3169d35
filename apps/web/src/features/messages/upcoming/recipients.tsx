import type { UpcomingGroup } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { messageQueries } from '../message.queries.ts';
import { words as remindWords } from '../remind/words.en.ts';
import { words } from '../words.en.ts';

const said = words.upcoming;

/** Everybody of one reminder by name, with the way they are reached, or why not. */
export function Recipients({ group }: { group: UpcomingGroup }) {
  const { day, termEnd, reminder } = group;
  const { data, error, refetch } = useQuery(messageQueries.upcomingMembers({ day, termEnd, reminder }));
  const { can } = useSession();
  return (
    <Card title={said.who} className="recipients">
      <p>
        <b>{said.reminder(reminder)}</b>
      </p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={5} />}
      <ul className="recipient-list">
        {data?.map(({ id, name, membershipCode, way }) => (
          <li key={id}>
            <span>
              <Link to={`/membership-list/view/${id}`}>{name}</Link>
              <span className="sub num ltr">{membershipCode}</span>
            </span>
            <span className="muted">{said.wayOf[way]}</span>
          </li>
        ))}
      </ul>
      <p className="muted">{said.stops}</p>
      {can('manage', 'Member') && (
        <p>
          <Link to={`/notifications/remind?paidUntilFrom=${termEnd}&paidUntilTo=${termEnd}`}>
            {remindWords.openThese}
          </Link>
        </p>
      )}
      {can('manage', 'Master') && (
        <p>
          <Link to={`/notifications/templates?kind=${group.kind}`}>{said.changeWords}</Link>
        </p>
      )}
    </Card>
  );
}
