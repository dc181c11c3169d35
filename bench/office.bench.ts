/* An office of 20 who work at once: embedded against PostgreSQL, at half load, and at twice what it can bear. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readSamples } from './data/read-samples.ts';
import { type Contender, send, startProduct } from './support/contenders.ts';
import { embeddedFolder } from './support/embedded-folder.ts';
import { openFilledDatabases } from './support/filled-databases.ts';
import { spentSince, timesOf } from './support/measure-case.ts';
import { officeCall } from './support/office-mix.ts';
import { memoryOf } from './support/processor-time.ts';
import { keepResults } from './support/results.ts';
import type { Samples } from './data/read-samples.ts';

const clients = 20;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
let turn = 0;

/** Everybody asks again as soon as they are answered; answers calls a second. */
async function crowd(server: Contender, samples: Samples): Promise<number> {
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

/** Calls come at a steady pace, whether or not the ones before are answered. */
async function stream(server: Contender, samples: Samples, perSecond: number) {
  const times: number[] = [];
  let refused = 0;
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
        () => void (refused += 1),
      ),
    );
  }
  await Promise.all(open);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  const answered = times.length / ((performance.now() - begun) / 1000);
  return { median: at(0.5), p99: at(0.99), refused: refused / count, answered };
}

async function costOfCall(server: Contender, samples: Samples, pool: Parameters<typeof timesOf>[1]) {
  const before = await timesOf(server, pool);
  const rate = await crowd(server, samples);
  return { rate, cost: spentSince(before, await timesOf(server, pool)) / (rate * seconds) };
}

const databases = await openFilledDatabases();
const { url, pool, remove } = await databases.copy('10k');
const samples = await readSamples(pool);
const folder = await embeddedFolder('10k');
try {
  const figures: Record<string, number> = {};
  const onServer = await startProduct(url);
  await crowd(onServer, samples);
  const postgres = await costOfCall(onServer, samples, pool);
  const half = await stream(onServer, samples, postgres.rate / 2);
  const over = await stream(onServer, samples, postgres.rate * 2);
  figures['office of 20 on PostgreSQL: calls a second'] = postgres.rate;
  figures['office of 20 on PostgreSQL: ms of processor time for a call'] = postgres.cost;
  figures['half load on PostgreSQL: p99 as a multiple of the median'] = half.p99 / half.median;
  figures['twice the load on PostgreSQL: share refused'] = over.refused;
  figures['twice the load on PostgreSQL: answered, as a share of what it can bear'] =
    over.answered / postgres.rate;
  figures['memory of the server on PostgreSQL after this, MB'] = memoryOf(onServer.pid) / 1e6;
  await onServer.stop();

  const embedded = await startProduct(undefined, folder.path);
  await crowd(embedded, folder.samples);
  const inside = await costOfCall(embedded, folder.samples, null);
  figures['office of 20, embedded: calls a second'] = inside.rate;
  figures['office of 20, embedded: ms of processor time for a call'] = inside.cost;
  figures['office of 20: embedded as a share of PostgreSQL'] = inside.rate / postgres.rate;
  figures['memory of the server, embedded, after this, MB'] = memoryOf(embedded.pid) / 1e6;
  await embedded.stop();
  keepResults({ figures });
  for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value.toFixed(2)}`);
} finally {
  await folder.remove();
  await remove();
  await databases.stop();
}
