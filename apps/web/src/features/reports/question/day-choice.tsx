import { isDay } from '@kathok/contract';
import { useId, useState } from 'react';
import { DayParts } from '../../../ui/forms/fields/day-parts.tsx';
import { FieldError } from '../../../ui/forms/fields/field.tsx';
import { type Days, isBackwards } from './period.ts';
import { words } from '../words.en.ts';

type DayChoiceProps = { label: string; value: string | undefined; onChange: (value: string) => void };

/**
 * A day inside a question. The question changes with a day that exists, or with none; what is half typed waits here. The
 * address follows a moment later, when somebody may have typed on: what they typed stays, until another day comes than theirs.
 */
export function DayChoice({ label, value = '', onChange }: DayChoiceProps) {
  const name = useId();
  const [typed, setTyped] = useState<string>();
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<string[]>([]);
  const [isLeft, setIsLeft] = useState(false);
  if (value !== known) {
    setKnown(value);
    setSent(sent.slice(sent.lastIndexOf(value) + 1));
    if (!sent.includes(value)) setTyped(undefined);
  }
  const isWrong = Boolean(typed) && !isDay(typed!) && (isLeft || isWhole(typed!));
  return (
    <fieldset className="say" aria-label={label} aria-describedby={isWrong ? `${name}-error` : undefined}>
      <span aria-hidden>{label}</span>
      <DayParts
        name={name}
        value={typed ?? value}
        hidesNames
        isInvalid={isWrong || undefined}
        onLeave={() => {
          setIsLeft(true);
          // Where a day is needed, the one that is in force shows again.
          if (typed === '' && value !== '') setTyped(undefined);
        }}
        onChange={(day) => {
          setTyped(day);
          setIsLeft(false);
          if (day === (sent.at(-1) ?? value) || (day !== '' && !isDay(day))) return;
          setSent([...sent, day]);
          onChange(day);
        }}
      />
      <FieldError id={name} isTold>
        {isWrong ? words.question.noDay : undefined}
      </FieldError>
    </fieldset>
  );
}

/** All three are typed, though the day may not exist. */
const isWhole = (typed: string) => /^\d{4}-\d\d-\d\d$/.test(typed) && !typed.includes('-00');

/** The message beside two days that are in the wrong order. */
export const DaysError = ({ days }: { days: Days }) =>
  isBackwards(days) && <FieldError id="days">{words.question.backwards}</FieldError>;
