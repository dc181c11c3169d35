import { format } from '../../../language/format.ts';
import type { DedicatedDay, Donation } from '@kathok/contract';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { words } from '../words.en.ts';

const { page } = words;

/** What is offered and for whom: the living and the deceased apart. */
export function DedicationCard({ dedication }: { dedication: NonNullable<Donation['dedication']> }) {
  const { offering, names, readOn, days } = dedication;
  const groups = [
    { title: page.living, names: names.filter(({ living }) => living) },
    { title: page.deceased, names: names.filter(({ living }) => !living) },
  ].filter((group) => group.names.length > 0);
  return (
    <Card title={page.dedication}>
      <div className="dedication">
        <p>
          <b>{offering}</b>
        </p>
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <p className="as-typed">{group.names.map(({ name }) => name).join('\n')}</p>
          </section>
        ))}
        {days.length > 0 && <DaysOfReading days={days} />}
        {days.length === 0 && (
          <p className="muted">
            {readOn ? (
              <Link to={`/dedications?day=${readOn}`}>{page.readOn(format.day(readOn))}</Link>
            ) : (
              page.noDay
            )}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Each day of the ritual, and whether the names were read on it. */
function DaysOfReading({ days }: { days: readonly DedicatedDay[] }) {
  const { can } = useSession();
  return (
    <ul>
      {days.map(({ date, state, ritual, ritualDayId }, turn) => {
        const text = page.ritualDay(ritual, date ? format.day(date) : page.ritualOpen);
        return (
          <li key={ritualDayId ?? turn}>
            {ritualDayId && can('read', 'Ritual') ? (
              <Link to={`/rituals/days/${ritualDayId}`}>{text}</Link>
            ) : (
              text
            )}{' '}
            <span className="muted">{page.ritualStates[state]}</span>
          </li>
        );
      })}
    </ul>
  );
}
