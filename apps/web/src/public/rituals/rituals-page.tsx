import { useMemo } from 'react';
import { SelectField } from '../../ui/forms/fields/select-field.tsx';
import { Motif } from '../../ui/pictures/motif.tsx';
import { goToStep, useAddress } from '../site/address.ts';
import type { AnswersFor } from '../site/answers.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { DayList } from './day-list.tsx';
import { HowNamesAreRead, WhenSomebodyDied } from './beside-days.tsx';
import { words } from './words.en.ts';

/** The days to come on which names are read, and until when they are taken. */
export default function RitualsPage({ answers: { rituals: coming } }: { answers: AnswersFor<'rituals'> }) {
  const asked = new URLSearchParams(useAddress().search).get('ritual') ?? '';
  const chosen = coming.rituals.some(({ id }) => id === asked) ? asked : '';
  const shown = useMemo(
    () => (chosen ? { ...coming, days: coming.days.filter(({ ritualId }) => ritualId === chosen) } : coming),
    [coming, chosen],
  );
  return (
    <div className="box">
      <div className="give-head rituals-head">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        {coming.days.length > 0 && <CalendarFeed />}
      </div>
      <div className="rituals">
        <div className="coming">
          {coming.rituals.length > 1 && (
            <SelectField
              name="ritual"
              label={words.filter}
              value={chosen}
              placeholder={words.allRituals}
              options={coming.rituals.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => goToStep(target.value ? `?ritual=${target.value}` : '?', 'replace')}
            />
          )}
          {coming.days.length > 0 ? <DayList coming={shown} /> : <NoDays />}
        </div>
        <aside className="beside">
          <WhenSomebodyDied />
          <HowNamesAreRead />
        </aside>
      </div>
    </div>
  );
}

/** Nothing has been confirmed so far. */
const NoDays = () => (
  <section className="card empty" aria-labelledby="no-days">
    <Motif name="wheel" />
    <h2 id="no-days">{words.noneTitle}</h2>
    <p>{words.noneText}</p>
    <a className="btn primary" href="/rituals/give">
      {words.noneGive}
    </a>
  </section>
);
