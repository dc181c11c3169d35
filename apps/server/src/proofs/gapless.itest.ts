import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram, runProgram } from '../db/durability/run-program.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { type DatabasePlace, migratedPlace } from '../testing/database-place.ts';
import { howMany } from '../testing/how-many.ts';
import { insertWaitingDonations } from '../testing/waiting-donations.ts';
import { findDisagreements } from '../verify/verify.ts';

const approvals = howMany({ test: 40, prove: 500 });
const kills = howMany({ test: 1, prove: 10 });

let place: DatabasePlace;
beforeAll(async () => {
  place = await migratedPlace();
  await buildProgram('approver');
});
afterAll(() => place.remove());

async function opened<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Approves for a moment, or to the end; answers the receipts that were acknowledged. */
async function approve({ killed }: { killed: boolean }): Promise<{ receipts: string[]; rolledBack: number }> {
  const program = runProgram('approver', [place.dataDir, ...(place.url ? [place.url] : [])]);
  await program.said('READY');
  if (killed) {
    await sleep(100 + Math.random() * 200);
    program.process.kill('SIGKILL');
  }
  await program.ended;
  expect(killed || program.lines.includes('DONE')).toBe(true);
  const receipts = program.lines.flatMap((line) => (line.startsWith('ACK ') ? [line.slice(4)] : []));
  return { receipts, rolledBack: program.lines.filter((line) => line === 'ROLLED BACK').length };
}

test(`${approvals} approvals, three in ten rolled back, ${kills} kills: receipt numbers run from one without a hole`, async () => {
  await opened(({ kysely }) => insertWaitingDonations(kysely, approvals));
  const acknowledged: string[] = [];
  let rolledBack = 0;
  for (let run = 0; run <= kills; run++) {
    const done = await approve({ killed: run < kills });
    acknowledged.push(...done.receipts);
    rolledBack += done.rolledBack;
  }
  await opened(async ({ kysely }) => {
    const issued = await kysely.selectFrom('receipts').select(['receiptNumber', 'position']).execute();
    const positions = issued.map(({ position }) => position).sort((a, b) => a - b);
    expect(positions).toEqual(Array.from({ length: approvals }, (_, i) => i + 1));
    const numbers = new Set(issued.map(({ receiptNumber }) => receiptNumber));
    expect(acknowledged.filter((number) => !numbers.has(number))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(rolledBack).toBeGreaterThan(approvals / 10);
    const [disagreement] = await findDisagreements(kysely);
    expect(disagreement).toBeUndefined();
  });
});
