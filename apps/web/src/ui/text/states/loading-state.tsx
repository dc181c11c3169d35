import { SlowNotice } from './slow-notice.tsx';
import { useWaited } from '../../use-waited.ts';
import { words } from '../../words.en.ts';

/** Nothing under 300 ms, then a skeleton; what follows when it takes longer is the notice's. */
export function LoadingState({ rows = 4, onRetry }: { rows?: number; onRetry?: () => void }) {
  const noticed = useWaited(300);
  return (
    <div className="bones" aria-busy="true">
      {noticed && <span className="hidden">{words.loading}</span>}
      {noticed && Array.from({ length: rows }, (_, row) => <div className="bone" key={row} />)}
      <SlowNotice onRetry={onRetry} />
    </div>
  );
}
