import type { Day, RitualDay } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { today } from '../../../lib/today.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Moon } from '../../../ui/pictures/moon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { shownState, stateLooks } from '../day-state.ts';
import { words as shared } from '../words.en.ts';
import { type Month, weeksOf } from './month-days.ts';
import { words } from './words.en.ts';

/** The month as it hangs on a wall. */
export function MonthGrid({ month, days }: { month: Month; days: readonly RitualDay[] }) {
  const now = today();
  return (
    <table className="month-grid">
      <thead>
        <tr>
          {words.weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={week.find(Boolean) ?? index}>
            {week.map((day, weekday) =>
              day ? (
                <Cell key={day} day={day} now={now} held={days.filter(({ date }) => date === day)} />
              ) : (
                <td key={`${weekday}`} className="outside" aria-hidden="true" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ day, now, held }: { day: Day; now: Day; held: readonly RitualDay[] }) {
  const label = held.find(({ lunarLabel }) => lunarLabel)?.lunarLabel ?? null;
  return (
    <td
      className={classNames(day === now && 'is-today', day < now && 'past')}
      aria-label={format.longDay(day)}
    >
      <span className="cell-head">
        <b className="num">{Number(day.slice(8))}</b>
        {day === now && <span>{words.today}</span>}
        <Moon label={label} />
      </span>
      <ul>
        {held.map((one) => (
          <HeldRitual key={one.id} day={one} now={now} />
        ))}
      </ul>
    </td>
  );
}

function HeldRitual({ day, now }: { day: RitualDay; now: Day }) {
  const { id, ritual, counts } = day;
  const state = shownState(day, now);
  const [tone, icon] = stateLooks[state];
  return (
    <li>
      <Link className={`held ${tone} ${state}`} to={`/rituals/days/${id}`}>
        <Icon name={icon} />
        <span>
          <b>{ritual}</b>
          <small>
            {state === 'overdue' ? shared.unread : shared.states[state]}
            {counts !== null && counts.names > 0 && (
              <>
                {', '}
                {counts.read > 0 ? words.read(counts.read, counts.names) : words.names(counts.names)}
              </>
            )}
          </small>
        </span>
      </Link>
    </li>
  );
}
