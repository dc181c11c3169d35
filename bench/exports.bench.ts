/*
 * Exports 1,000,000 donations from PostgreSQL as CSV and as XLSX: how much memory the server takes, and what somebody notices
 * who works at the desk meanwhile.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { exportFigures, type ExportFormat, exportGoals } from './support/export-goals.ts';
import { openFilledDatabases } from './support/filled-databases.ts';
import { type Latency, measureLatency } from './support/latency.ts';
import { keepResults } from './support/results.ts';
import { startServer } from './support/running-server.ts';

const databases = await openFilledDatabases();
const { url, pool, remove } = await databases.copy('1m');
const figures: Record<string, number> = {};

/** The day since which 1,000,000 payments were made for donations, and the one before which the first were. */
const { rows } = await pool.query<{ from: string; first: string }>(
  `SELECT (SELECT paid_on FROM payments WHERE donation_id IS NOT NULL AND status = 'paid'
           ORDER BY paid_on DESC OFFSET 999999 LIMIT 1)::text AS from,
          (SELECT min(paid_on) + 7 FROM payments WHERE donation_id IS NOT NULL AND status = 'paid')::text AS first`,
);
const { from, first } = rows[0]!;
process.env['DATABASE_URL'] = url;
const server = await startServer();

/** What people at the desk ask for all day. */
const asked = [
  '/member?take=25',
  '/donations?take=25',
  '/auth/me',
  '/member?standing=current&sortBy=joinedOn',
];
let turn = 0;
async function workAtTheDesk() {
  turn += 1;
  await (await server.request(asked[turn % asked.length]!)).arrayBuffer();
}

/** How many bytes came; none of them is kept. */
async function take(path: string): Promise<number> {
  let bytes = 0;
  const { body } = await server.request(path);
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) bytes += piece.length;
  return bytes;
}

const show = ({ calls, median, p95, worst }: Latency) =>
  `${calls} calls, median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${worst.toFixed(0)} ms`;

async function measure(format: ExportFormat) {
  const path = `/reports/donations/export?format=${format}`;
  await take(`${path}&to=${first}`);
  await measureLatency(workAtTheDesk, sleep(3000));
  const idle = await measureLatency(workAtTheDesk, sleep(15_000));
  const before = server.memory();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, server.memory())), 50);
  const begun = performance.now();
  const job = take(`${path}&from=${from}`);
  const meanwhile = await measureLatency(workAtTheDesk, job);
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${format}: ${((await job) / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s`);
  console.log(`idle: ${show(idle)}\nmeanwhile: ${show(meanwhile)}`);
  const names = exportFigures(format);
  figures[names.memory] = (peak - before) / 1e6;
  figures[names.slowdown] = meanwhile.p95 / idle.p95;
}

try {
  await measure('csv');
  await measure('xlsx');
  keepResults({ figures });
  for (const [name, value] of Object.entries(figures)) {
    console.log(`${name}: ${value.toFixed(2)}, at most ${exportGoals[name]}`);
    if (value > exportGoals[name]!) process.exitCode = 1;
  }
} finally {
  await server.stop();
  await remove();
  await databases.stop();
}
