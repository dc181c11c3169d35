import type { RitualDay } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { NetworkFailure } from '../../../lib/problem.ts';
import { Note } from '../../../ui/text/note.tsx';
import type { Reading } from './reading/use-reading.ts';
import { instantText } from '../instant-text.ts';
import { words } from './words.en.ts';

const said = words.notes;

type DayNotesProps = { day: RitualDay; reading: Reading; failure: Error | null; failedAt: number };

const timeOf = (at: number): string => format.time(new Date(at));

/** What a reader has to know first: whether the list can be read, and whether ticks are sent. */
export function DayNotes({ day, reading, failure, failedAt }: DayNotesProps) {
  const { ticks } = reading;
  const lostAt = ticks.lostAt ?? (failure instanceof NetworkFailure ? failedAt : null);
  return (
    <output className="reader-notes">
      {lostAt !== null && (
        <Note tone="warning" icon="slash" title={said.offline(timeOf(lostAt))}>
          {said.offlineText(ticks.ids.size)}
        </Note>
      )}
      {lostAt === null && ticks.sent && (
        <Note tone="plain" icon="tick" title={said.back}>
          {said.backText(ticks.sent.count, timeOf(ticks.sent.at))}
        </Note>
      )}
      {ticks.refused !== null && (
        <Note tone="warning" title={said.refused}>
          {ticks.refused}
        </Note>
      )}
      <StateNote day={day} />
    </output>
  );
}

function StateNote({ day }: { day: RitualDay }) {
  const { state, closesAt, reason, movedFrom, movedTo } = day;
  if (state === 'computed') return <Note title={said.proposed}>{said.proposedText}</Note>;
  if (state === 'cancelled')
    return (
      <Note tone="warning" icon="slash" title={said.cancelled}>
        {said.cancelledText(reason ?? '', movedTo && format.longDay(movedTo))}
      </Note>
    );
  return (
    <>
      {movedFrom && movedFrom !== day.date && (
        <Note tone="plain" icon="swap">
          {words.movedFrom(format.longDay(movedFrom), reason)}
        </Note>
      )}
      {state === 'confirmed' && <Note title={said.open(instantText(closesAt))}>{said.openText}</Note>}
    </>
  );
}
