import { donations, fees } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';
import { sealAuditEntries } from '../platform/audit/audit.repository.ts';
import { findDisagreements, type Finding } from '../verify/verify.ts';
import { openMoneyDesk } from './money-desk.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

/** A centre with some of everything: donations and fees that are paid, waiting and taken back; audit entries sealed and not yet. */
export async function startCentreWithMoney(): Promise<TestApp> {
  const app = await startTestApp();
  const desk = await openMoneyDesk(app);
  const approve = { decision: 'approve' as const };
  const paid = await desk.donationWithSlip();
  await app.call(donations.decide, { params: { id: paid }, body: approve }, desk.token);
  const bounced = await desk.donationWithSlip();
  await app.call(donations.decide, { params: { id: bounced }, body: approve }, desk.token);
  const body = { reason: 'The cheque bounced' };
  await app.call(donations.reverse, { params: { id: bounced }, body }, desk.token);
  await desk.donationWithSlip();
  const { feeId } = await desk.renewalWithSlip();
  await app.call(fees.decide, { params: { id: feeId }, body: approve }, desk.token);
  await sealAuditEntries(app.db);
  // The entries of this one still wait for their seal.
  await desk.renewalWithSlip();
  return app;
}

/** Changes the database past its triggers and foreign keys, looks at it, and takes the change back. */
export async function lookAfter<Result>(
  db: Db,
  tamperings: readonly RawBuilder<unknown>[],
  look: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const tx = await db.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const tampering of tamperings) await tampering.execute(tx);
    await sql`set local session_replication_role = origin`.execute(tx);
    return await look(tx);
  } finally {
    await tx.rollback().execute();
  }
}

export function foundAfter(db: Db, ...tamperings: RawBuilder<unknown>[]): Promise<Finding[]> {
  return lookAfter(db, tamperings, findDisagreements);
}
