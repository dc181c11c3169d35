import { weeksOfPrayer } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { lunarText } from '../../ritual-days/lunar-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { Moon } from '../../../ui/pictures/moon.tsx';
import type { DonationProps } from '../donation-draft.ts';
import type { PlannedDay, ReadingPlan } from './plan-reading.ts';
import { words } from './words.en.ts';

/** All days of a series along the days of a ritual. */
export function PlannedDays({ plan: { days, unconfirmed } }: { plan: ReadingPlan }) {
  if (days.length === 0) return null;
  return (
    <div>
      <ol className="series-days" aria-label={words.dates}>
        {days.map(({ date, lunarLabel }) => (
          <li key={date}>
            <Moon label={lunarLabel} />
            <time dateTime={date}>{format.longDay(date)}</time>
            <span>{lunarText(lunarLabel)}</span>
          </li>
        ))}
      </ol>
      {unconfirmed > 0 && <p className="hint">{words.unconfirmed(unconfirmed)}</p>}
    </div>
  );
}

const noDates = Array.from({ length: weeksOfPrayer }, (_, week): PlannedDay => ({
  date: '',
  weekDay: (week + 1) * 7,
  lunarLabel: null,
  also: null,
}));

type WeeksProps = DonationProps & { plan: ReadingPlan };

/** The day of death, and every seventh day after it. */
export function Weeks({ donation, change, errorOf, plan: { days, past } }: WeeksProps) {
  const known = [...past, ...days];
  // Before the day of death is said the seven stand there without dates, so that nothing moves when it is.
  const all = known.length > 0 ? known : noDates;
  return (
    <div className="death">
      <DateField
        label={words.death}
        name="dedication.startsOn"
        hint={words.deathHint}
        value={donation.startsOn}
        error={errorOf('dedication.startsOn')}
        onChange={(day) => change('startsOn', day)}
      />
      <ol className="weeks" aria-label={words.weeks}>
        {all.map((day) => (
          <Week key={day.weekDay} day={day} hasPassed={past.includes(day)} />
        ))}
      </ol>
      <p className="hint">{words.weeksText}</p>
    </div>
  );
}

function Week({ day: { date, weekDay, also }, hasPassed }: { day: PlannedDay; hasPassed: boolean }) {
  const isLast = weekDay === 49;
  const aside = hasPassed ? words.hasPassed : (also ?? (isLast ? words.last : null));
  return (
    <li className={classNames(also && !hasPassed && 'great', hasPassed && 'passed') || undefined}>
      <b>{words.weekDay(weekDay ?? 0)}</b>
      <svg viewBox="0 0 26 34" aria-hidden="true">
        <path d="M13 3q7 11 0 16q-7 -5 0 -16zM5 23h16c-.4 5-3.4 7-8 7s-7.6-2-8-7z" />
      </svg>
      {date ? <time dateTime={date}>{format.monthDay(date)}</time> : <span>–</span>}
      {date && <span>{format.weekday(date)}</span>}
      {aside && <em>{aside}</em>}
    </li>
  );
}
