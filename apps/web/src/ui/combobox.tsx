import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { describe, Field, type FieldFrame } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';
import '../theme/overlays.css';
import './combobox.css';

export type Choice = { value: string; label: string; detail?: string | undefined; icon: IconName };

type ComboboxProps = FieldFrame & {
  text: string;
  onText: (text: string) => void;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
  /** Read out whenever what was found changes. */
  found: string;
  placeholder?: string | undefined;
};

/** Arrows walk from the box through the choices and round again; Esc leads back to the box. */
function walk(event: KeyboardEvent, element: HTMLElement): void {
  const stops = [...element.querySelectorAll<HTMLElement>('input,button')];
  const here = stops.indexOf(event.target as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1, Escape: -here }[event.key];
  if (step === undefined || stops.length === 1) return;
  event.preventDefault();
  stops[(here + step + stops.length) % stops.length]?.focus();
}

/** A box to type in, with what fits beneath it. Enter takes the first, arrows walk on to the others. */
export function Combobox({ text, onText, choices, onChoose, found, placeholder, ...frame }: ComboboxProps) {
  const [away, setAway] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [first] = choices;

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const press = (event: KeyboardEvent) => walk(event, element);
    const moved = (event: Event) => setAway(!element.contains(event.target as Node));
    element.addEventListener('keydown', press);
    document.addEventListener('focusin', moved);
    document.addEventListener('pointerdown', moved);
    return () => {
      element.removeEventListener('keydown', press);
      document.removeEventListener('focusin', moved);
      document.removeEventListener('pointerdown', moved);
    };
  }, []);

  return (
    <Field {...frame}>
      <div className="combobox" ref={box}>
        <Icon name="search" />
        <input
          {...describe(frame)}
          className="input"
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setAway(true);
            if (event.key !== 'Enter' || text.trim() === '') return;
            // What is typed here is a question; it does not send the form.
            event.preventDefault();
            if (first) onChoose(first);
          }}
          onChange={(event) => {
            setAway(false);
            onText(event.target.value);
          }}
        />
        {first && !away && (
          <ul className="panel">
            {choices.map((choice) => (
              <li key={choice.value}>
                <button
                  type="button"
                  className={classNames('choice', choice === first && 'first')}
                  onClick={() => onChoose(choice)}
                >
                  <Icon name={choice.icon} />
                  <span>{choice.label}</span>
                  {choice.detail && <small>{choice.detail}</small>}
                </button>
              </li>
            ))}
          </ul>
        )}
        <output className="hidden">{found}</output>
      </div>
    </Field>
  );
}
