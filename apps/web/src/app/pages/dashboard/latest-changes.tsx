import { audit } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../features/audit/index.ts';
import { query } from '../../../lib/queries.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { ErrorState } from '../../../ui/text/error-state.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { LoadingState } from '../../../ui/text/loading-state.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { words } from '../../words.ts';

const { dashboard } = words;

/** The last few lines of who changed what. */
export function LatestChanges() {
  const { data, error, refetch } = useQuery(query(audit.list, { query: { take: 10, changesOnly: 'true' } }));
  const retry = () => void refetch();
  return (
    <Card title={dashboard.changes} actions={<Link to="/audit">{dashboard.allChanges}</Link>}>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!data && !error && <LoadingState rows={6} onRetry={retry} />}
      {data?.data.length === 0 && (
        <EmptyState motif="folio" title={dashboard.noChanges}>
          {dashboard.noChangesWhy}
        </EmptyState>
      )}
      <ul className="looks">
        {data?.data.map((entry) => (
          <li key={entry.id}>
            <Icon name="history" />
            <span>{sentenceOf(entry)}</span>
            <Moment at={entry.at} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
