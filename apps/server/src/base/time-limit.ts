/** Something outside of this program did not answer in time. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';

  constructor(what: string, limitMs: number) {
    super(`${what} took longer than ${limitMs} ms.`);
  }
}

/** Waits for no longer than this. What comes later is handed to `onLate`, so that it can be closed. */
export async function withinTime<Result>(
  limitMs: number,
  what: string,
  work: Promise<Result>,
  onLate: (result: Result) => void = () => {},
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new TookTooLong(what, limitMs));
    }, limitMs);
  });
  work.then(
    (result) => isLate && onLate(result),
    () => {},
  );
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Passes on what comes. Only waiting for the source is limited: however slow the reader is, that is no fault of the source. */
export async function* withoutStalling(
  limitMs: number,
  what: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  let isOver = false;
  try {
    for (;;) {
      const { value, done } = await withinTime(limitMs, what, chunks.next());
      if (done) {
        isOver = true;
        return;
      }
      yield value;
    }
  } finally {
    // This does not wait: a source that does not answer does not end either.
    if (!isOver) void Promise.resolve(chunks.return?.()).catch(() => {});
  }
}
