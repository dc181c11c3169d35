import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram, runProgram, type ProgramRun } from './run-program.ts';

let dataDir: string;
const started: ProgramRun[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kathok-second-'));
  await buildProgram('writer');
});
afterAll(async () => {
  await Promise.all(started.map(kill));
  await rm(dataDir, { recursive: true, force: true });
});

function start(): ProgramRun {
  const writer = runProgram('writer', [dataDir]);
  started.push(writer);
  return writer;
}

async function kill(writer: ProgramRun): Promise<void> {
  writer.process.kill('SIGKILL');
  await writer.ended;
}

test('a second opener ends at once and says who holds the folder; a killed one leaves it free', async () => {
  const first = start();
  await first.said('STATE');
  const second = start();
  const refusal = await second.said('REFUSED');
  expect(refusal).toContain(`${dataDir} is in use by process ${first.process.pid} since `);
  expect(await second.ended).toBe(1);
  await kill(first);
  const third = start();
  await third.said('STATE');
  await kill(third);
});

test('of three that start together on a stale lock exactly one gets the folder', async () => {
  const three = [start(), start(), start()];
  const said = await Promise.all(three.map((writer) => writer.said('STATE', 'REFUSED')));
  expect(said.filter((line) => line.startsWith('STATE'))).toHaveLength(1);
  await Promise.all(three.map(kill));
});
