import type { ReactNode } from 'react';
import { hasCode } from '../../lib/problem.ts';
import { Note } from '../../ui/text/note.tsx';
import { Button } from '../../ui/plain-button.tsx';
import { SlowNotice } from '../../ui/text/states/slow-notice.tsx';
import type { LoadedState } from './use-loaded.ts';
import { words } from './words.en.ts';

type LoadedProps<T> = {
  from: LoadedState<T>;
  children: (data: T) => ReactNode;
  /** This is shown where there is no such thing. */
  unknown: ReactNode;
};

/** Shows grey stones while the thing is on its way, with words when that takes long; then the thing, or why it is not there. */
export function Loaded<T>({ from: { data, error, reload }, children, unknown }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (hasCode(error, 'not_found') || hasCode(error, 'validation_failed')) return unknown;
  if (error !== undefined)
    return (
      <Note tone="danger" title={words.notLoaded}>
        <p>
          <Button onClick={reload}>{words.tryAgain}</Button>
        </p>
      </Note>
    );
  return (
    <div className="card padded bones stones" aria-busy="true">
      <span className="hidden">{words.loading}</span>
      <div className="bone" />
      <div className="bone" />
      <div className="bone" />
      <SlowNotice onRetry={reload} />
    </div>
  );
}
