import { join } from 'node:path';
import { createDatabase, dropDatabase } from '../apps/server/src/testing/postgres-databases.ts';
import { keepResults } from './support/results.ts';
import {
  busyDuring,
  isGapless,
  keptPace,
  rateOf,
  type Servers,
  startServers,
  waitsDuring,
} from './support/write-load.ts';

// BENCH_DATABASE_URL names a PostgreSQL server on this machine; its durability is what it is set to.
// CONTROL names another checkout of this repository, already built, to compare with in the same run.
const server = process.env['BENCH_DATABASE_URL'];
const own = join(import.meta.dirname, '..');
const control = process.env['CONTROL'];
const people = 20;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);
const paceSeconds = 75;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 2);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

interface Contender {
  name: string;
  checkout: string;
  servers: number;
  url?: string | undefined;
  running: Servers;
  rates: number[];
  /** A share of the time that its connections were in transactions. */
  waiting: number[];
  /** Cores that were at work for it. */
  cores: number[];
}

async function contend(name: string, checkout: string, servers: number, url?: string): Promise<Contender> {
  const running = await startServers(checkout, servers, url);
  return { name, checkout, servers, url, running, rates: [], waiting: [], cores: [] };
}

const contenders: Contender[] = [];
for (const servers of server ? [1, 2] : []) {
  const database = async () => (await createDatabase(server!)).url;
  const many = servers === 1 ? 'one server' : 'two servers';
  if (control)
    contenders.push(await contend(`control, PostgreSQL, ${many}`, control, servers, await database()));
  contenders.push(await contend(`PostgreSQL, ${many}`, own, servers, await database()));
}
if (control) contenders.push(await contend('control, embedded', control, 1));
contenders.push(await contend('embedded', own, 1));

console.log(`\nPaid donations recorded by ${people} people at once, ${rounds} rounds of ${seconds} s each`);
for (const { running } of contenders) await rateOf(running, people, 2);
for (let round = 0; round < rounds; round += 1) {
  for (const contender of contenders) {
    const { name, running, url, rates, waiting, cores } = contender;
    const measuring = rateOf(running, people, seconds);
    const busy = busyDuring(running, url, measuring);
    const waits = url ? await waitsDuring(url, measuring) : null;
    rates.push(await measuring);
    cores.push(await busy);
    if (waits) waiting.push(waits.onLocks);
    const waited = waits
      ? `, waiting for locks ${percent(waits.onLocks)}, light locks ${percent(waits.onLightLocks)}`
      : '';
    console.log(
      `  ${rates.at(-1)!.toFixed(1).padStart(7)} /s  ${name}${waited}, ${cores.at(-1)!.toFixed(2)} cores busy`,
    );
  }
}
const figures: Record<string, number> = {};
// On data of its own: a start begins with plans for tables that are almost empty.
const fresh = await startServers(own, 1);
const pace = await keptPace(fresh, people, paceSeconds);
await fresh.stop();
console.log(
  `  ${pace.toFixed(2).padStart(6)} ×  the last ten of ${paceSeconds} s as the first ten, embedded`,
);
figures['paid donations by 20, embedded, for 75 s: the last ten seconds as a multiple of the first ten'] =
  pace;
for (const { name, rates, waiting, cores } of contenders) {
  const about = `paid donations by ${people}, ${name}`;
  figures[`${about}: recorded in a second`] = Math.max(...rates);
  figures[`${about}: cores at work`] = Math.max(...cores);
  if (waiting.length > 0)
    figures[`${about}: share of the time in transactions spent waiting for locks`] = Math.max(...waiting);
}
keepResults({ figures });
const best = ({ rates }: Contender) => Math.max(...rates);
for (const contender of contenders) {
  const ratio = best(contender) / best(contenders[0]!);
  const gapless = contender.url ? `, gapless: ${await isGapless(contender.url)}` : '';
  console.log(`  ${ratio.toFixed(2).padStart(6)} ×  ${contender.name}${gapless}`);
}
for (const { running, url } of contenders) {
  await running.stop();
  if (url) await dropDatabase(server!, new URL(url).pathname.slice(1));
}
