/* An office of 20 who work at once: embedded against PostgreSQL, at half load, and at twice what it can bear. */
import { readSamples } from './data/read-samples.ts';
import { type Contender, startProduct } from './support/contenders.ts';
import { crowd, stream } from './support/crowds.ts';
import { embeddedFolder } from './support/embedded-folder.ts';
import { openFilledDatabases } from './support/filled-databases.ts';
import { spentSince, timesOf } from './support/measure-case.ts';
import { memoryOf } from './support/processor-time.ts';
import { keepResults } from './support/results.ts';
import type { Samples } from './data/read-samples.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);

async function costOfCall(server: Contender, samples: Samples, pool: Parameters<typeof timesOf>[1]) {
  const before = await timesOf(server, pool);
  const rate = await crowd(server, samples, seconds);
  return { rate, cost: spentSince(before, await timesOf(server, pool)) / (rate * seconds) };
}

const databases = await openFilledDatabases();
const { url, pool, remove } = await databases.copy('10k');
const samples = await readSamples(pool);
const folder = await embeddedFolder('10k');
try {
  const figures: Record<string, number> = {};
  const onServer = await startProduct(url);
  await crowd(onServer, samples, seconds);
  const postgres = await costOfCall(onServer, samples, pool);
  // Longer than the rest: of a thousand calls the 99th percentile is the tenth slowest, and sways.
  const half = await stream(onServer, samples, postgres.rate / 2, 3 * seconds);
  const over = await stream(onServer, samples, postgres.rate * 2, seconds);
  figures['office of 20 on PostgreSQL: calls a second'] = postgres.rate;
  figures['office of 20 on PostgreSQL: ms of processor time for a call'] = postgres.cost;
  figures['half load on PostgreSQL: p99 as a multiple of the median'] = half.p99 / half.median;
  figures['twice the load on PostgreSQL: share refused'] = over.refused;
  figures['twice the load on PostgreSQL: answered, as a share of what it can bear'] =
    over.answered / postgres.rate;
  figures['memory of the server on PostgreSQL after this, MB'] = memoryOf(onServer.pid) / 1e6;
  await onServer.stop();

  const embedded = await startProduct(undefined, folder.path);
  await crowd(embedded, folder.samples, seconds);
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
