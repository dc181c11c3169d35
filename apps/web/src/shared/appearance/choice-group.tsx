import type { ReactNode } from 'react';

type ChoiceGroupProps<Value extends string> = {
  legend: string;
  name: string;
  labels: Readonly<Record<Value, string>>;
  values: readonly Value[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** A small drawing above the word. */
  picture?: (value: Value) => ReactNode;
};

/** One of a few, all of them in sight. */
export const ChoiceGroup = <Value extends string>({
  legend,
  name,
  labels,
  values,
  value,
  onChange,
  picture,
}: ChoiceGroupProps<Value>) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    <div className="choices">
      {values.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          {picture?.(each)}
          <span>{labels[each]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
