import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { insertPastDonations } from '../../modules/donations/index.ts';
import { insertPastFees } from '../../modules/fees/index.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import type { Actor } from '../../platform/actor.ts';
import { chance } from '../register/chance.ts';
import { sampleEmail } from '../demo-accounts.ts';
import {
  readPayers,
  readPrices,
  readPurposes,
  readRegisterDays,
  readSampleMember,
} from './books.repository.ts';
import { pastDonations } from './past-donations.ts';
import { pastFees } from './past-fees.ts';
import { donationsOfSampleMember } from './sample-member.ts';

const threeYears = 3 * 365;

/**
 * The books of three years before the centre began with this program, brought in as sheets of payments: the fees behind the
 * days that the register has, and what was given. A handful of statements, so that a sample still starts in seconds.
 */
export async function seedBooks(ctx: Ctx, by: Actor): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const dice = chance(21);
    const to = addDays(dayOf(ctx.now), -1);
    const span = { from: addDays(to, -threeYears), to };
    const members = await readPayers(tx);
    const sample = await readSampleMember(tx, sampleEmail);
    const days = await readRegisterDays(tx, span);
    const prices = await readPrices(tx);
    const [own, others] = [
      days.filter(({ memberId }) => memberId === sample?.id),
      days.filter(({ memberId }) => memberId !== sample?.id),
    ];
    const fees = [
      ...pastFees(dice, span, { members, days: others, prices }),
      ...pastFees(chance(5), span, { members: sample ? [sample] : [], days: own, prices }),
    ];
    await insertPastFees(tx, fees, await addImport(tx, ctx, by, 'fee-payments', fees.length));
    const purposes = await readPurposes(tx);
    const donations = [
      ...pastDonations(dice, span, { members, purposes }),
      ...(sample ? donationsOfSampleMember(sample, purposes, to) : []),
    ];
    await insertPastDonations(
      tx,
      donations,
      await addImport(tx, ctx, by, 'donation-payments', donations.length),
    );
  });
}

type Target = 'fee-payments' | 'donation-payments';

/** The seeded import looks like a sheet that somebody brought in on the screen of imports. */
async function addImport(tx: Tx, { now, audit }: Ctx, by: Actor, target: Target, rows: number) {
  const importId = randomUUID();
  const fileName = `${target} of the old books.xlsx`;
  await tx
    .insertInto('imports')
    .values({
      id: importId,
      target,
      fileName,
      sha256: importId.replaceAll('-', '').padEnd(64, '0'),
      state: 'done',
      headingRow: 1,
      columns: '[]',
      rowCount: rows,
      rowsDone: rows,
      createdCount: rows,
      createdBy: by.id,
      createdAt: now,
      startedAt: now,
      finishedAt: now,
      undoUntil: now,
    })
    .execute();
  await audit(tx, {
    action: 'import',
    entity: 'Import',
    entityId: importId,
    label: fileName,
    after: { rows },
  });
  return { importId, now, by, enteredBy: by.id };
}
