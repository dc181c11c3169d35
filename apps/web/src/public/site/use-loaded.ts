import { useCallback, useEffect, useState } from 'react';
import { askAgain } from '../../lib/client/ask-again.ts';

export type LoadedState<T> = { data?: T; error?: unknown; reload: () => void };

/** What belongs to an id, asked for as soon as the id is known. Old data stays while it is asked for again. */
export function useLoaded<T>(
  id: string | undefined,
  /** The same function every time. */
  load: (id: string, signal?: AbortSignal) => Promise<T>,
): LoadedState<T> {
  const [state, setState] = useState<{ data?: T; error?: unknown }>({});
  const run = useCallback(
    (signal?: AbortSignal) => {
      const unlessLeft = (next: { data?: T; error?: unknown }) => {
        if (!signal?.aborted) setState((before) => ({ ...before, error: undefined, ...next }));
      };
      if (id !== undefined)
        askAgain(() => load(id, signal), signal).then(
          (data) => unlessLeft({ data }),
          (error: unknown) => unlessLeft({ error }),
        );
    },
    [id, load],
  );
  useEffect(() => {
    const control = new AbortController();
    run(control.signal);
    return () => control.abort();
  }, [run]);
  return { ...state, reload: useCallback(() => run(), [run]) };
}
