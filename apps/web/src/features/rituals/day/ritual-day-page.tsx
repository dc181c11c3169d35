import type { RitualDay } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { RecordPage } from '../../../ui/text/record-page.tsx';
import { ritualQueries } from '../ritual.queries.ts';
import { DayCards } from './cards/day-cards.tsx';
import { DayHead } from './day-head.tsx';
import { DayNotes } from './day-notes.tsx';
import { Finished } from './finished.tsx';
import { ReadingCard } from './list/reading-card.tsx';
import { useKeptList } from './reading/use-kept-list.ts';
import { useReading } from './reading/use-reading.ts';
import { words } from './words.en.ts';
import '../../../theme/office/decisions.css';
import './day.css';
import './list/list.css';
import './phone.css';

const crumbs = [{ label: words.rituals, to: '/rituals/month' }];
/** Another reader may tick on another phone. */
const lookAgainMs = 20_000;

/** The list of a day, large enough to read aloud from; on a phone it is alone. */
export default function RitualDayPage() {
  const { id = '' } = useParams();
  const isSettled = useKeptList(id);
  const query = useQuery({
    ...ritualQueries.day(id),
    enabled: isSettled,
    refetchInterval: ({ state }) => (state.data?.state === 'closed' ? lookAgainMs : false),
  });
  if (!isSettled) return <LoadingState rows={8} />;
  return (
    <RecordPage query={query} title={words.title} crumbs={crumbs} rows={8} missing={words.missing}>
      {(day) => <DayOfReading key={day.id} day={day} failure={query.error} failedAt={query.errorUpdatedAt} />}
    </RecordPage>
  );
}

type DayOfReadingProps = { day: RitualDay; failure: Error | null; failedAt: number };

function DayOfReading({ day, failure, failedAt }: DayOfReadingProps) {
  const reading = useReading(day);
  const isFinished = day.state === 'read' && reading.left === 0;
  return (
    <div className="reader">
      <DayHead day={day} />
      <DayNotes day={day} reading={reading} failure={failure} failedAt={failedAt} />
      <div className="reader-cols">
        <div>
          {isFinished && <Finished day={day} />}
          <ReadingCard day={day} reading={reading} isFolded={isFinished} />
        </div>
        <DayCards day={day} />
      </div>
    </div>
  );
}
