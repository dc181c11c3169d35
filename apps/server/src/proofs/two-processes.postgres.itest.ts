import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { type DatabasePlace, migratedPlace } from '../testing/database-place.ts';
import { startDonating } from '../testing/donating.ts';
import { howMany, testInProve } from '../testing/how-many.ts';
import { makeNextVersion } from '../testing/next-version.ts';
import { startRoundRobin } from '../testing/round-robin.ts';
import { type RunningProduct, startProcess } from '../testing/running-product.ts';
import { startS3 } from '../testing/s3-server.ts';
import { findDisagreements } from '../verify/verify.ts';

const rounds = howMany({ test: 1, prove: 25 });
/** Enough for every client to be busy when it happens. */
const some = 40;

let place: DatabasePlace;
let running: RunningProduct[] = [];
let proxy: Awaited<ReturnType<typeof startRoundRobin>>;
const everAcknowledged: string[] = [];

beforeAll(async () => {
  place = await migratedPlace();
  running = [await startProcess(place), await startProcess(place)];
  proxy = await startRoundRobin(running.map(({ port }) => port));
});
afterAll(async () => {
  for (const { process, ended } of running) {
    process.kill('SIGKILL');
    await ended;
  }
  await proxy.close();
  await place.remove();
});

/** The first process is replaced by this one. */
function replaceFirst(product: RunningProduct): void {
  running = [...running.slice(1), product];
  proxy.use(...running.map(({ port }) => port));
}

async function stopGracefully({ process, ended }: RunningProduct): Promise<void> {
  process.kill('SIGTERM');
  expect(await ended).toBe(0);
}

/** It ends with its test, also where that fails. */
async function startLoad() {
  const load = await startDonating(proxy.url);
  onTestFinished(() => load.stop());
  return load;
}

/** What was acknowledged is there once, and nothing else is: no call was done twice. */
async function expectExactly(acknowledged: ReadonlyMap<string, string>): Promise<void> {
  everAcknowledged.push(...acknowledged.values());
  const database = await openDatabase(place);
  try {
    const saved = await database.kysely.selectFrom('donations').select('id').execute();
    expect(saved.map(({ id }) => id).toSorted()).toEqual(everAcknowledged.toSorted());
    // As of one moment: the other process goes on sealing the audit.
    const moment = database.kysely.transaction().setIsolationLevel('repeatable read');
    expect(await moment.execute((tx) => findDisagreements(tx))).toEqual([]);
  } finally {
    await database.close();
  }
}

// Killed, as below, it is harder.
testInProve(
  `${rounds} times one of two processes is stopped under load, and nobody sees an error`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const load = await startLoad();
      await load.more(some);
      await stopGracefully(running[0]!);
      await load.more(some);
      await load.stop();
      expect(load.errors).toEqual([]);
      await expectExactly(load.acknowledged);
      replaceFirst(await startProcess(place));
    }
  },
);

test(`${rounds} times one of two processes is killed under load: what was acknowledged is there, what is repeated is done once`, async () => {
  let interrupted = 0;
  for (let round = 0; round < rounds; round += 1) {
    const load = await startLoad();
    await load.more(some);
    running[0]!.process.kill('SIGKILL');
    await running[0]!.ended;
    await load.more(some);
    await load.stop();
    interrupted += load.errors.length;
    // The proxy says 502 for what was under way; nothing else went wrong.
    expect(load.errors.filter((error) => !/^502|request_running/.test(error))).toEqual([]);
    await expectExactly(load.acknowledged);
    replaceFirst(await startProcess(place));
  }
  expect(interrupted, 'nothing was under way, so nothing is proven').toBeGreaterThan(0);
});

// What the next version migrates is proved by released-migrations of `npm run check`.
testInProve(
  'the old version goes on while the next one migrates, and is then replaced, without an error',
  async () => {
    const next = await makeNextVersion(`
    ALTER TABLE donations ADD COLUMN next_version_note text;
    CREATE TABLE next_version_notes (id uuid PRIMARY KEY, donation_id uuid REFERENCES donations);`);
    const load = await startLoad();
    await load.more(some);
    const product = await startProcess(place, {}, next.root);
    const [old] = running;
    proxy.use(...running.map(({ port }) => port), product.port);
    // All three serve at once: two old ones and the next.
    await load.more(some);
    replaceFirst(product);
    await stopGracefully(old!);
    await load.more(some);
    const [last] = running;
    replaceFirst(await startProcess(place, {}, next.root));
    await stopGracefully(last!);
    await load.more(some);
    await load.stop();
    expect(load.errors).toEqual([]);
    await expectExactly(load.acknowledged);
    await expect(startProcess(place)).rejects.toThrow(
      'made by a newer program (it has 9000_next_version.sql)',
    );
    await next.remove();
  },
);

// That a bucket refuses or does not answer is met by files.postgres.itest.ts.
testInProve(
  'a wrong key of the file storage ends the start with a plain line; a storage that is down does not',
  async () => {
    const s3 = await startS3();
    const other = await migratedPlace();
    const wrong = { ...s3.env, S3_SECRET_ACCESS_KEY: 'wrong' };
    await expect(startProcess(other, wrong)).rejects.toThrow(
      /did not start: The file storage http:\S+kathok-test refused the access \(403 SignatureDoesNotMatch\)\. Check/,
    );
    const { S3_BUCKET: _, ...incomplete } = s3.env;
    await expect(startProcess(other, incomplete)).rejects.toThrow('S3_BUCKET is not set');
    await s3.stop();
    const product = await startProcess(other, s3.env);
    expect((await fetch(`http://127.0.0.1:${product.port}/api/health`)).status).toBe(200);
    await expect.poll(() => product.said()).toContain('the file storage does not answer');
    await stopGracefully(product);
    await other.remove();
    await s3.close();
  },
);
