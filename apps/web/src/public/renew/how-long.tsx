import { dayText } from '../../ui/day-text.ts';
import { moneyText } from '../../ui/money-text.ts';
import type { OptionProps } from './renew-option.ts';
import { words } from './words.ts';

/** The periods of one type, as tiles. */
export const HowLong = ({ options, chosen, onChoose }: OptionProps) => (
  <fieldset>
    <legend>
      <h2>{words.howLong}</h2>
    </legend>
    <div className="tiles">
      {options.map((option) => (
        <label className="tile" key={option.paymentFrequencyId + option.currency}>
          <input type="radio" name="option" checked={option === chosen} onChange={() => onChoose(option)} />
          <b>{moneyText(option.amount, option.currency)}</b>
          <span>{words.option(option.paymentFrequency, option.periodTo && dayText(option.periodTo))}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
