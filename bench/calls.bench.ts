/* Every list, search, record and write of the office against the bare SQL, in processor time. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { allCases } from './cases/all-cases.ts';
import { readSamples, type Samples } from './data/read-samples.ts';
import { type Contender, send, startBare, startProduct } from './support/contenders.ts';
import { openFilledDatabases, type Size } from './support/filled-databases.ts';
import { againstBare } from './support/goals.ts';
import { atOnce, type Cost, measureCase, median, spentSince, timesOf } from './support/measure-case.ts';
import { keepResults } from './support/results.ts';

/** BENCH_SIZES=10k,100k,1m,5m_payments; BENCH_CASES=members,dashboard: measures only the cases with one of these words in their name. */
const wantedSizes = (process.env['BENCH_SIZES'] ?? '10k,100k').split(',') as Size[];
const wantedCases = (process.env['BENCH_CASES'] ?? '').split(',');
const isWanted = (name: string) => wantedCases.some((word) => name.includes(word));

const quickCases = allCases.filter(({ name }) =>
  ['members: a code', 'members: a CID', 'donations: of one member', 'one donation: read'].includes(name),
);

const databases = await openFilledDatabases();
try {
  for (const size of wantedSizes) await measureAt(size);
} finally {
  await databases.stop();
}

async function measureAt(size: Size): Promise<void> {
  const { url, pool, remove } = await databases.copy(size);
  const contenders = [await startProduct(url), await startBare(url)];
  try {
    const samples = await readSamples(pool);
    for (const contender of contenders) await warmUp(contender, samples);
    console.log(`\n${size} members, milliseconds of processor time for one call`);
    for (const one of allCases.filter(({ name }) => isWanted(name))) {
      try {
        const cost = await measureCase(one, contenders, samples, pool);
        keepResults({ cases: { [size]: { [one.name]: cost } }, postgres: databases.version });
        console.log(`  ${one.name.padEnd(36)} ${lines(one.name, cost)}`);
      } catch (error) {
        // One that fails must not cost the hours of all others.
        console.error(`  ${one.name}: ${String(error)}`);
        process.exitCode = 1;
      }
    }
    await measureHome(size, contenders[0]!, pool);
  } finally {
    for (const contender of contenders) await contender.stop();
    await remove();
  }
}

/** The costs, and their ratio beside its goal. */
function lines(name: string, cost: Cost): string {
  const costs = Object.entries(cost).map(([contender, ms]) => `${contender} ${ms.toFixed(2)}`);
  const { ratio, goal, isMet } = againstBare(name, cost);
  return `${costs.join('  ')}  ÷ bare: ${ratio.toFixed(2)} (${goal || 'no goal'}${isMet ? '' : ', missed'})`;
}

/** The answers behind the home page are kept for a second, so only the first visitor in a second costs anything. */
async function measureHome(size: Size, product: Contender, pool: Pool): Promise<void> {
  const costs: number[] = [];
  for (let visit = 0; visit <= 5; visit += 1) {
    await sleep(1100);
    const before = await timesOf(product, pool);
    await (await fetch(new URL('/', product.url))).text();
    if (visit > 0) costs.push(spentSince(before, await timesOf(product, pool)));
  }
  const figures = {
    [`public home, ${size}: ms of processor time for the first visitor in a second`]: median(costs),
  };
  keepResults({ figures });
  console.log(figures);
}

/** Node compiles what is called often, so everybody answers the same thousand quick calls before any is measured. */
async function warmUp(contender: Contender, samples: Samples): Promise<void> {
  let turn = 0;
  await atOnce(async () => {
    while (turn < 1000) {
      const round = (turn += 1);
      const calls = contender.callsOf(quickCases[round % quickCases.length]!, samples, round);
      for (const call of calls) await send(contender, call);
    }
  });
}
