import type { RitualSeries } from '@kathok/contract';
import { words } from './words.en.ts';

const order = ['once', 'monthly', 'yearly', 'seven_weeks'] as const satisfies RitualSeries[];

type SeriesChoiceProps = { chosen: RitualSeries; onChoose: (series: RitualSeries) => void };

/** One day, or several. */
export const SeriesChoice = ({ chosen, onChoose }: SeriesChoiceProps) => (
  <fieldset>
    <legend>
      <h2>{words.when}</h2>
    </legend>
    <div className="tiles short">
      {order.map((series) => (
        <label className="tile" key={series}>
          <input
            type="radio"
            name="series"
            value={series}
            checked={chosen === series}
            onChange={() => onChoose(series)}
          />
          <b>{words.series[series]}</b>
          <span>{words.seriesText[series]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
