import { format } from '../../language/format.ts';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { FieldError } from '../../ui/forms/fields/field.tsx';
import { offersFor, type Purpose } from './amounts.ts';
import type { DonationProps } from './donation-draft.ts';
import { words } from './words.en.ts';

/** How the flames of a tile stand: large ones in a row, many in small rows. */
function rowsOf(count: number) {
  if (count <= 10) return { perRow: count, width: 15, height: 22 };
  return count <= 22 ? { perRow: 11, width: 11, height: 16 } : { perRow: 36, width: 6.2, height: 9 };
}

/** Shows as many flames as lamps are lit. */
function Flames({ count }: { count: number }) {
  if (count === 0) return null;
  const { perRow, width, height } = rowsOf(count);
  const rows = Math.ceil(count / perRow);
  const id = `flames-${count}`;
  const [middle, top, deep] = [width / 2, height * 0.08, height * 0.78];
  return (
    <svg
      width={perRow * width}
      height={rows * height}
      viewBox={`0 0 ${perRow * width} ${rows * height}`}
      aria-hidden="true"
    >
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path
          fill="currentColor"
          d={`M${middle} ${top}q${middle} ${deep * 0.7} 0 ${deep}q${-middle} ${-deep * 0.3} 0 ${-deep}z`}
        />
      </pattern>
      <path
        fill={`url(#${id})`}
        d={`M0 0h${perRow * width}v${(rows - 1) * height}H0zM0 ${(rows - 1) * height}h${(count - (rows - 1) * perRow) * width}v${height}H0z`}
      />
    </svg>
  );
}

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
