import { setTimeout as sleep } from 'node:timers/promises';
import type { Samples } from '../data/read-samples.ts';
import { type Contender, send } from './contenders.ts';
import { officeCall } from './office-mix.ts';

const clients = 20;
let turn = 0;

/** Twenty people ask again as soon as they are answered; answers calls a second. */
export async function crowd(server: Contender, samples: Samples, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let calls = 0;
  const one = async () => {
    while (performance.now() < end) {
      await send(server, officeCall(samples, (turn += 1)));
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, one));
  return calls / seconds;
}

/** Calls come at a steady pace, whether or not the ones before are answered. Times are milliseconds. */
export async function stream(server: Contender, samples: Samples, perSecond: number, seconds: number) {
  const times: number[] = [];
  const refusals: number[] = [];
  const open: Promise<void>[] = [];
  const count = Math.floor(perSecond * seconds);
  const begun = performance.now();
  for (let n = 0; n < count; n += 1) {
    const due = begun + (n * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    const call = officeCall(samples, (turn += 1));
    open.push(
      send(server, call).then(
        () => void times.push(performance.now() - due),
        () => void refusals.push(performance.now() - due),
      ),
    );
  }
  await Promise.all(open);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return {
    median: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    refused: refusals.length / count,
    slowestRefusal: Math.max(0, ...refusals),
    answered: times.length / ((performance.now() - begun) / 1000),
  };
}

/**
 * So many people at once who keep their connection and ask again as soon as they are answered, or a moment after they were
 * refused. Times are milliseconds, of answers and refusals together.
 */
export async function multitude(server: Contender, samples: Samples, people: number, seconds: number) {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const one = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      const isRefused = await send(server, officeCall(samples, (turn += 1))).then(
        () => false,
        () => true,
      );
      times.push(performance.now() - begun);
      if (isRefused) await sleep(200);
    }
  };
  await Promise.all(Array.from({ length: people }, one));
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor((times.length - 1) * 0.95)] ?? Number.NaN };
}
