import type { RitualDay, RitualEntry } from '@kathok/contract';
import { useState } from 'react';
import { useSession } from '../../../../lib/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../../ui/text/states/loading-state.tsx';
import type { Reading } from '../reading/use-reading.ts';
import { instantText } from '../../instant-text.ts';
import { words } from '../words.en.ts';
import { type ReadingQuestion, AskReading } from './ask-reading.tsx';
import { CorrectName } from './correct-name.tsx';
import { ListGroup } from './list-group.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { useReadingKeys } from './use-reading-keys.ts';

type ReadingCardProps = { day: RitualDay; reading: Reading; isFolded: boolean };

/** The list itself. Where it is not open for reading, the names are there and cannot be ticked. */
export function ReadingCard({ day, reading, isFolded }: ReadingCardProps) {
  const { can } = useSession();
  const [find, setFind] = useState('');
  const [isShown, setShown] = useState(false);
  const [asked, setAsked] = useState<ReadingQuestion | null>(null);
  const [corrected, setCorrected] = useState<RitualEntry | null>(null);
  const { query, names, left } = reading;
  const mayTick = can('update', 'Ritual') && (day.state === 'closed' || day.state === 'read');
  const isReading = mayTick && day.state === 'closed' && left > 0;
  useReadingKeys({ isOn: isReading, reading, onBack: (line) => setAsked({ kind: 'back', line }) });

  if (isFolded && !isShown)
    return (
      <Button tone="quiet" icon="down" onClick={() => setShown(true)}>
        {words.finished.show}
      </Button>
    );
  if (names === 0 && query.data?.lines.length === 0) return <EmptyList day={day} />;
  return (
    <section className="card listing" aria-label={words.list}>
      <ReadingProgress reading={reading} find={find} onFind={setFind} />
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <LoadingState rows={8} />}
      {reading.parts.map((part) => (
        <ListGroup
          key={part.key}
          part={part}
          reading={reading}
          find={find}
          mayTick={mayTick}
          onAsk={setAsked}
          onCorrect={can('update', 'Ritual') ? setCorrected : undefined}
        />
      ))}
      {query.data && !reading.isComplete && <p className="list-rest">{words.loading}</p>}
      {isReading && (
        <div className="bar-decide">
          <p className="keys">
            <span>
              <kbd className="kbd">{words.space}</kbd> {words.keys.read}
            </span>
            <span>
              <kbd className="kbd">←</kbd> {words.keys.back}
            </span>
          </p>
          <Button tone="primary" onClick={() => setAsked({ kind: 'all' })}>
            {words.readAll(left)}
          </Button>
        </div>
      )}
      {asked && <AskReading asked={asked} day={day} reading={reading} onClose={() => setAsked(null)} />}
      {corrected && <CorrectName day={day} line={corrected} onClose={() => setCorrected(null)} />}
    </section>
  );
}

const EmptyList = ({ day: { state, closesAt } }: { day: RitualDay }) => (
  <section className="card listing" aria-label={words.list}>
    <EmptyState motif="folio" title={words.empty.title}>
      {state === 'confirmed' ? words.empty.open(instantText(closesAt)) : words.empty.closed}
    </EmptyState>
  </section>
);
