import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { format } from '../../../language/format.ts';
import { today } from '../../../lib/today.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { ritualQueries } from '../ritual.queries.ts';
import { RitualTabs } from '../ritual-tabs.tsx';
import { firstOf, isMonth, lastOf, type Month, monthFrom, monthOf } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthList } from './month-list.tsx';
import { words } from './words.en.ts';
import './month.css';

/** The month that the address names, else this one. */
function useMonth() {
  const [search, setSearch] = useSearchParams();
  const isPhone = useMediaQuery('(max-width: 799.98px)');
  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(today());
  const isList = isPhone || search.get('as') === 'list';
  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    return next;
  };
  return {
    month,
    isPhone,
    isList,
    addressOf: (other: Month) => `?${changed('month', other)}`,
    showAs: (shape: string) => setSearch(changed('as', shape), { replace: true }),
  };
}

export default function MonthPage() {
  const { month, isPhone, isList, addressOf, showAs } = useMonth();
  const query = useQuery(ritualQueries.days({ from: firstOf(month), to: lastOf(month) }));
  const days = query.data;
  const shapes = [
    ['grid', words.asGrid],
    ['list', words.asList],
  ] as const;
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <RitualTabs />
      <section className="card month" aria-label={words.title} aria-busy={!days && !query.error}>
        <div className="month-head">
          <h2>{words.monthOf(format.month(firstOf(month)), month.slice(0, 4))}</h2>
          <nav aria-label={words.months}>
            <Step to={addressOf(monthFrom(month, -1))} icon="left" label={words.previous} />
            <ButtonLink to={addressOf(monthOf(today()))} viewTransition={false}>
              {words.thisMonth}
            </ButtonLink>
            <Step to={addressOf(monthFrom(month, 1))} icon="right" label={words.next} />
          </nav>
          {!isPhone && (
            <fieldset className="shapes" aria-label={words.shape}>
              {shapes.map(([shape, label]) => (
                <Button
                  key={shape}
                  tone="quiet"
                  aria-pressed={isList === (shape === 'list')}
                  onClick={() => showAs(shape)}
                >
                  {label}
                </Button>
              ))}
            </fieldset>
          )}
        </div>
        {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {!days && !query.error && <LoadingState rows={6} />}
        {days && !isList && <MonthGrid month={month} days={days} />}
        {days && isList && days.length > 0 && <MonthList days={days} />}
        {days?.length === 0 && isList && (
          <EmptyState
            motif="wheel"
            title={words.emptyTitle}
            action={<ButtonLink to={`/rituals/year/${month.slice(0, 4)}`}>{words.toYear}</ButtonLink>}
          >
            {words.emptyText}
          </EmptyState>
        )}
        <p className="month-foot">
          <a href="/rituals?public">{words.publicPage}</a>
          <a href="/api/rituals/calendar.ics">{words.feed}</a>
        </p>
      </section>
    </>
  );
}

const Step = ({ to, icon, label }: { to: string; icon: 'left' | 'right'; label: string }) => (
  <Link className="btn line icon" to={to} aria-label={label} viewTransition={false} preventScrollReset>
    <span className={`i i-${icon}`} aria-hidden="true" />
  </Link>
);
