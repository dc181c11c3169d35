import { format } from '../../language/format.ts';
import type { OptionProps } from './renewal-option.ts';
import { words } from './words.en.ts';

/** The periods of one type, as tiles. */
export const PeriodChoice = ({ options, chosen, onChoose }: OptionProps) => (
  <fieldset>
    <legend>
      <h2>{words.howLong}</h2>
    </legend>
    <div className="tiles">
      {options.map((option) => (
        <label className="tile" key={option.paymentFrequencyId + option.currency}>
          <input type="radio" name="option" checked={option === chosen} onChange={() => onChoose(option)} />
          <b>{format.money(option.amount, option.currency)}</b>
          <span>{words.option(option.paymentFrequency, option.periodTo && format.day(option.periodTo))}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
