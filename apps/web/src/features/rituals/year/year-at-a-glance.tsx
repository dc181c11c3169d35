import type { RitualDay } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { byMonth, dotOf, isInView, isMoved, wantsLook } from './year-days.ts';
import { words } from './words.en.ts';

const said = words.figures;
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const dots = ['ok', 'new', 'ask', 'off'] as const;

/** How much of the year is settled: four figures, and a dot for each day. */
export function YearAtAGlance({ year, days }: { year: number; days: readonly RitualDay[] }) {
  const toConfirm = days.filter(isInView.computed);
  const look = toConfirm.filter(wantsLook).length;
  const changed = days.filter((day) => day.state === 'cancelled' || isMoved(day)).length;
  const names = days.reduce((sum, { counts }) => sum + (counts?.names ?? 0), 0);
  const inMonths = byMonth(days);
  return (
    <section className="card year-bar" aria-label={words.glance(String(year))}>
      <div className="year-figures">
        <Figure
          isAsking={toConfirm.length > 0}
          label={said.toConfirm}
          value={toConfirm.length}
          text={toConfirm.length > 0 ? said.toConfirmText(toConfirm.length - look, look) : said.nothing}
        />
        <Figure
          label={said.confirmed}
          value={days.filter(isInView.confirmed).length}
          text={said.confirmedText}
        />
        <Figure label={said.changed} value={changed} text={said.changedText} />
        <Figure label={said.names} value={names} text={said.namesText} />
      </div>
      <ol className="year-months" aria-label={words.byMonth}>
        {months.map((month) => (
          <li key={month}>
            <a href={`#month-${month}`}>
              <span>{format.month(`${year}-${month}-01`).slice(0, 3)}</span>
              <i aria-hidden="true">
                {inMonths.get(month)?.map((day) => (
                  <u key={day.id} className={dotOf(day)} />
                ))}
              </i>
            </a>
          </li>
        ))}
      </ol>
      <ul className="year-legend">
        {dots.map((dot) => (
          <li key={dot}>
            <u className={dot} aria-hidden="true" />
            {words.dots[dot]}
          </li>
        ))}
      </ul>
    </section>
  );
}

type FigureProps = { label: string; value: number; text: string; isAsking?: boolean };

const Figure = ({ label, value, text, isAsking = false }: FigureProps) => (
  <div className={isAsking ? 'fig ask' : 'fig'}>
    <span>{label}</span>
    <b>{format.number(value)}</b>
    <span>{text}</span>
  </div>
);
