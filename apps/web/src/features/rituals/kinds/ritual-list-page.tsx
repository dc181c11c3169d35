import type { Ritual } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { ritualQueries } from '../ritual.queries.ts';
import { RitualTabs } from '../ritual-tabs.tsx';
import { rhythmText } from './rhythm.ts';
import { words } from './words.en.ts';
import './kinds.css';

/** Every ritual, also those that are not offered any more. */
export default function RitualListPage() {
  const { data, error, refetch } = useQuery(ritualQueries.rituals());
  const add = (
    <ButtonLink tone="primary" icon="plus" to="/rituals/kinds/add">
      {words.add}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        {add}
      </PageHeader>
      <RitualTabs />
      <section className="card" aria-label={words.title} aria-busy={!data && !error}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState rows={6} />}
        {data?.length === 0 && (
          <EmptyState motif="wheel" title={words.emptyTitle} action={add}>
            {words.emptyText}
          </EmptyState>
        )}
        <ul className="rituals">
          {data?.map((ritual) => (
            <RitualRow key={ritual.id} ritual={ritual} />
          ))}
        </ul>
      </section>
    </>
  );
}

function StateBadge({ isActive, isPublic }: Ritual) {
  if (!isActive)
    return (
      <Badge tone="hollow" icon="minus">
        {words.inactive}
      </Badge>
    );
  return isPublic ? (
    <Badge tone="success" icon="tick">
      {words.active}
    </Badge>
  ) : (
    <Badge tone="neutral" icon="eyeoff">
      {words.inHouse}
    </Badge>
  );
}

function RitualRow({ ritual }: { ritual: Ritual }) {
  const { id, name, nameDzongkha, rhythm, purposes, closesAt, days, shipped } = ritual;
  const [next] = days;
  return (
    <li>
      <div>
        <Link className="who" to={`/rituals/kinds/edit/${id}`}>
          {name}
        </Link>{' '}
        {nameDzongkha && <span lang="dz">{nameDzongkha}</span>}
        <span className="sub">{shipped ? words.shipped : rhythmText(rhythm)}</span>
      </div>
      <div>
        <span className="sub">{words.columns.closes}</span>
        {words.closesText(closesAt.days, closesAt.hour)}
        {purposes.length > 0 && (
          <span className="sub">{format.list(purposes.map((purpose) => purpose.name))}</span>
        )}
      </div>
      <div>
        <span className="sub">{words.columns.next}</span>
        {next ? <Link to={`/rituals/days/${next.id}`}>{format.day(next.date)}</Link> : words.noNext}
      </div>
      <StateBadge {...ritual} />
    </li>
  );
}
