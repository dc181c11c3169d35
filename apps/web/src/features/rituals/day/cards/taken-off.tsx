import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { ErrorState } from '../../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../../ui/text/states/loading-state.tsx';
import { ritualQueries } from '../../ritual.queries.ts';
import { scriptOf } from '../reading/reading-parts.ts';
import { words } from '../words.en.ts';

const said = words.takenOff;

/** Names that were taken off the list, or are not on it yet, and why. */
export function TakenOff({ dayId, onClose }: { dayId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(ritualQueries.takenOff(dayId));
  return (
    <Dialog open title={said.title} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={3} />}
      {data?.length === 0 && <p>{said.none}</p>}
      <ul className="taken-off">
        {data?.map(({ id, name, because, reason }) => (
          <li key={id}>
            <b lang={scriptOf(name)}>{name}</b>
            <span className="sub">{reason ?? said.because[because]}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
