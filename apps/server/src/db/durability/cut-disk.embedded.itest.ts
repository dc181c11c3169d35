import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { findDisagreements } from '../../verify/verify.ts';
import { clusterFolder } from '../data-folder.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { Disk, type Recorded, readRecords, ways } from './cut-disk.ts';
import { buildProgram, programFile } from './run-program.ts';
import { shortLived } from './short-lived.ts';

const cuts = howMany({ test: 1, prove: 100 });
let folder: string;
let records: Recorded[];
const origin = () => join(folder, 'origin');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kathok-cut-'));
  cpSync(inject('cluster'), clusterFolder(origin()), { recursive: true });
  await buildProgram('diskScenario');
  records = recordScenario();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the scenario once, on a disk of which every call is written down. */
function recordScenario(): Recorded[] {
  const dataDir = join(folder, 'recorded');
  cpSync(origin(), dataDir, { recursive: true });
  const file = join(folder, 'record');
  const recorder = new URL('./record-disk.mjs', import.meta.url).href;
  const args = [...shortLived, '--import', recorder, programFile('diskScenario'), dataDir];
  const env = { ...process.env, RECORD_ROOT: clusterFolder(dataDir), RECORD_FILE: file };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect({ status, stdout }, `${stderr}`).toEqual({ status: 0, stdout: 'DONE\n' });
  return readRecords(file);
}

/** What was told to somebody and is not there. */
async function missingOf({ kysely }: Database, told: readonly string[]): Promise<string[]> {
  const there = new Set([
    ...(await kysely.selectFrom('members').select('id').execute()).map(({ id }) => `member ${id}`),
    ...(await kysely.selectFrom('receipts').select('receiptNumber').execute()).map(
      ({ receiptNumber }) => `receipt ${receiptNumber}`,
    ),
    ...(await kysely.selectFrom('certificates').select('certificateNumber').execute()).map(
      ({ certificateNumber }) => `certificate ${certificateNumber}`,
    ),
    ...(await kysely.selectFrom('imports').select(['id', 'state']).execute()).map(
      ({ id, state }) => `import ${id} ${state}`,
    ),
  ]);
  return told.filter((text) => !there.has(text));
}

/** Every so many calls that write or sync, and the very last. */
function cutPoints(): number[] {
  const places = records.flatMap(({ call }, at) => (call === 'write' || call === 'sync' ? [at] : []));
  return Array.from({ length: cuts }, (_, cut) => places[Math.ceil(((cut + 1) * places.length) / cuts) - 1]!);
}

const waysEach = howMany({ test: 1, prove: ways.length });
/** In `npm test` one at each moment, and at each another, since opening takes seconds. */
const waysAt = (turn: number) =>
  Array.from({ length: waysEach }, (_, way) => ways[(turn + 1 + way) % ways.length]!);

test(`the power goes at ${cuts} moments, and what was not synced is kept, lost or torn: nothing that was told is lost, and it always reopens`, async () => {
  const disk = new Disk(clusterFolder(origin()));
  const told: string[] = [];
  let at = 0;
  for (const [turn, cut] of cutPoints().entries()) {
    for (; at <= cut; at += 1) {
      disk.apply(records[at]!);
      if (records[at]!.call === 'told') told.push(records[at]!.text);
    }
    for (const way of waysAt(turn)) {
      const dataDir = join(folder, `cut-${cut}-${way}`);
      disk.restore(clusterFolder(dataDir), way);
      const database = await openDatabase({ dataDir });
      const missing = await missingOf(database, told);
      const disagreements = await findDisagreements(database.kysely);
      await database.close();
      rmSync(dataDir, { recursive: true });
      expect({ cut, way, missing, disagreements }).toEqual({ cut, way, missing: [], disagreements: [] });
    }
  }
  expect(records.filter(({ call }) => call === 'told').length).toBeGreaterThan(4);
});
