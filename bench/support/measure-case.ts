import type pg from 'pg';
import type { Case } from '../cases/case.ts';
import type { Samples } from '../data/read-samples.ts';
import { type Contender, send } from './contenders.ts';
import { backendsOf, processorTime } from './processor-time.ts';

/** Milliseconds of processor time for one call, of the server and its connections at the database, by contender. */
export type Cost = Record<string, number>;

const batches = 5;
const batchMs = 200;
const mostCalls = 40;
/** A contender that needs longer for one turn is asked once. */
const slowMs = 5000;

/**
 * The contenders take turns, so that whatever else the machine does falls on all of them alike; of their turns the
 * median counts. Processor time, not time on the wall: a busy machine then changes little.
 */
export async function measureCase(
  one: Case,
  contenders: readonly Contender[],
  samples: Samples,
  database: pg.Pool,
): Promise<Cost> {
  const turns = contenders.flatMap((contender) => {
    const calls = (round: number) => contender.callsOf(one, samples, round);
    return calls(0)
      ? [{ contender, calls: calls as (round: number) => NonNullable<ReturnType<typeof calls>> }]
      : [];
  });
  const costs = new Map<string, number[]>(turns.map(({ contender }) => [contender.name, []]));
  const sizes = new Map<string, number>();
  let round = 0;

  for (let batch = 0; batch <= batches; batch += 1) {
    for (const { contender, calls } of turns) {
      const size = sizes.get(contender.name) ?? 1;
      if (size === 0) continue;
      const before = await timesOf(contender, database);
      const begun = performance.now();
      for (let n = 0; n < size; n += 1) for (const call of calls((round += 1))) await send(contender, call);
      const wall = performance.now() - begun;
      const cost = spentSince(before, await timesOf(contender, database)) / size;
      if (wall > slowMs) {
        costs.set(contender.name, [cost]);
        sizes.set(contender.name, 0);
      } else if (batch === 0) {
        // The first was to warm up, and says how many calls fit into a turn.
        sizes.set(contender.name, Math.max(1, Math.min(mostCalls, Math.floor((batchMs / wall) * size))));
      } else costs.get(contender.name)!.push(cost);
    }
  }
  return Object.fromEntries([...costs].map(([name, measured]) => [name, median(measured)]));
}

type Times = Map<number, number>;

/** So far, of the server and of each of its connections. */
export async function timesOf({ pid, name }: Contender, database: pg.Pool | null): Promise<Times> {
  const pids = [pid, ...(database ? await backendsOf(database, name) : [])];
  return new Map(pids.map((one) => [one, processorTime(one)]));
}

/** A connection that began meanwhile counts whole; one that ended is no longer to be seen. */
export function spentSince(before: Times, after: Times): number {
  return [...after].reduce((total, [pid, time]) => total + time - (before.get(pid) ?? 0), 0);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
