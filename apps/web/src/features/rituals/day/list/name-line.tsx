import type { RitualEntry } from '@kathok/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import { scriptOf } from '../reading/reading-parts.ts';
import { words } from '../words.en.ts';

type NameLineProps = {
  line: RitualEntry;
  number: number;
  isRead: boolean;
  /** To be read now. */
  isHere: boolean;
  mayTick: boolean;
  onTick: () => void;
  onTakeBack: () => void;
  onCorrect: (() => void) | undefined;
};

/** A name is a button as wide as the list: a touch anywhere on it ticks it. */
export function NameLine({
  line,
  number,
  isRead,
  isHere,
  mayTick,
  onTick,
  onTakeBack,
  onCorrect,
}: NameLineProps) {
  const element = useInSight(isHere);
  const { name, times, isUnverified, writtenBy, weekDay } = line;
  const press = () => {
    if (mayTick) (isRead ? onTakeBack : onTick)();
  };
  return (
    <li ref={element} className={classNames(isRead && 'read', isHere && 'here', isUnverified && 'waits')}>
      <button
        type="button"
        className="name-button"
        aria-pressed={isRead}
        aria-current={isHere ? 'true' : undefined}
        aria-disabled={!mayTick}
        onClick={press}
      >
        <span className="no num">{number}</span>
        <span className="name" lang={scriptOf(name)}>
          {name}
          {times > 1 && <small>{words.times(times)}</small>}
          {isUnverified && (
            <em lang="en">
              <Icon name="clock" />
              {words.unverified}
            </em>
          )}
          {writtenBy && <em lang="en">{words.writtenBy(writtenBy)}</em>}
          {weekDay !== null && <em lang="en">{words.weekDay(weekDay)}</em>}
        </span>
        {mayTick && (
          <span className="tick">
            <Icon name="tick" />
          </span>
        )}
      </button>
      {onCorrect && (
        <Button
          tone="plain"
          icon="edit"
          className="correct"
          label={words.correct.open(name)}
          onClick={onCorrect}
        />
      )}
    </li>
  );
}

/** The name at hand comes into sight when it becomes that, and not when the page opens. */
function useInSight(isHere: boolean) {
  const element = useRef<HTMLLIElement>(null);
  const wasHere = useRef(isHere);
  useEffect(() => {
    if (isHere && !wasHere.current)
      element.current?.scrollIntoView({
        block: 'center',
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
      });
    wasHere.current = isHere;
  }, [isHere]);
  return element;
}
