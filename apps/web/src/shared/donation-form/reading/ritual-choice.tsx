import { dayOf, mostTimes } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { lunarText } from '../../ritual-days/lunar-text.ts';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { FieldError } from '../../../ui/forms/fields/field.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { Moon } from '../../../ui/pictures/moon.tsx';
import type { DonationProps } from '../donation-draft.ts';
import { isOpenAt, ownDay, type ReadingPlan, timesOf } from './plan-reading.ts';
import { PlannedDays } from './planned-days.tsx';
import type { GivenRitual, RitualDate } from './use-rituals.ts';
import { words } from './words.en.ts';

export type ReadingProps = DonationProps & {
  rituals: readonly GivenRitual[];
  plan: ReadingPlan;
  now: Date;
};

/** The ritual, and the day of it or how often. */
export function RitualChoice({ donation, change, errorOf, rituals, plan, now }: ReadingProps) {
  const { series, ritualId } = donation;
  const ritual = rituals.find(({ id }) => id === ritualId);
  const own = rituals
    .filter(({ shipped }) => shipped === null)
    .map(({ id, name }) => ({ value: id, label: name }));
  const options = series === 'once' ? [...own, { value: ownDay, label: words.ownDay }] : own;
  return (
    <>
      <div className="ritual-pick">
        <SelectField
          name="dedication.ritualId"
          label={words.ritual}
          value={ritualId}
          placeholder={series === 'once' ? words.anyDay : words.chooseRitual}
          options={options}
          error={errorOf('dedication.ritualId')}
          onChange={({ target }) => {
            change('ritualId', target.value);
            change('ritualDayId', '');
          }}
        />
      </div>
      {ritual && ritual.days.length === 0 && <p className="note warning">{words.noDays}</p>}
      {ritual && series === 'once' && <DateTiles {...{ donation, change, errorOf, ritual, plan, now }} />}
      {ritual && series !== 'once' && (
        <>
          <TextField
            name="dedication.times"
            label={words.times}
            hint={words.timesHint(mostTimes)}
            inputMode="numeric"
            autoComplete="off"
            value={donation.times || String(timesOf({ series, times: '' }))}
            error={errorOf('dedication.times')}
            onChange={({ target }) => change('times', target.value.replaceAll(/\D/g, ''))}
          />
          <PlannedDays plan={plan} />
        </>
      )}
      {ritualId === ownDay && series === 'once' && (
        <DateField
          label={words.day}
          name="dedication.readOn"
          value={donation.readOn}
          error={errorOf('dedication.readOn')}
          onChange={(day) => change('readOn', day)}
        />
      )}
    </>
  );
}

const mostTiles = 6;

type DateTilesProps = Omit<ReadingProps, 'rituals'> & { ritual: GivenRitual };

/** The next days of the ritual, with until when names are taken; one whose list has closed is crossed out. */
function DateTiles({ donation, change, errorOf, ritual, plan, now }: DateTilesProps) {
  const chosen = plan.days[0]?.date;
  const asked = ritual.days.findIndex(({ id }) => id === donation.ritualDayId);
  const shown = ritual.days.slice(0, Math.max(mostTiles, asked + 1));
  return (
    <fieldset>
      <legend className="hidden">{words.day}</legend>
      <div className="tiles dates">
        {shown.map((day, index) => (
          <DateTile
            key={day.id}
            day={day}
            now={now}
            id={index === 0 ? 'dedication.ritualDayId' : undefined}
            isChosen={day.date === chosen}
            onChoose={() => change('ritualDayId', day.id)}
          />
        ))}
      </div>
      <FieldError id="dedication.ritualDayId">{errorOf('dedication.ritualDayId')}</FieldError>
    </fieldset>
  );
}

type DateTileProps = {
  day: RitualDate;
  now: Date;
  id: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function DateTile({ day, now, id, isChosen, onChoose }: DateTileProps) {
  const isOpen = isOpenAt(day, now);
  const closesAt = new Date(day.closesAt);
  const closing = [format.monthDay(dayOf(closesAt)), format.time(closesAt)] as const;
  return (
    <label className={isOpen ? 'tile' : 'tile shut'}>
      <input
        type="radio"
        name="ritualDay"
        id={id}
        value={day.id}
        disabled={!isOpen}
        checked={isOpen && isChosen}
        onChange={onChoose}
      />
      <Moon label={day.lunarLabel} />
      <b>{format.monthDay(day.date)}</b>
      <span>{words.dayText(format.weekday(day.date), lunarText(day.lunarLabel))}</span>
      <small>{isOpen ? words.until(...closing) : words.closed(...closing)}</small>
    </label>
  );
}
