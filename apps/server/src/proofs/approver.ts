import { contextDepsOf } from '../app-deps.ts';
import { openDatabase } from '../db/open-database.ts';
import { donationDue } from '../modules/donations/donation-due.ts';
import { decideDue } from '../modules/payments/acts/decide-due.ts';
import { inTransaction } from '../platform/context.ts';
import { writeNow } from '../db/at-end/index.ts';
import { createLog } from '../base/log.ts';
import { systemContext } from '../platform/system-context.ts';

// Started by gapless.itest.ts as `approver DATA_DIR [URL]`, and killed by it. It approves what waits; three in ten
// transactions fail after the receipt was numbered. It says each receipt only once the database has acknowledged it.
const [dataDir = '', url] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

class ForcedRollback extends Error {}

const database = await openDatabase({ dataDir, ...(url && { url }) });
const clock = { now: () => new Date() };
const baseUrl = 'http://localhost:3000';
const log = createLog('silent');
const ctx = systemContext(contextDepsOf({ database, clock, log, dataDir, baseUrl, version: '0.0.0' }));

async function approveNext(): Promise<string | null> {
  return inTransaction(ctx, async (tx) => {
    const next = await tx
      .selectFrom('payments')
      .select(['id', 'donationId'])
      .where('status', '=', 'pending')
      .orderBy('submittedAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next?.donationId) return null;
    const decided = { kind: donationDue, dueId: next.donationId, decision: { decision: 'approve' } } as const;
    const [receipt = null] = await decideDue(tx, ctx, [decided]);
    await writeNow(tx);
    if (Math.random() < 0.3) throw new ForcedRollback();
    return receipt!.receiptNumber;
  });
}

say('READY');
for (;;) {
  try {
    const receiptNumber = await approveNext();
    if (receiptNumber === null) break;
    say(`ACK ${receiptNumber}`);
  } catch (error) {
    if (!(error instanceof ForcedRollback)) throw error;
    say('ROLLED BACK');
  }
}
say('DONE');
await database.close();
