import { addDays, type Day, isDay } from '@kathok/contract';
import { useState } from 'react';
import { today } from '../../../lib/today.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { words } from '../words.en.ts';

const said = words.dedications;
const at = (day: Day) => `?day=${day}`;

/** One day back, one on, or any that is typed. */
export function DayPicker({ day, onDay }: { day: Day; onDay: (day: Day) => void }) {
  const [typed, setTyped] = useState(day);
  const [error, setError] = useState<string>();
  return (
    <form
      className="card day-picker no-print"
      aria-label={said.days}
      onSubmit={(event) => {
        event.preventDefault();
        setError(isDay(typed) ? undefined : said.noDay);
        if (isDay(typed)) onDay(typed);
      }}
    >
      <ButtonLink icon="left" to={at(addDays(day, -1))} viewTransition={false}>
        {said.previous}
      </ButtonLink>
      <div className="typed-day">
        <DateField label={said.day} name="day" value={typed} onChange={setTyped} error={error} />
        <Button type="submit">{said.show}</Button>
      </div>
      <span className="next-day">
        <ButtonLink icon="right" to={at(addDays(day, 1))} viewTransition={false}>
          {said.next}
        </ButtonLink>
      </span>
      <span className="quick-days">
        <ButtonLink tone="quiet" to={at(today())} viewTransition={false}>
          {said.today}
        </ButtonLink>
        <ButtonLink tone="quiet" to={at(addDays(today(), 1))} viewTransition={false}>
          {said.tomorrow}
        </ButtonLink>
      </span>
    </form>
  );
}
