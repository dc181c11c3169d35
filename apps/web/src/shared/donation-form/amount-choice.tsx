import { format } from '../../language/format.ts';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { FieldError } from '../../ui/forms/fields/field.tsx';
import { offersFor, type Purpose } from './amounts.ts';
import { Flames } from './flames.tsx';
import type { DonationProps } from './donation-draft.ts';
import { words } from './words.en.ts';

/** The sum: tiles that say what they do, or any other. */
export function AmountChoice({
  donation,
  change,
  errorOf,
  purpose,
}: DonationProps & { purpose: Purpose | undefined }) {
  const offers = offersFor(purpose);
  const isOther = donation.chosen === 'other';
  const tile = (value: string, first = false) => (
    <input
      type="radio"
      name="amount"
      id={first && !isOther ? 'amount' : undefined}
      value={value}
      checked={donation.chosen === value}
      onChange={() => change('chosen', value)}
    />
  );
  return (
    <fieldset>
      <legend>
        <h2>{purpose?.unitPlural ? words.howMany(purpose.unitPlural) : words.amount}</h2>
      </legend>
      <div className="tiles">
        {offers.map(({ amount, does, flames }, index) => (
          <label className="tile" key={amount}>
            {tile(amount, index === 0)}
            <b>{format.money(amount, 'BTN')}</b>
            <span>{does}</span>
            <Flames count={flames} />
          </label>
        ))}
        <label className="tile">
          {tile('other')}
          <b>{words.other}</b>
          {purpose && <span>{words.otherHint(format.money(purpose.minimumAmount, 'BTN'))}</span>}
        </label>
      </div>
      {isOther ? (
        <TextField
          label={words.otherLabel}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={donation.other}
          error={errorOf('amount')}
          onChange={(event) => change('other', event.target.value)}
        />
      ) : (
        <FieldError id="amount">{errorOf('amount')}</FieldError>
      )}
    </fieldset>
  );
}
