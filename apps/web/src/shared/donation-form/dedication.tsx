import { mostDedicatedNames } from '@kathok/contract';
import { DateField } from '../../ui/forms/fields/date-field.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Button } from '../../ui/plain-button.tsx';
import type { Donation, DonationProps } from './donation-draft.ts';
import { words } from './words.en.ts';

type Row = Donation['names'][number];
const mostNames = mostDedicatedNames;

/** Names to be read out, and the day: offered, not demanded. */
export function Dedication({ donation, change, errorOf }: DonationProps) {
  const set = (key: number, patch: Partial<Row>) =>
    change(
      'names',
      donation.names.map((row) => (row.key === key ? { ...row, ...patch } : row)),
    );
  const add = () =>
    change('names', [
      ...donation.names,
      { key: (donation.names.at(-1)?.key ?? 0) + 1, name: '', living: true },
    ]);
  return (
    <details className="dedicate">
      <summary>
        <Icon name="lotus" />
        {words.dedicate} <span className="hint">({words.optional})</span>
      </summary>
      <div>
        <p className="hint">{words.dedicateText}</p>
        <ul className="names">
          {donation.names.map((row, index) => (
            <NameRow key={row.key} row={row} place={index + 1} set={(patch) => set(row.key, patch)} />
          ))}
        </ul>
        {donation.names.length < mostNames && (
          <div>
            <Button tone="quiet" icon="plus" onClick={add}>
              {words.addName}
            </Button>
          </div>
        )}
        <DateField
          label={words.labels.readOn}
          name="readOn"
          hint={words.readOnHint}
          optional
          value={donation.readOn}
          error={errorOf('dedication.readOn')}
          onChange={(day) => change('readOn', day)}
        />
      </div>
    </details>
  );
}

type NameRowProps = { row: Row; place: number; set: (patch: Partial<Row>) => void };

const NameRow = ({ row: { key, name, living }, place, set }: NameRowProps) => (
  <li>
    <input
      className="input"
      aria-label={words.nameToRead(place)}
      autoComplete="off"
      value={name}
      onChange={(event) => set({ name: event.target.value })}
    />
    <fieldset className="seg">
      <legend className="hidden">{words.isLiving(name)}</legend>
      {[true, false].map((value) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={`living-${key}`}
            checked={living === value}
            onChange={() => set({ living: value })}
          />
          {value ? words.living : words.deceased}
        </label>
      ))}
    </fieldset>
  </li>
);
