import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { auditQueries } from './audit.queries.ts';
import { changeSentence } from './sentences/change-sentence.ts';
import { words } from './words.en.ts';

type RecentChangesProps = { title: string; entity: string; entityId: string };

/** The latest entries about one record, for the page of that record, where somebody may read the audit trail. */
export function RecentChanges(props: RecentChangesProps) {
  const { can } = useSession();
  return can('read', 'Audit') && <Changes {...props} />;
}

function Changes({ title, entity, entityId }: RecentChangesProps) {
  const { data, error, refetch } = useQuery(auditQueries.list({ entity, entityId, take: 8 }));
  return (
    <Card
      title={title}
      actions={<Link to={`/audit?entity=${entity}&entityId=${entityId}`}>{words.recent.all}</Link>}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={4} />}
      {data?.data.length === 0 && <p className="muted">{words.recent.none}</p>}
      <ul className="looks">
        {data?.data.map((entry) => (
          <li key={entry.id}>
            <Icon name="history" />
            <span>{changeSentence(entry)}</span>
            <Moment at={entry.at} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
