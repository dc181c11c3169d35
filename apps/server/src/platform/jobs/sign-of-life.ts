import { TookTooLong } from '../../base/time-limit.ts';

/** Waits for work as long as it gives a sign of life from time to time. */
export interface SignsOfLife {
  /** Begins the time anew. */
  given(): void;
  /** Aborted when the time is over: nobody waits for the work any longer. */
  missing: AbortSignal;
  /** What the work comes to, or `TookTooLong`. */
  orTooLong<Result>(work: Promise<Result>): Promise<Result>;
}

export function signsOfLife(limitMs: number, what: string): SignsOfLife {
  const missing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const given = () => {
    clearTimeout(timer);
    if (!missing.signal.aborted)
      timer = setTimeout(() => missing.abort(new TookTooLong(what, limitMs)), limitMs);
  };
  given();
  return {
    given,
    missing: missing.signal,
    async orTooLong(work) {
      const { promise: tooLong, reject } = deferred();
      missing.signal.addEventListener('abort', () => reject(missing.signal.reason));
      try {
        return await Promise.race([work, tooLong]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** `Promise.withResolvers` of later versions of Node. */
function deferred() {
  let reject!: (reason: unknown) => void;
  const promise = new Promise<never>((_, no) => (reject = no));
  return { promise, reject };
}
