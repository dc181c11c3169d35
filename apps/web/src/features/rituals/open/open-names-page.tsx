import { addDays, type ResponseOf, type RitualDay, type ritualEntries } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/today.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { groupBy } from '../group-by.ts';
import { scriptOf } from '../day/reading/reading-parts.ts';
import { ritualQueries, usePlaceEntries } from '../ritual.queries.ts';
import { RitualTabs } from '../ritual-tabs.tsx';
import { words } from './words.en.ts';
import './open-names.css';

type OpenName = ResponseOf<(typeof ritualEntries)['open']>[number];

/** Names whose day was cancelled, one card for each ritual and day. */
export default function OpenNamesPage() {
  const { data, error, refetch } = useQuery(ritualQueries.open());
  const groups = groupBy(data ?? [], ({ ritualId, cancelledDate }) => `${ritualId} ${cancelledDate}`);
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <RitualTabs />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={4} />}
      {data?.length === 0 && (
        <section className="card">
          <EmptyState motif="lamp" title={words.emptyTitle}>
            {words.emptyText}
          </EmptyState>
        </section>
      )}
      <div className="open-names">
        {[...groups].map(([key, names]) => (
          <Group key={key} names={names} />
        ))}
      </div>
    </>
  );
}

/** A confirmed day to come, or one whose list has closed and is not read yet. */
function useDays(ritualId: string) {
  const now = today();
  const { data } = useQuery(ritualQueries.days({ from: now, to: addDays(now, 400), ritualId }));
  return data?.filter(({ state }) => state === 'confirmed' || state === 'closed');
}

function Group({ names }: { names: readonly OpenName[] }) {
  const { can } = useSession();
  const [first] = names;
  const { ritual = '', ritualId = '', cancelledDate = null } = first ?? {};
  const days = useDays(ritualId);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = names.filter(({ id }) => !left.has(id));
  const toggle = (id: string) =>
    setLeft((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return (
    <Card
      title={ritual}
      actions={<span className="muted">{words.of(cancelledDate && format.longDay(cancelledDate))}</span>}
    >
      <ul className="open-list">
        {names.map(({ id, name, living }) => (
          <li key={id}>
            <label className="check">
              <input type="checkbox" checked={!left.has(id)} onChange={() => toggle(id)} />
              <span>
                <b lang={scriptOf(name)}>{name}</b>{' '}
                <span className="muted">{living ? words.living : words.deceased}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {days?.length === 0 && (
        <p className="row">
          <span className="muted">{words.noDays}</span>
          <ButtonLink to={`/rituals/year/${today().slice(0, 4)}`}>{words.toYear}</ButtonLink>
        </p>
      )}
      {can('update', 'Ritual') && days !== undefined && days.length > 0 && (
        <Placing names={names} chosenIds={chosen.map(({ id }) => id)} days={days} />
      )}
    </Card>
  );
}

type PlacingProps = { names: readonly OpenName[]; chosenIds: string[]; days: readonly RitualDay[] };

/** The day on which the chosen names are read. */
function Placing({ names: [first], chosenIds, days }: PlacingProps) {
  const place = usePlaceEntries();
  const [ritualDayId, setDay] = useState('');
  const send = () =>
    place.mutate(
      { body: { entryIds: chosenIds, ritualDayId } },
      {
        onSuccess: ({ placed }) => {
          const day = days.find(({ id }) => id === ritualDayId);
          toast.success(words.placed(placed, day ? format.day(day.date) : ''));
        },
        onError: (error) => toast.failure(error, words.notPlaced),
      },
    );
  return (
    <div className="placing">
      <SelectField
        label={words.day}
        name={`day-${first?.id}`}
        placeholder={words.choose}
        value={ritualDayId}
        onChange={(event) => setDay(event.target.value)}
        options={days.map(({ id, date, lunarLabel }) => ({
          value: id,
          label: words.dayOption(format.longDay(date), lunarLabel),
        }))}
      />
      <Button
        tone="primary"
        pending={place.isPending}
        disabled={ritualDayId === '' || chosenIds.length === 0}
        onClick={send}
      >
        {words.place(chosenIds.length)}
      </Button>
    </div>
  );
}
