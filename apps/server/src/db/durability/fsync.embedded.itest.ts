import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { buildProgram, runProgram } from './run-program.ts';

const count = 100;
// A trace of system calls needs a program and the right to trace; both may be missing.
const canTrace = spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kathok-fsync-'));
  await buildProgram('writer');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** What happened, in order: 'FSYNC' for each that succeeded, 'ACK' for each acknowledged transaction. */
async function traceSystemCalls(): Promise<string[]> {
  const file = join(dataDir, 'trace');
  const strace = ['strace', '-f', '-o', file, '-e', 'trace=fsync,fdatasync,write'];
  expect(await runProgram('writer', [join(dataDir, 'traced'), String(count)], { before: strace }).ended).toBe(
    0,
  );
  return (await readFile(file, 'utf8')).split('\n').flatMap((line) => {
    if (/write\(1, "ACK /.test(line)) return ['ACK'];
    return /f(data)?sync(\(\d+| resumed>)\)\s+= 0/.test(line) ? ['FSYNC'] : [];
  });
}

async function countCalls(): Promise<string[]> {
  const node = ['--import', new URL('./count-fsyncs.mjs', import.meta.url).href];
  const writer = runProgram('writer', [join(dataDir, 'counted'), String(count)], { node });
  expect(await writer.ended, `${writer.lines.at(-1)}`).toBe(0);
  return writer.lines.map((line) => line.split(' ', 1)[0]!);
}

/** For each acknowledged transaction, how many fsyncs came between the one before it and itself. */
function fsyncsBeforeEachAck(events: string[]): number[] {
  const counts: number[] = [];
  let fsyncs = 0;
  for (const event of events) {
    if (event === 'FSYNC') fsyncs++;
    if (event !== 'ACK') continue;
    counts.push(fsyncs);
    fsyncs = 0;
  }
  return counts;
}

const callsOfTheProgram = { witness: 'the calls of the program', trace: countCalls };
const systemCalls = { witness: 'strace', trace: traceSystemCalls };

// A trace takes ten times as long as the calls, so `npm test` is content with these.
const witnesses = canTrace ? [callsOfTheProgram, systemCalls] : [callsOfTheProgram];

test.for(witnesses.slice(0, howMany({ test: 1, prove: 2 })))(
  'every acknowledged transaction is preceded by an fsync (witness: $witness)',
  async ({ trace }) => {
    const counts = fsyncsBeforeEachAck(await trace());
    expect(counts).toHaveLength(count);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  },
);
