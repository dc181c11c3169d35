import type { Day, RitualDay } from '@kathok/contract';
import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MoreMenu } from '../../../ui/overlays/more-menu.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Moon } from '../../../ui/pictures/moon.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { DayStateBadge } from '../day-state-badge.tsx';
import { useConfirmDays, useUpdateDay } from '../ritual.queries.ts';
import { words } from './words.en.ts';
import { isMoved, wantsLook } from './year-days.ts';

type YearRowProps = {
  day: RitualDay;
  /** When it was in the year before. */
  dayBefore: Day | null;
  mayManage: boolean;
  /** Among the plain ones that are confirmed together; null for all others. */
  isChosen: boolean | null;
  onToggle: () => void;
  onMove: () => void;
};

/** `12 June` and `Saturday`. */
function dayParts(date: Day): [string, string] {
  const [weekday = '', rest = ''] = format.longDay(date).split(', ');
  return [rest.replace(/ \d{4}$/, ''), weekday];
}

export function YearRow({ day, dayBefore, mayManage, isChosen, onToggle, onMove }: YearRowProps) {
  const [date, setDate] = useState(day.date);
  const [shortDay, weekday] = dayParts(day.date);
  const mayChange = mayManage && day.state !== 'cancelled' && day.state !== 'read';
  return (
    <li className={classNames(wantsLook(day) && 'look', day.state === 'cancelled' && 'is-gone')}>
      {mayManage && isChosen !== null && (
        <input
          className="choose"
          type="checkbox"
          aria-label={words.choose(shortDay)}
          checked={isChosen}
          onChange={onToggle}
        />
      )}
      <div className="when">
        <b className="num">{shortDay}</b>
        <span className="sub">{weekday}</span>
      </div>
      <div className="lunar">
        <Moon label={day.lunarLabel} />
        {day.lunarLabel}
      </div>
      <div className="what">
        <Link className="who" to={`/rituals/days/${day.id}`}>
          {day.ritual}
        </Link>{' '}
        {day.ritualDzongkha && <span lang="dz">{day.ritualDzongkha}</span>}
        {day.counts !== null && day.counts.names > 0 && (
          <span className="sub">{words.names(day.counts.names)}</span>
        )}
        <Remark day={day} />
        {mayManage && wantsLook(day) && day.choices.length > 1 && (
          <Choices day={day} date={date} onDate={setDate} />
        )}
      </div>
      <div className="before num">{dayBefore && dayParts(dayBefore)[0]}</div>
      <div className="state">
        <StateOf day={day} />
      </div>
      <div className="acts">
        {mayManage && day.state === 'computed' && <ConfirmOne day={day} date={date} />}
        <MoreMenu
          label={words.more(shortDay)}
          items={[
            { label: words.open, icon: 'scroll', to: `/rituals/days/${day.id}` },
            mayChange && { label: words.move, icon: 'swap', onChoose: onMove },
          ]}
        />
      </div>
    </li>
  );
}

function StateOf({ day }: { day: RitualDay }) {
  if (wantsLook(day))
    return (
      <Badge tone="warning" icon={day.mark === 'left_out' ? 'warn' : 'copy'}>
        {words.marks[day.mark]}
      </Badge>
    );
  if (isMoved(day) && day.state === 'confirmed')
    return (
      <Badge tone="info" icon="swap">
        {words.moved}
      </Badge>
    );
  return <DayStateBadge day={day} />;
}

function Remark({ day }: { day: RitualDay }) {
  if (day.state === 'cancelled')
    return (
      <span className="sub">{words.cancelled(day.reason ?? '', day.movedTo && format.day(day.movedTo))}</span>
    );
  if (isMoved(day) && day.movedFrom)
    return <span className="sub">{words.movedFrom(format.day(day.movedFrom), day.reason)}</span>;
  if (!wantsLook(day)) return null;
  return (
    <span className="sub why">
      <Icon name="warn" />
      {words.questions[isHeldInBoth(day) ? 'in_both' : day.mark]}
    </span>
  );
}

/** Held every month, also in one that comes twice: there is no other day to choose. */
const isHeldInBoth = ({ mark, choices }: RitualDay): boolean =>
  mark === 'second_month' && choices.length === 0;

/** `9th`, or which of the two where both are the same lunar day. */
const whichDay = ({ mark }: RitualDay, lunarLabel: string, place: number): string =>
  (mark === 'comes_twice' || mark === 'second_month' ? words.whichOfTwo[place] : undefined) ??
  lunarLabel.split(' ')[0] ??
  '';

type ChoicesProps = { day: RitualDay; date: Day; onDate: (date: Day) => void };

const Choices = ({ day, date, onDate }: ChoicesProps) => (
  <fieldset className="day-choices">
    <legend className="hidden">{words.whichDay(day.ritual)}</legend>
    {day.choices.map((choice, place) => (
      <label key={choice.date}>
        <input
          type="radio"
          name={`day-${day.id}`}
          checked={choice.date === date}
          onChange={() => onDate(choice.date)}
        />
        {words.dayOption(dayParts(choice.date)[0], whichDay(day, choice.lunarLabel, place))}
      </label>
    ))}
  </fieldset>
);

/** On the other day of a choice it is moved there first. */
function ConfirmOne({ day, date }: { day: RitualDay; date: Day }) {
  const update = useUpdateDay();
  const confirm = useConfirmDays();
  const send = async () => {
    try {
      if (date !== day.date)
        await update.mutateAsync({ params: { id: day.id }, body: { date, version: day.version } });
      const { confirmed } = await confirm.mutateAsync({ body: { ids: [day.id] } });
      toast.success(words.confirmed(confirmed));
    } catch (error) {
      toast.failure(error, words.notConfirmed);
    }
  };
  return (
    <Button pending={update.isPending || confirm.isPending} onClick={() => void send()}>
      {words.confirm}
    </Button>
  );
}
