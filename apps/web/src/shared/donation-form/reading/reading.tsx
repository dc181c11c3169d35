import type { RitualSeries } from '@kathok/contract';
import { useEffect, useRef, useState } from 'react';
import { format } from '../../../language/format.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Button } from '../../../ui/plain-button.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { type DonationProps, isDedicated } from '../donation-draft.ts';
import { words as formWords } from '../words.en.ts';
import { NamesFields, WordChoice } from './names-fields.tsx';
import type { ReadingPlan } from './plan-reading.ts';
import { Weeks } from './planned-days.tsx';
import { RitualChoice } from './ritual-choice.tsx';
import { SeriesChoice } from './series-choice.tsx';
import type { Rituals } from './use-rituals.ts';
import { words } from './words.en.ts';

export type ReadingPartProps = DonationProps & {
  found: Rituals;
  plan: ReadingPlan;
  now: Date;
  /** Somebody who gives without a name cannot be told. */
  canBeTold: boolean;
  /** The days are needed now. */
  onOpen: () => void;
};

/** Names to be read out, when, and whether the donor is told: all of it open, where somebody came for that. */
export function Reading({ found, plan, now, canBeTold, onOpen, ...parts }: ReadingPartProps) {
  const { donation, change } = parts;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, as it is first shown.
  useEffect(onOpen, []);
  const choose = (series: RitualSeries) => {
    change('series', series);
    change('times', '');
  };
  const { rituals } = found;
  return (
    <div className="reading">
      <SeriesChoice chosen={donation.series} onChoose={choose} />
      <ClosedList plan={plan} />
      {donation.series === 'seven_weeks' ? (
        <Weeks {...parts} plan={plan} />
      ) : rituals ? (
        <RitualChoice {...parts} rituals={rituals} plan={plan} now={now} />
      ) : (
        <NotThere found={found} isAsked={donation.ritualId !== ''} />
      )}
      <NamesFields {...parts} />
      {canBeTold && <WordChoice {...parts} />}
    </div>
  );
}

/** As high as what comes: the choice of a ritual alone, or with its days. */
const NotThere = ({ found: { hasFailed, retry }, isAsked }: { found: Rituals; isAsked: boolean }) =>
  hasFailed ? (
    <Note tone="danger" title={words.notLoaded}>
      <p>
        <Button onClick={retry}>{words.tryAgain}</Button>
      </p>
    </Note>
  ) : (
    <p className={isAsked ? 'hint looking days' : 'hint looking'} aria-live="polite">
      {words.loading}
    </p>
  );

/** The list of the day that was chosen has closed: said before anything is paid, with the day it will be instead. */
function ClosedList({ plan: { closed, days } }: { plan: ReadingPlan }) {
  if (!closed) return null;
  const closesAt = new Date(closed.closesAt);
  const said = [format.monthDay(closed.date), format.time(closesAt)] as const;
  const next = days[0];
  return (
    <Note tone="warning" icon="clock">
      <p>{next ? words.listClosed(...said, format.longDay(next.date)) : words.listClosedForGood(...said)}</p>
    </Note>
  );
}

/** The same, offered and not demanded. */
export function OfferedReading(props: ReadingPartProps) {
  const box = useRef<HTMLDetailsElement>(null);
  // What was said of names before is shown, and not only sent.
  const [isOpen, setOpen] = useState(isDedicated(props.donation));
  const look = () => setOpen(box.current?.open === true);
  // It may have been opened before its script came.
  useEffect(look, []);
  return (
    <details className="dedicate" ref={box} open={isOpen} onToggle={look}>
      <summary>
        <Icon name="lotus" />
        {formWords.dedicate} <span className="hint">({formWords.optional})</span>
      </summary>
      <div>{isOpen && <Reading {...props} />}</div>
    </details>
  );
}
