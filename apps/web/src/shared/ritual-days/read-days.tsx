import type { DedicatedDay, PayerView } from '@kathok/contract';
import { dayOf } from '@kathok/contract';
import { language } from '../../language/language.ts';
import { format } from '../../language/format.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { lunarText } from './lunar-text.ts';
import { words } from './words.en.ts';

/** When the names were read, or will be. */
function standingOf({ date, state, readAt }: DedicatedDay): string {
  if (readAt) return words.read(format.longDay(dayOf(new Date(readAt))));
  if (date === null) return words.notYet;
  return state === 'cancelled'
    ? words.cancelled(format.longDay(date))
    : words.willBeRead(format.longDay(date));
}

function movedText({ movedFrom, reason, date }: DedicatedDay): string | null {
  if (!movedFrom || movedFrom === date) return null;
  const from = format.longDay(movedFrom);
  return reason ? words.movedBecause(from, reason) : words.moved(from);
}

const nameHere = ({ ritual, ritualDzongkha }: DedicatedDay) =>
  language === 'en' ? ritual : (ritualDzongkha ?? ritual);

/** Each day on which names of a donation are read, with what became of it. */
export const ReadDays = ({ days }: { days: readonly DedicatedDay[] }) => (
  <ul className="read-days">
    {days.map((day, index) => {
      const moved = movedText(day);
      return (
        <li key={day.ritualDayId ?? index}>
          <b>
            {day.readAt && <Icon name="tick" />} {standingOf(day)}
          </b>
          <small>{words.dayAndLunar(nameHere(day), lunarText(day.lunarLabel))}</small>
          {moved && <small>{moved}</small>}
        </li>
      );
    })}
  </ul>
);

/** Whether the names are on their lists, which follow the money. */
function listedText(status: PayerView['paymentStatus'], days: readonly DedicatedDay[]): string | null {
  if (status === 'paid' || days.every(({ readAt }) => readAt !== null)) return null;
  if (status === 'pending') return words.beingChecked;
  return status === 'reversed' ? words.notListed : words.toBePaid;
}

type NamesGivenProps = Pick<PayerView, 'days' | 'names' | 'paymentStatus'>;

/** On the page of a payment: how many names, and their days. The names themselves stay with the reader. */
export function NamesGiven({ days, names, paymentStatus }: NamesGivenProps) {
  if (days.length === 0) return null;
  const listed = listedText(paymentStatus, days);
  return (
    <section aria-labelledby="names-given">
      <h2 id="names-given">{words.title}</h2>
      <p className="muted">{words.names(names)}</p>
      <ReadDays days={days} />
      {listed && <p className="hint">{listed}</p>}
    </section>
  );
}
