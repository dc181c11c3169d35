import type pg from 'pg';
import type { Call, Case } from '../cases/case.ts';
import type { Samples } from '../data/read-samples.ts';
import { type Contender, send } from './contenders.ts';
import { backendsOf, processorTime } from './processor-time.ts';

/** Milliseconds of processor time for one call, of the server and its connections at the database, by contender. */
export type Cost = Record<string, number>;

const batches = 3;
const batchMs = 150;
const mostCalls = 40;
/**
 * Of one case, before it is measured: Node goes on compiling what it is asked for some hundred calls, and each connection
 * plans a statement several times before it keeps the plan. A server of an office has done both long ago.
 */
const warmUpMs = 4000;
const mostWarmUps = 150;
/** What takes longer is asked once: by then starting up does not matter. */
const slowMs = 1500;
/** So many calls are under way at once: a process that sleeps between two calls pays for waking up each time. */
const together = 4;

interface Turns {
  contender: Contender;
  callsOf(round: number): Call[];
}

/**
 * The contenders take turns, so that whatever else the machine does falls on all of them alike; of their turns the
 * median counts. Processor time, not time on the wall: a busy machine then changes little. Before anything is measured all
 * are asked equally often, as often as the slowest of them manages in this time.
 */
export async function measureCase(
  one: Case,
  contenders: readonly Contender[],
  samples: Samples,
  database: pg.Pool,
): Promise<Cost> {
  const turns = contenders.map((contender): Turns => ({
    contender,
    callsOf: (round) => contender.callsOf(one, samples, round),
  }));
  let round = 0;
  /** What one call costs, of so many. */
  const ask = async ({ contender, callsOf }: Turns, times: number): Promise<number> => {
    const before = await timesOf(contender, database);
    const last = round + times;
    await atOnce(async () => {
      while (round < last) for (const call of callsOf((round += 1))) await send(contender, call);
    }, times);
    return spentSince(before, await timesOf(contender, database)) / times;
  };

  const costs = new Map<string, number[]>();
  const measured: Turns[] = [];
  let slowest = 0;
  for (const turn of turns) {
    const first = await ask(turn, 1);
    costs.set(turn.contender.name, first > slowMs ? [first] : []);
    if (first > slowMs) continue;
    measured.push(turn);
    slowest = Math.max(slowest, first);
  }
  const warmUps = Math.max(1, Math.min(mostWarmUps, Math.floor(warmUpMs / slowest)));
  const sizes = new Map<Turns, number>();
  for (const turn of measured) {
    const cost = await ask(turn, warmUps);
    sizes.set(turn, Math.max(1, Math.min(mostCalls, Math.floor(batchMs / cost))));
  }
  for (let batch = 0; batch < batches; batch += 1)
    for (const turn of measured) costs.get(turn.contender.name)!.push(await ask(turn, sizes.get(turn)!));
  return Object.fromEntries([...costs].map(([name, all]) => [name, median(all)]));
}

/** The same work by some clients at once. */
export async function atOnce(work: () => Promise<void>, most = together): Promise<void> {
  await Promise.all(Array.from({ length: Math.min(together, most) }, work));
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
