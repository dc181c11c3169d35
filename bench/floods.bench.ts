/* What others notice of a flood of sign-ins, and how the server gets over three times the load it can bear. */
import { setTimeout as sleep } from 'node:timers/promises';
import { administrator } from './data/administrator.ts';
import { readSamples } from './data/read-samples.ts';
import { type Contender, startProduct } from './support/contenders.ts';
import { crowd, multitude, stream } from './support/crowds.ts';
import { openFilledDatabases } from './support/filled-databases.ts';
import { keepResults } from './support/results.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);
const intruders = 30;

/** Each tries the next password as soon as one was refused. */
async function guessPasswords({ url }: Contender, isOver: () => boolean): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: administrator.email, password: 'not the right one at all' });
  const one = async () => {
    while (!isOver()) await (await fetch(`${url}/auth/login`, { method: 'POST', headers, body })).text();
  };
  await Promise.all(Array.from({ length: intruders }, one));
}

const databases = await openFilledDatabases();
const { url, pool, remove } = await databases.copy('10k');
const samples = await readSamples(pool);
const server = await startProduct(url);
try {
  await crowd(server, samples, seconds);
  const rate = await crowd(server, samples, seconds);
  const quiet = await stream(server, samples, rate / 4, seconds);
  let isOver = false;
  const flood = guessPasswords(server, () => isOver);
  const flooded = await stream(server, samples, rate / 4, seconds);
  isOver = true;
  await flood;
  const many = await multitude(server, samples, 600, seconds);
  const over = await stream(server, samples, rate * 3, seconds);
  await sleep(5000);
  const after = await stream(server, samples, rate / 4, seconds);
  const figures = {
    'sign-in flood: p95 of the others as a multiple of a quiet time': flooded.p95 / quiet.p95,
    '600 people at once: seconds until 95 % are answered or refused': many.p95 / 1000,
    'three times the load: seconds until the slowest refusal': over.slowestRefusal / 1000,
    'three times the load: share refused': over.refused,
    'five seconds after it: share refused': after.refused,
    'five seconds after it: p95 as a multiple of a quiet time': after.p95 / quiet.p95,
  };
  keepResults({ figures });
  for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value.toFixed(2)}`);
} finally {
  await server.stop();
  await remove();
  await databases.stop();
}
