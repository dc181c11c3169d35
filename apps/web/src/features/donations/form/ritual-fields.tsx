import { rituals, ritualSeries, wordWays } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { query } from '../../../lib/queries.ts';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { FormPart } from '../../../ui/forms/kit/form-part.ts';
import { words } from '../words.en.ts';
import type { DedicationValues } from './dedication-values.ts';

type RitualPart = { kit: FormPart<{ dedication: DedicationValues }> };

const { ritual: said } = words.form;
const seriesOptions = ritualSeries.map((value) => ({ value, label: said.series[value] }));
const wayOptions = wordWays.map((value) => ({ value, label: said.ways[value] }));

/** On which day, or on which days, the names are read, and whether somebody is told. */
export default function RitualFields({ kit: { field, day, value, setValue } }: RitualPart) {
  const dedication = value('dedication');
  const { ritualId, ritualDayId, series } = dedication;
  const { data } = useQuery({ ...query(rituals.list, { query: {} }), staleTime: 60_000 });
  // Prayers and the seven weeks come with the product: a dedication that names no ritual goes to them.
  const offered = data?.filter((one) => (one.isActive && !one.shipped) || one.id === ritualId) ?? [];
  const ritual = offered.find(({ id }) => id === ritualId);
  const days = (ritual?.days ?? []).map(({ id, date, lunarLabel }) => ({
    value: id,
    label: lunarLabel ? said.day(format.day(date), lunarLabel) : format.day(date),
  }));
  const isPast = ritualDayId !== '' && !days.some((one) => one.value === ritualDayId);
  const isWeeks = series === 'seven_weeks';
  return (
    <>
      <div className="side-by-side">
        <SelectField {...field('dedication.series')} options={seriesOptions} />
        {!isWeeks && (
          <SelectField
            {...field('dedication.ritualId')}
            placeholder={said.none}
            options={offered.map(({ id, name }) => ({ value: id, label: name }))}
            // A day belongs to its ritual.
            onChange={({ target }) =>
              setValue('dedication', { ...dedication, ritualId: target.value, ritualDayId: '' })
            }
          />
        )}
      </div>
      {isWeeks && <DateField {...day('dedication.startsOn')} hint={said.startsOnHint} />}
      {!isWeeks && ritual && (
        <div className="side-by-side">
          <SelectField
            {...field('dedication.ritualDayId')}
            placeholder={said.nextDay}
            options={isPast ? [...days, { value: ritualDayId, label: said.sameDay }] : days}
          />
          {series !== 'once' && (
            <TextField
              {...field('dedication.times')}
              hint={said.timesHint}
              inputMode="numeric"
              maxLength={2}
              optional
            />
          )}
        </div>
      )}
      {!isWeeks && ritualId === '' && (
        <DateField {...day('dedication.readOn')} hint={words.form.readOnHint} optional />
      )}
      <SelectField
        {...field('dedication.notify')}
        placeholder={said.nobody}
        hint={said.notifyHint}
        options={wayOptions}
      />
    </>
  );
}
