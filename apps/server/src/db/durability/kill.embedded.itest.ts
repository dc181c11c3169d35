import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { buildProgram, runProgram } from './run-program.ts';

const kills = howMany({ test: 1, prove: 1000 });
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kathok-kill-'));
  await buildProgram('writer');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the writer, lets it write for a moment and kills it; tells what it found and what it acknowledged last. */
async function writeUntilKilled({ untilAcknowledged }: { untilAcknowledged: boolean }) {
  const writer = runProgram('writer', [dataDir]);
  const state = JSON.parse((await writer.said('STATE')).slice('STATE '.length)) as Record<string, number>;
  if (untilAcknowledged) await writer.said('ACK');
  await sleep(Math.random() * 300);
  writer.process.kill('SIGKILL');
  await writer.ended;
  const acknowledged = writer.lines
    .filter((line) => line.startsWith('ACK'))
    .map((line) => Number(line.slice(4)));
  return { state, acknowledged };
}

test(`${kills} times killed while writing: nothing acknowledged is lost, nothing is half there, it always reopens`, async () => {
  let last = 0;
  let total = 0;
  for (let round = 0; round <= kills; round++) {
    const { state, acknowledged } = await writeUntilKilled({ untilAcknowledged: round % 2 === 0 });
    expect(state['last'], 'an acknowledged transaction is gone').toBeGreaterThanOrEqual(last);
    expect(state).toEqual({ first: state['last'], second: state['last'], last: state['last'] });
    last = acknowledged.at(-1) ?? state['last']!;
    total += acknowledged.length;
  }
  expect(total, 'hardly anything was written, so nothing is proven').toBeGreaterThan(kills / 2);
});
