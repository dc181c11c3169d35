import type { RitualDay } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { today } from '../../../lib/today.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Moon } from '../../../ui/pictures/moon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { DayStateBadge } from '../day-state-badge.tsx';
import { instantText } from '../instant-text.ts';
import { words } from './words.en.ts';

/** What is known of a list in a line: how far it is read, and what waits. */
function waitingOf({ counts, state, closesAt }: RitualDay): string[] {
  if (!counts) return [];
  return [
    state === 'confirmed' && words.takenUntil(instantText(closesAt)),
    counts.unverified > 0 && words.unverified(counts.unverified),
    counts.late > 0 && words.late(counts.late),
  ].filter((text) => text !== false);
}

/** The days of the month, one under the other. */
export function MonthList({ days }: { days: readonly RitualDay[] }) {
  const now = today();
  return (
    <ol className="month-list">
      {days.map((day) => (
        <li
          key={day.id}
          className={classNames(day.date === now && 'is-today', day.state === 'cancelled' && 'is-gone')}
        >
          <time dateTime={day.date}>
            <b className="num">{Number(day.date.slice(8))}</b>
            <span>{format.longDay(day.date).slice(0, 3)}</span>
          </time>
          <div className="held-ritual">
            <Link className="who" to={`/rituals/days/${day.id}`}>
              {day.ritual}
            </Link>{' '}
            {day.ritualDzongkha && <span lang="dz">{day.ritualDzongkha}</span>}
            {day.lunarLabel && (
              <span className="sub lunar-day">
                <Moon label={day.lunarLabel} />
                {day.lunarLabel}
              </span>
            )}
          </div>
          <div className="how-many num">
            {day.counts && day.counts.read > 0
              ? words.read(day.counts.read, day.counts.names)
              : words.names(day.counts?.names ?? 0)}
            <span className="sub">{waitingOf(day).join(', ')}</span>
          </div>
          <DayStateBadge day={day} />
        </li>
      ))}
    </ol>
  );
}
