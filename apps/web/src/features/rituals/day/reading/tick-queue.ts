import { ApiProblem, NetworkFailure } from '../../../../lib/problem.ts';

/** No call brings more ticks than these. */
const mostAtOnce = 500;
const storageKey = 'ritualTicks';

export interface TickState {
  /** Names that were ticked here and that the server has not heard of. */
  ids: ReadonlySet<string>;
  /** Since when there has been no answer. */
  lostAt: number | null;
  /** What was sent once the connection was back. */
  sent: { count: number; at: number } | null;
  /** Why the server would not have a tick. */
  refused: string | null;
}

interface Ports<Day> {
  userId: string;
  dayId: string;
  /** Ticks outlive a closed browser. They name nobody: only what the server calls a name. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  send: (ids: readonly string[]) => Promise<Day>;
  onSent: (ids: readonly string[], day: Day) => void;
  now: () => number;
}

interface StoredTicks {
  userId: string;
  days: Record<string, string[]>;
}

/** Browsers that block storage throw at the mere mention of it, and full ones when they are written to. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function storedTicks({ storage, userId }: Pick<Ports<unknown>, 'storage' | 'userId'>): StoredTicks {
  const kept = attempt(() => JSON.parse(storage?.getItem(storageKey) ?? 'null') as StoredTicks | null);
  return kept?.userId === userId ? kept : { userId, days: {} };
}

function keepTicks<Day>(ports: Ports<Day>, ids: ReadonlySet<string>): void {
  const { storage, dayId } = ports;
  const { userId, days } = storedTicks(ports);
  const { [dayId]: _own, ...others } = days;
  const all = ids.size > 0 ? { ...others, [dayId]: [...ids] } : others;
  attempt(() =>
    Object.keys(all).length > 0
      ? storage?.setItem(storageKey, JSON.stringify({ userId, days: all }))
      : storage?.removeItem(storageKey),
  );
}

/** No answer, or one that says "later": the tick is kept. Any other answer is a refusal. */
const mayPass = (error: unknown): boolean =>
  error instanceof NetworkFailure ||
  (error instanceof ApiProblem && (error.status >= 500 || error.status === 429 || error.status === 401));

/**
 * Ticks of one reader on one list. Each is sent at once and kept until the server has answered, however long that takes.
 * Sent twice it is still one tick: the server counts a name once, whichever reader sends it.
 */
export function createTickQueue<Day>(ports: Ports<Day>) {
  const { dayId, now } = ports;
  const listeners = new Set<() => void>();
  let isSending = false;
  let state: TickState = {
    ids: new Set(storedTicks(ports).days[dayId]),
    lostAt: null,
    sent: null,
    refused: null,
  };

  function set(change: Partial<TickState>): void {
    state = { ...state, ...change };
    if (change.ids) keepTicks(ports, change.ids);
    for (const listener of listeners) listener();
  }

  const without = (gone: readonly string[]): Set<string> =>
    new Set([...state.ids].filter((id) => !gone.includes(id)));

  async function sendSome(): Promise<boolean> {
    const some = [...state.ids].slice(0, mostAtOnce);
    try {
      const day = await ports.send(some);
      const before = state.lostAt === null ? null : (state.sent?.count ?? 0);
      ports.onSent(some, day);
      set({
        ids: without(some),
        ...(before !== null && { sent: { count: before + some.length, at: now() } }),
      });
      return true;
    } catch (error) {
      if (mayPass(error)) set({ lostAt: state.lostAt ?? now(), sent: null });
      else set({ ids: without(some), refused: error instanceof Error ? error.message : String(error) });
      return !mayPass(error);
    }
  }

  /** Sends what waits, and leaves it waiting where no answer comes. */
  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    let goesOn = true;
    while (goesOn && state.ids.size > 0) goesOn = await sendSome();
    isSending = false;
    if (goesOn && state.lostAt !== null) set({ lostAt: null });
  }

  return {
    read: (): TickState => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(ids: readonly string[]): Promise<void> {
      set({
        ids: new Set([...state.ids, ...ids]),
        refused: null,
        ...(state.lostAt === null && { sent: null }),
      });
      return flush();
    },
    /** A tick that was not sent yet is taken back without asking anybody. */
    drop: (id: string) => set({ ids: without([id]) }),
    flush,
  };
}
