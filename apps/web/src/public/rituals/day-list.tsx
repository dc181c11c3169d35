import { dayOf } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { lunarText } from '../../shared/ritual-days/lunar-text.ts';
import { useNow } from '../../shared/ritual-days/use-now.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { Moon } from '../../ui/pictures/moon.tsx';
import {
  byMonth,
  type ComingDay,
  type ComingDays,
  type ComingRitual,
  closingOf,
  nextOpenDay,
} from './coming-days.ts';
import { words } from './words.en.ts';

/** By month, each day with its moon, what is given for it, and until when names are taken. */
export function DayList({ coming }: { coming: ComingDays }) {
  const now = useNow();
  const rituals = new Map(coming.rituals.map((ritual) => [ritual.id, ritual]));
  const firsts = new Set(
    coming.rituals.map(({ id }) => coming.days.find(({ ritualId }) => ritualId === id)?.id),
  );
  return (
    <>
      {byMonth(coming.days).map(({ first, days }) => (
        <section key={first} aria-labelledby={`month-${first}`}>
          <h2 id={`month-${first}`}>
            {words.month(format.month(first), format.digits(Number(first.slice(0, 4))))}
          </h2>
          <ol className="rdays">
            {days.map((day) => (
              <li key={day.id}>
                <time dateTime={day.date}>
                  <span>{format.weekday(day.date)}</span>
                  <b>{format.digits(Number(day.date.slice(8)))}</b>
                </time>
                <Moon label={day.lunarLabel} />
                <What ritual={rituals.get(day.ritualId)!} day={day} isFirst={firsts.has(day.id)} />
                <Until ritual={rituals.get(day.ritualId)!} day={day} coming={coming} now={now} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p className="muted later-days">{words.later}</p>
    </>
  );
}

const giveFor = ({ ritualId, id }: ComingDay) => `/rituals/give?ritual=${ritualId}&day=${id}`;

type DayProps = { ritual: ComingRitual; day: ComingDay };

/** What a ritual is, is said where it comes first. */
const What = ({ ritual, day, isFirst }: DayProps & { isFirst: boolean }) => (
  <div className="what">
    <h3>
      {ritual.name} {ritual.ownName && <span lang="dz">{ritual.ownName}</span>}
    </h3>
    {day.lunarLabel && <p>{lunarText(day.lunarLabel)}</p>}
    {isFirst && ritual.description && <p>{ritual.description}</p>}
    {ritual.purposes.length > 0 && <p className="may">{format.list(ritual.purposes)}</p>}
  </div>
);

function Until({ ritual, day, coming, now }: DayProps & { coming: ComingDays; now: Date | null }) {
  const closing = closingOf(day, coming.today, now);
  const closesAt = new Date(day.closesAt);
  const next = closing === 'closed' ? nextOpenDay(day, coming, now) : undefined;
  return (
    <div className="until">
      {closing === 'closed' && <span>{words.closed}</span>}
      {closing === 'today' && (
        <Badge tone="warning" icon="clock">
          {words.untilToday(format.time(closesAt))}
        </Badge>
      )}
      {closing === 'open' && (
        <span>
          {words.until}
          <b>
            {words.untilWhen(
              format.weekday(dayOf(closesAt)),
              format.monthDay(dayOf(closesAt)),
              format.time(closesAt),
            )}
          </b>
        </span>
      )}
      {closing !== 'closed' && (
        <a className="btn line" href={giveFor(day)}>
          {words.give}
          <span className="hidden"> {words.giveFor(ritual.name, format.monthDay(day.date))}</span>
        </a>
      )}
      {next && (
        <a className="btn line" href={giveFor(next)}>
          {words.giveNext(format.monthDay(next.date))}
        </a>
      )}
    </div>
  );
}
