import { format } from '../../../language/format.ts';
import { addDays, isDay } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { today } from '../../../lib/today.ts';
import { Button } from '../../../ui/button.tsx';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { donationQueries } from '../donation.queries.ts';
import { words } from '../words.en.ts';
import { byOffering } from './by-offering.ts';
import { DayPicker } from './day-picker.tsx';
import { OfferingNames } from './offering-names.tsx';
import { UndatedDonations } from './undated-donations.tsx';
import './dedications.css';

const said = words.dedications;

/** The names to be read out on a day, tomorrow unless another is asked for. The address says which. */
export default function DedicationsPage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = isDay(asked) ? asked : addDays(today(), 1);
  const { data, error, refetch } = useQuery(donationQueries.dedications(day));
  const groups = byOffering(data ?? []);
  return (
    <div className="dedications">
      <PageHeader title={said.title} lead={said.lead}>
        <SaveFileButton path={`/donations/dedications.pdf?readOn=${day}`} fileName={`dedications-${day}.pdf`}>
          {said.pdf}
        </SaveFileButton>
        <Button icon="print" onClick={() => print()}>
          {said.print}
        </Button>
      </PageHeader>
      <DayPicker key={day} day={day} onDay={(next) => setSearch({ day: next })} />
      <section className="card reading" aria-label={said.names} aria-busy={!data && !error}>
        <h2>{format.longDay(day)}</h2>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState />}
        {groups.map((group) => (
          <OfferingNames key={group.offering} group={group} />
        ))}
        {data && groups.length === 0 && (
          <EmptyState motif="lamp" title={said.emptyTitle}>
            {said.emptyText}
          </EmptyState>
        )}
      </section>
      <UndatedDonations day={day} />
    </div>
  );
}
