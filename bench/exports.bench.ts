/*
 * Exports 1,000,000 donations from PostgreSQL as CSV and as XLSX: how much memory the server takes, and what somebody notices
 * who works at the desk meanwhile.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { fillBooks } from '../apps/server/src/testing/large-books.ts';
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts';
import { exportFigures, type ExportFormat, exportGoals } from './support/export-goals.ts';
import { type Latency, measureLatency } from './support/latency.ts';
import { keepResults } from './support/results.ts';
import { startServer } from './support/running-server.ts';

const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
/** Each member has two donations, and one in twenty is not paid. */
const members = Math.ceil(rows / 2 / 0.94);

const postgres = startPostgresServer();
process.env['DATABASE_URL'] = await postgres.address;
const figures: Record<string, number> = {};

async function fill() {
  const database = await openDatabase({ url: process.env['DATABASE_URL']!, dataDir: '' });
  await migrate(database);
  await fillBooks(database.kysely, members, ['donation']);
  await database.close();
}

await fill();
// Only now: filling takes longer than somebody stays logged in.
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
  await take(`${path}&from=2026-11-01&to=2026-11-15`);
  await measureLatency(workAtTheDesk, sleep(3000));
  const idle = await measureLatency(workAtTheDesk, sleep(15_000));
  const before = server.memory();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, server.memory())), 50);
  const begun = performance.now();
  const job = take(path);
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
  if (rows === 1_000_000) keepResults({ figures });
  for (const [name, value] of Object.entries(figures)) {
    console.log(`${name}: ${value.toFixed(2)}, at most ${exportGoals[name]}`);
    if (value > exportGoals[name]!) process.exitCode = 1;
  }
} finally {
  await server.stop();
  await postgres.stop();
}
