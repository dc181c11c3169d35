import { useState } from 'react';
import { describe, Field, type FieldFrame } from './field.tsx';
import { Icon, type IconName } from '../../pictures/icon.tsx';
import { useChoiceList } from './use-choice-list.ts';
import '../../../theme/office/overlays.css';
import './combobox.css';

export type Choice = { value: string; label: string; detail?: string | undefined; icon: IconName };

type ComboboxProps = FieldFrame & {
  text: string;
  onText: (text: string) => void;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
  /** Read out whenever what was found changes, and shown where there is nothing to choose. */
  found: string;
  placeholder?: string | undefined;
};

/** A box to type in, with what fits beneath it; one is taken with the arrows and Enter, or by a press. */
export function Combobox({ text, onText, choices, onChoose, found, placeholder, ...frame }: ComboboxProps) {
  const [isWanted, setWanted] = useState(false);
  const { inputProps, listProps, optionProps } = useChoiceList({
    id: frame.name,
    label: frame.label,
    items: choices,
    keyOf: ({ value }) => value,
    text,
    onText,
    onChoose,
    isWanted,
    onWanted: setWanted,
  });
  return (
    <Field {...frame}>
      <div className="combobox">
        <Icon name="search" />
        <input
          {...inputProps}
          {...describe(frame)}
          className="input"
          type="text"
          placeholder={placeholder}
          value={text}
        />
        <ul className="panel" {...listProps}>
          {choices.map((choice) => (
            <li key={choice.value} className="choice" {...optionProps(choice)}>
              <Icon name={choice.icon} />
              <span>{choice.label}</span>
              {choice.detail && <small>{choice.detail}</small>}
            </li>
          ))}
        </ul>
        <output className={choices.length > 0 ? 'hidden' : 'combobox-note'}>{found}</output>
      </div>
    </Field>
  );
}
