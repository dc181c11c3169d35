import type { UpcomingGroup } from '@kathok/contract';
import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Legend } from '../../../ui/charts/legend.tsx';
import { words } from '../words.en.ts';
import { DayStrip } from './day-strip.tsx';
import { byDay, reached, sumOf } from './groups.ts';

const said = words.upcoming;
const fewDays = 4;

type AgendaProps = {
  groups: readonly UpcomingGroup[];
  chosen: UpcomingGroup;
  onChoose: (group: UpcomingGroup) => void;
};

/** The next days as a picture, and beneath it the same as a list. */
export function Agenda({ groups, chosen, onChoose }: AgendaProps) {
  const [isWhole, setWhole] = useState(false);
  const all = byDay(groups);
  const shown = isWhole ? all : all.slice(0, fewDays);
  return (
    <Card title={said.heading(sumOf(groups, reached))} padded={false}>
      <div className="days">
        <Legend
          entries={[
            {
              label: said.legend(
                said.ways.email,
                sumOf(groups, ({ email }) => email),
              ),
              colour: 'earth',
            },
            {
              label: said.legend(
                said.ways.sms,
                sumOf(groups, ({ sms }) => sms),
              ),
              colour: 'sky',
            },
            {
              label: said.legend(
                said.ways.unreachable,
                sumOf(groups, ({ unreachable }) => unreachable),
              ),
              colour: 'cloud',
            },
          ]}
        />
        <DayStrip groups={groups} />
      </div>
      {shown.map(([day, ofDay]) => (
        <section key={day} className="agenda-day" aria-label={format.longDay(day)}>
          <h3>{format.longDay(day)}</h3>
          <ul>
            {ofDay.map((group) => (
              <li key={`${group.termEnd} ${group.reminder}`}>
                <button type="button" aria-pressed={group === chosen} onClick={() => onChoose(group)}>
                  <span>
                    <b>{said.reminder(group.reminder)}</b>
                    <span className="sub">{said.of(group)}</span>
                  </span>
                  <span className="muted agenda-how">{howOf(group)}</span>
                  <span className="num">{format.number(reached(group))}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length < all.length && (
        <div className="agenda-foot">
          <span className="muted">{said.firstDays(shown.length, all.length)}</span>
          <Button tone="quiet" onClick={() => setWhole(true)}>
            {said.allDays}
          </Button>
        </div>
      )}
    </Card>
  );
}

function howOf({ email, sms }: UpcomingGroup): string {
  if (email > 0 && sms > 0) return said.how.both;
  if (email > 0) return said.how.email;
  return sms > 0 ? said.how.sms : said.how.none;
}
