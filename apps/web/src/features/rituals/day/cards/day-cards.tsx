import type { RitualDay } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { format } from '../../../../language/format.ts';
import { useSession } from '../../../../lib/session.ts';
import { Card } from '../../../../ui/card.tsx';
import { Link } from '../../../../ui/text/link.tsx';
import { ritualQueries } from '../../ritual.queries.ts';
import { words } from '../words.en.ts';
import { TakenOff } from './taken-off.tsx';

/** Beside the list: what is prepared, what is known of the list, and who will be told. */
export const DayCards = ({ day }: { day: RitualDay }) => (
  <aside className="prepare" aria-label={words.beside}>
    <Materials day={day} />
    <ListFacts day={day} />
    <Word day={day} />
  </aside>
);

/** Half a lamp is told, a hundredth of a gram is not. */
const rounded = (value: number) => format.number(Math.round(value * 100) / 100);

function Materials({ day }: { day: RitualDay }) {
  const { data } = useQuery(ritualQueries.materials(day.id));
  if (!data) return null;
  const said = words.materials;
  return (
    <Card title={said.title} padded={data.materials.length === 0}>
      {data.materials.length === 0 ? (
        <p className="muted">{said.none}</p>
      ) : (
        <table className="needs">
          <caption className="hidden">{said.caption(format.longDay(day.date))}</caption>
          <tbody>
            {data.materials.map(({ what, unit, amount, per, total }) => (
              <tr key={`${what} ${per}`}>
                <th scope="row">
                  {what}
                  <small>
                    {said.each[per](amount === 1 ? rounded(1) : said.total(rounded(amount), unit))}
                  </small>
                </th>
                <td className="num">{said.total(rounded(total), unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function ListFacts({ day: { id, counts, note, readBy } }: { day: RitualDay }) {
  const { can } = useSession();
  const [showsTakenOff, setShows] = useState(false);
  if (!counts) return null;
  const said = words.facts;
  const waiting = said.waitingText(counts.unverified);
  return (
    <Card title={said.title}>
      <dl className="facts">
        <dt>{said.names}</dt>
        <dd>{said.namesText(counts.names, counts.living, counts.deceased)}</dd>
        {counts.unverified > 0 && (
          <>
            <dt>{said.waiting}</dt>
            <dd>
              {can('read', 'Donation') ? <Link to="/donation/pending-verification">{waiting}</Link> : waiting}
            </dd>
          </>
        )}
        {counts.late > 0 && (
          <>
            <dt>{said.late}</dt>
            <dd>{said.count(counts.late)}</dd>
          </>
        )}
        {counts.takenOff > 0 && (
          <>
            <dt>{said.takenOff}</dt>
            <dd>
              <button type="button" className="link" onClick={() => setShows(true)}>
                {said.count(counts.takenOff)}
              </button>
            </dd>
          </>
        )}
        {readBy && (
          <>
            <dt>{said.reader}</dt>
            <dd>{readBy}</dd>
          </>
        )}
        {note && (
          <>
            <dt>{said.note}</dt>
            <dd className="as-typed">{note}</dd>
          </>
        )}
      </dl>
      {showsTakenOff && <TakenOff dayId={id} onClose={() => setShows(false)} />}
    </Card>
  );
}

function Word({ day: { words: told, state } }: { day: RitualDay }) {
  if (!told || state === 'read' || state === 'cancelled') return null;
  const said = words.word;
  const ways = [told.sms > 0 && said.bySms(told.sms), told.email > 0 && said.byMail(told.email)].filter(
    (way) => way !== false,
  );
  return (
    <Card title={said.title}>
      {ways.length === 0 ? (
        <p className="muted">{said.none}</p>
      ) : (
        <>
          <p>{said.will}</p>
          <p>
            <b>{format.list(ways)}</b>
          </p>
        </>
      )}
    </Card>
  );
}
