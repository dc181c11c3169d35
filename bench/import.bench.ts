/* Imports 50,000 members while somebody else works: how much memory the server takes, and what the other one notices. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Latency, measureLatency } from './support/latency.ts';
import { register } from './support/register.ts';
import { startServer } from './support/running-server.ts';

const rows = Number(process.env['BENCH_ROWS'] ?? 50_000);
const mostMemory = 300 * 1e6;
const mostSlowdown = 3;

const server = await startServer();
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, server.memory())), 25);
const get = async (path: string) => (await server.request(path)).json() as Promise<Record<string, never>>;

async function upload(
  fields: Record<string, string | Blob>,
): Promise<{ importId: string; totals: { good: number; bad: number } }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return (await server.request('/member/bulk-upload-members', { method: 'POST', body })).json() as never;
}

async function untilState(id: string, state: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const progress = (await get(`/imports/${id}`)) as unknown as { state: string; error: string | null };
    if (progress.state === state) return (performance.now() - begun) / 1000;
    if (progress.state === 'failed') throw new Error(progress.error ?? 'failed');
    await sleep(500);
  }
}

/** What a person at the desk does all day. */
let turn = 0;
const workAtTheDesk = () => {
  turn += 1;
  return get(
    [
      '/member?take=25',
      `/member?q=dorji%20${turn % 90}`,
      '/auth/me',
      '/member?standing=current&sortBy=joinedOn',
    ][turn % 4]!,
  );
};

async function bringIn(file: Blob) {
  const { importId, totals } = await upload({ file });
  if (totals.bad > 0) throw new Error(`${totals.bad} bad rows`);
  await upload({ importId, mode: 'commit' });
  return importId;
}

const show = ({ calls, median, p95, worst }: Latency) =>
  `${calls} calls, median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${worst.toFixed(0)} ms`;

try {
  const first = await bringIn(register(2000, 0));
  await untilState(first, 'done');
  await measureLatency(workAtTheDesk, sleep(3000));
  const idle = await measureLatency(workAtTheDesk, sleep(15_000));
  console.log(`${rows} rows, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'embedded'}`);
  console.log(`idle: ${show(idle)}`);

  const file = register(rows, 100_000);
  const before = server.memory();
  peak = before;
  const slowdowns: number[] = [];
  let importId = '';
  const phase = async (name: string, work: () => Promise<unknown>) => {
    const begun = performance.now();
    const latency = await measureLatency(workAtTheDesk, work());
    const seconds = (performance.now() - begun) / 1000;
    const slowdown = latency.p95 / idle.p95;
    slowdowns.push(slowdown);
    console.log(
      `${name}: ${seconds.toFixed(1)} s; others: ${show(latency)} (p95 is ${slowdown.toFixed(2)} × idle)`,
    );
  };
  await phase('preview', async () => ({ importId } = await upload({ file })));
  await phase('import', async () => {
    await upload({ importId, mode: 'commit' });
    await untilState(importId, 'done');
  });
  const growth = peak - before;
  await phase('undo', async () => {
    await server.request(`/imports/${importId}/undo`, { method: 'POST' });
    await untilState(importId, 'undone');
  });

  console.log(`memory: grew by ${(growth / 1e6).toFixed(0)} MB (limit ${mostMemory / 1e6} MB)`);
  if (growth > mostMemory || Math.max(...slowdowns) > mostSlowdown) process.exitCode = 1;
} finally {
  clearInterval(watch);
  await server.stop();
}
