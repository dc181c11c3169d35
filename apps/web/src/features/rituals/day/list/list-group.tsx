import type { RitualEntry } from '@kathok/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { isRead, type ListPart } from '../reading/reading-parts.ts';
import type { Reading } from '../reading/use-reading.ts';
import { words } from '../words.en.ts';
import type { ReadingQuestion } from './ask-reading.tsx';
import { NameLine } from './name-line.tsx';

type ListGroupProps = {
  part: ListPart;
  reading: Reading;
  /** Names that are spelt like this alone. */
  find: string;
  mayTick: boolean;
  onAsk: (asked: ReadingQuestion) => void;
  onCorrect: ((line: RitualEntry) => void) | undefined;
};

/** The living or the deceased. Where all of them are read the group is folded. */
export function ListGroup({ part, ...rest }: ListGroupProps) {
  if (part.names === 0) return null;
  const isDone = part.read === part.names;
  if (!isDone || rest.find)
    return (
      <section aria-labelledby={`part-${part.key}`}>
        <GroupHead part={part}>
          <span className="group-count num">{words.progress(part.read, part.names)}</span>
          {rest.mayTick && !isDone && (
            <Button tone="quiet" onClick={() => rest.onAsk({ kind: 'group', part })}>
              {words.readGroup}
            </Button>
          )}
        </GroupHead>
        <Names part={part} {...rest} />
      </section>
    );
  return (
    <details className="group-done">
      <summary>
        <GroupHead part={part}>
          <Badge tone="success" icon="tick">
            {words.allRead(part.names)}
          </Badge>
          <Icon name="down" />
        </GroupHead>
      </summary>
      <Names part={part} {...rest} />
    </details>
  );
}

const GroupHead = ({ part: { key }, children }: { part: ListPart; children: ReactNode }) => (
  <div className="group">
    <h2 id={`part-${key}`}>{words.groups[key]}</h2>
    <span lang="dz">{words.groupsDzongkha[key]}</span>
    {children}
  </div>
);

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase('en');

function Names({ part, reading, find, mayTick, onAsk, onCorrect }: ListGroupProps) {
  const fits = ({ name }: RitualEntry) => folded(name).includes(folded(find.trim()));
  const inTime = part.inTime.filter(fits);
  const late = part.late.filter(fits);
  const hereAt = [...inTime, ...late].findIndex(({ id }) => id === reading.here?.id);
  const { shown, end } = useGrowing(inTime.length + late.length, hereAt);
  const line = (entry: RitualEntry, index: number) => (
    <NameLine
      key={entry.id}
      line={entry}
      number={index + 1}
      isRead={isRead(entry, reading.ticks.ids)}
      isHere={mayTick && entry.id === reading.here?.id}
      mayTick={mayTick}
      onTick={() => reading.tick([entry.id])}
      onTakeBack={() => onAsk({ kind: 'back', line: entry })}
      onCorrect={onCorrect && (() => onCorrect(entry))}
    />
  );
  if (find.trim() && inTime.length + late.length === 0)
    return <p className="list-rest">{words.notFound(find.trim())}</p>;
  const shownLate = late.slice(0, Math.max(0, shown - inTime.length));
  return (
    <>
      <ol className="names-read">{inTime.slice(0, shown).map(line)}</ol>
      {shownLate.length > 0 && (
        <>
          <h3 className="came-late">
            <Icon name="clock" />
            {words.late}
          </h3>
          <ol className="names-read">
            {shownLate.map((entry, index) => line(entry, inTime.length + index))}
          </ol>
        </>
      )}
      {end}
    </>
  );
}

const atOnce = 150;

/** Of a long list as many names are drawn as somebody has come to, and some more. */
function useGrowing(count: number, hereAt: number) {
  const [asked, setAsked] = useState(atOnce);
  const mark = useRef<HTMLDivElement>(null);
  const shown = Math.max(asked, hereAt + atOnce / 2);
  const isWhole = shown >= count;
  useEffect(() => {
    const element = mark.current;
    if (isWhole || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setAsked(shown + atOnce),
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWhole, shown]);
  return { shown, end: isWhole ? null : <div ref={mark} className="list-rest" /> };
}
