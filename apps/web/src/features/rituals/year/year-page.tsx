import type { RitualDay } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/today.ts';
import { Button } from '../../../ui/button.tsx';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { ritualQueries, useComputeDays } from '../ritual.queries.ts';
import { RitualTabs } from '../ritual-tabs.tsx';
import { FeedCard } from './feed-card.tsx';
import { OwnDay } from './own-day.tsx';
import { words } from './words.en.ts';
import { YearAtAGlance } from './year-at-a-glance.tsx';
import { YearList } from './year-list.tsx';
import './year-list.css';
import './year.css';

const daysOf = (year: number) => ritualQueries.days({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The days of a year: what the calendar proposes, beside last year; people confirm. */
export default function YearPage() {
  const { year: asked = '' } = useParams();
  const year = /^(19|20|21)\d{2}$/.test(asked) ? Number(asked) : Number(today().slice(0, 4));
  const { can } = useSession();
  const query = useQuery(daysOf(year));
  const before = useQuery(daysOf(year - 1)).data ?? [];
  const [isAdding, setAdding] = useState(false);
  const mayManage = can('manage', 'Ritual');
  const days = query.data;
  return (
    <>
      <PageHeader title={words.title(String(year))} lead={words.lead}>
        <YearChoice year={year} />
        <SaveFileButton
          icon="print"
          path={`/ritual-days/poster/${year}.pdf`}
          fileName={`ritual-days-${year}.pdf`}
        >
          {words.poster}
        </SaveFileButton>
        {mayManage && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {words.ownDay}
          </Button>
        )}
      </PageHeader>
      <RitualTabs />
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!days && !query.error && <LoadingState rows={8} />}
      {days && <Year key={year} year={year} days={days} before={before} mayManage={mayManage} />}
      <FeedCard />
      {isAdding && <OwnDay onClose={() => setAdding(false)} />}
    </>
  );
}

type YearProps = {
  year: number;
  days: readonly RitualDay[];
  before: readonly RitualDay[];
  mayManage: boolean;
};

function Year({ year, days, before, mayManage }: YearProps) {
  const propose = mayManage && <Propose year={year} />;
  if (days.length === 0)
    return (
      <section className="card year-empty">
        <EmptyState motif="wheel" title={words.emptyTitle(String(year))} action={propose}>
          {words.emptyText}
        </EmptyState>
      </section>
    );
  return (
    <>
      <YearAtAGlance year={year} days={days} />
      <YearList year={year} days={days} before={before} mayManage={mayManage} propose={propose} />
    </>
  );
}

function YearChoice({ year }: { year: number }) {
  const navigate = useNavigate();
  const now = Number(today().slice(0, 4));
  const years = [...new Set([year, now - 1, now, now + 1, now + 2])].toSorted((a, b) => a - b);
  return (
    <select
      className="input year-choice"
      aria-label={words.years}
      value={year}
      onChange={(event) => void navigate(`/rituals/year/${event.target.value}`)}
    >
      {years.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}

/** Nothing is proposed twice, and what somebody confirmed, moved or cancelled stays. */
function Propose({ year }: { year: number }) {
  const compute = useComputeDays();
  const send = () =>
    compute.mutate(
      { body: { year } },
      {
        onSuccess: ({ added }) => toast.success(added > 0 ? words.proposed(added) : words.proposedNone),
        onError: (error) => toast.failure(error, words.notProposed),
      },
    );
  return (
    <Button icon="moon" pending={compute.isPending} onClick={send}>
      {words.propose(String(year))}
    </Button>
  );
}
