import { setTimeout as sleep } from 'node:timers/promises';

export interface Latency {
  calls: number;
  median: number;
  p95: number;
  worst: number;
}

/** Calls again and again, with a little pause as people make them, until `until` is settled; in milliseconds. */
export async function measureLatency(
  call: () => Promise<unknown>,
  until: Promise<unknown>,
): Promise<Latency> {
  const times: number[] = [];
  const end = new AbortController();
  const over = until.finally(() => end.abort());
  while (!end.signal.aborted) {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
    await sleep(15);
  }
  await over;
  times.sort((one, other) => one - other);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { calls: times.length, median: at(0.5), p95: at(0.95), worst: at(1) };
}
