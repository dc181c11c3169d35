import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diskBlobs } from '../../base/files/blobs/disk-blobs.ts';
import { everyWrite } from '../../testing/every-endpoint.ts';
import { howMany } from '../../testing/how-many.ts';
import { startAppForFile } from '../../testing/office.ts';
import { everyWriteOf } from '../../testing/writes/every-write.ts';
import { openOffice } from '../../testing/writes/office.ts';
import { readingWrites } from '../../testing/writes/reading-writes.ts';
import { failEveryStep, type Failure } from './fail-every-step.ts';
import { Failing } from './failing.ts';
import { failFiles, failGateway, failWorkers } from './failing-places.ts';
import { failStatements } from './failing-statements.ts';

const failing = new Failing();
const folder = await mkdtemp(join(tmpdir(), 'kathok-failures-'));
const app = await startAppForFile({ blobs: failFiles(diskBlobs(folder), failing) });
failStatements(app.database.pool, failing);
failGateway(app, failing);
const putBack = failWorkers(failing);
afterAll(() => rm(folder, { recursive: true }));
afterAll(putBack);

const office = await openOffice(app);
const writes = { ...everyWriteOf(office), ...readingWrites(office) };
const walk = { app, office, writes, failing };

const atStatement = (name: string, told: string, isDone = false): Failure => ({
  place: 'statement',
  name,
  told: [told],
  isDone,
});

/** What can go wrong at a step, and what the caller is told. */
const failures: Failure[] = [
  atStatement('connection lost after', 'unavailable', true),
  atStatement('connection lost before', 'unavailable'),
  atStatement('disk full', 'storage_full'),
  atStatement('statement timeout', 'overloaded'),
  atStatement('serialisation failure', 'overloaded'),
  { place: 'file', name: 'file not written', told: ['storage_unavailable'] },
  { place: 'file', name: 'file written, not answered', told: ['storage_unavailable'] },
  { place: 'gateway', name: 'bank out of reach', told: [] },
  { place: 'gateway', name: 'bank answers, not heard', told: [] },
  // What the file itself has done to its reader cannot be told from this.
  { place: 'worker', name: 'worker ends', told: ['wrong_media_type', 'unavailable'] },
];

/** Of money and of papers, each with another failure; in `npm run prove` every call with every failure. */
const inTest: [call: string, failure: string][] = [
  ['fees.decide', 'connection lost after'],
  ['donations.create', 'connection lost before'],
  ['certificates.issue', 'disk full'],
  ['receipts.void', 'statement timeout'],
  ['cardPayments.comeBack', 'bank answers, not heard'],
  ['fees.sendSlip', 'file written, not answered'],
];
const all = Object.keys(writes).flatMap((call) => failures.map(({ name }): [string, string] => [call, name]));
const rest = all.filter(([call, name]) => !inTest.some((one) => one[0] === call && one[1] === name));
const chosen = [...inTest, ...rest.slice(0, howMany({ test: 0, prove: rest.length }))];

/** Bringing a backup back is for a centre without any data: modules/restoring has its failures. */
const ofEmptyCentre = ['restoring.check', 'restoring.start'];

it('has a sample of every call that changes something', () => {
  const named = everyWrite.map(({ name }) => name);
  expect([...Object.keys(writes), ...ofEmptyCentre].sort()).toEqual(named.sort());
});

/**
 * They write down what they are about to ask the bank, and ask it, before they write down what it said: when the second
 * part fails, the first one stays, and the job goes on with it. A bank statement is kept before it is sorted for the
 * answer; read again, it adds no line.
 */
const inTwoParts = /^(cardPayments\.(comeBack|enquire|refund)|reconciliation\.read$)/;

let count = 0;
// The coverage of this walk, to be read; in a long one as it goes on, so that it may be stopped.
afterAll(() => void process.stdout.write(`${count} steps of ${chosen.length} calls and failures failed\n`));

describe.each(chosen)('%s: %s', (call, name) => {
  it('whichever step fails, it says so, leaves nothing half done, and then ends as it would have', async () => {
    const found = failures.find((one) => one.name === name)!;
    const failure = inTwoParts.test(call) ? { ...found, isDone: true } : found;
    const steps = await failEveryStep(walk, call, failure).catch((error: Error) => {
      process.stdout.write(`${call}: ${name}: ${error.message}\n`);
      throw error;
    });
    count += steps;
    if (chosen.length > inTest.length) process.stdout.write(`${call}: ${name}: ${steps}\n`);
    expect(findsSteps(failure.place, steps)).toBe(true);
  });
});

/** Every call asks the database something. */
const findsSteps = (place: Failure['place'], count: number) => place !== 'statement' || count > 0;
