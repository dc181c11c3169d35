import { join } from 'node:path';
import { createDatabase, dropDatabase } from '../apps/server/src/testing/postgres-databases.ts';
import { isGapless, rateOf, type Servers, startServers, waitsDuring } from './support/write-load.ts';

// POSTGRES_SERVER names a PostgreSQL server on which databases can be made; its durability is what it is set to.
// CONTROL names another checkout of this repository, already built, to compare with in the same run.
const server = process.env['POSTGRES_SERVER'];
const own = join(import.meta.dirname, '..');
const control = process.env['CONTROL'];
const people = 20;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 2);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

interface Contender {
  name: string;
  checkout: string;
  servers: number;
  url?: string | undefined;
  running: Servers;
  rates: number[];
}

async function contend(name: string, checkout: string, servers: number, url?: string): Promise<Contender> {
  const running = await startServers(checkout, servers, url);
  return { name, checkout, servers, url, running, rates: [] };
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
    const { name, running, url, rates } = contender;
    const measuring = rateOf(running, people, seconds);
    const waits = url ? await waitsDuring(url, measuring) : null;
    rates.push(await measuring);
    const waited = waits
      ? `, waiting for locks ${percent(waits.onLocks)}, light locks ${percent(waits.onLightLocks)}`
      : '';
    console.log(`  ${rates.at(-1)!.toFixed(1).padStart(7)} /s  ${name}${waited}`);
  }
}
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
