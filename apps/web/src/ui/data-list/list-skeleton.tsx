import { SlowNotice } from '../text/states/slow-notice.tsx';
import { useWaited } from '../use-waited.ts';
import { words } from '../words.en.ts';

/** Before the first rows: grey stones of their height, but not when the answer comes at once. */
export function ListSkeleton({ rows, onRetry }: { rows: number; onRetry: () => void }) {
  const noticed = useWaited(300);
  return (
    <div aria-busy="true">
      {noticed && <span className="hidden">{words.loading}</span>}
      <ul className="list-bones" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>{noticed && <div className="bone" />}</li>
        ))}
      </ul>
      <SlowNotice onRetry={onRetry} />
    </div>
  );
}
