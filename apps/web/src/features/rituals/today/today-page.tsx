import { addDays, type RitualDay } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { format } from '../../../language/format.ts';
import { NetworkFailure } from '../../../lib/problem.ts';
import { today } from '../../../lib/today.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Moon } from '../../../ui/pictures/moon.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { keptLists } from '../day/reading/kept-lists.ts';
import { useReaderId } from '../day/reading/use-kept-list.ts';
import { ritualQueries } from '../ritual.queries.ts';
import { listsAhead } from './lists-ahead.ts';
import { words } from './words.en.ts';
import './today.css';

/** The lists that this device has kept, for a start without a connection. */
function useKeptDays(isWanted: boolean): RitualDay[] {
  const readerId = useReaderId();
  const [days, setDays] = useState<RitualDay[]>([]);
  useEffect(() => {
    if (!isWanted || readerId === null) return;
    void keptLists(readerId).then((lists) => setDays(lists.map(({ day }) => day)));
  }, [isWanted, readerId]);
  return days;
}

/** Where a reader begins: at today's list where there is one, else at the lists of the next days. */
export default function TodayPage() {
  const now = today();
  const query = useQuery(ritualQueries.days({ from: now, to: addDays(now, 7) }));
  const isLost = query.error instanceof NetworkFailure && !query.data;
  const kept = useKeptDays(isLost);
  const days = listsAhead(query.data ?? kept);
  const [first, ...others] = days.filter(({ date }) => date === now);
  if (first && others.length === 0) return <Navigate to={`/rituals/days/${first.id}`} replace />;
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      {isLost && days.length > 0 && (
        <div className="above-list">
          <Note tone="warning" icon="slash" title={words.offline}>
            {words.offlineText}
          </Note>
        </div>
      )}
      {query.error && days.length === 0 && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!query.data && !query.error && <LoadingState rows={4} />}
      {query.data && days.length === 0 && (
        <section className="card">
          <EmptyState motif="folio" title={words.noneTitle}>
            {words.noneText}
          </EmptyState>
        </section>
      )}
      <ul className="day-cards">
        {days.map((day) => (
          <DayCard key={day.id} day={day} now={now} />
        ))}
      </ul>
    </>
  );
}

function DayCard({ day, now }: { day: RitualDay; now: string }) {
  const { id, ritual, ritualDzongkha, date, lunarLabel, counts } = day;
  const when = date === now ? words.today : date === addDays(now, 1) ? words.tomorrow : format.longDay(date);
  return (
    <li className="card">
      <Moon label={lunarLabel} />
      <div>
        <h2>
          {ritual} {ritualDzongkha && <span lang="dz">{ritualDzongkha}</span>}
        </h2>
        <p>
          <b>{when}</b> {lunarLabel}
        </p>
        {counts && (
          <p className="muted num">
            {counts.read > 0 ? words.read(counts.read, counts.names) : words.names(counts.names)}
          </p>
        )}
      </div>
      <ButtonLink tone={date === now ? 'primary' : 'line'} to={`/rituals/days/${id}`}>
        {words.open}
      </ButtonLink>
    </li>
  );
}
