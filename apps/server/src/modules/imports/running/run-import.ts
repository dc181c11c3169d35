import type { Db } from '../../../db/open-database.ts';
import { AppError } from '../../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { type JobHandler, JobPaused, type JobRun } from '../../../platform/jobs/job-handler.ts';
import type { ImportTarget, ImportTargets, NewBatch } from '../import-target.ts';
import { findImport, type ImportRow } from '../import.repository.ts';
import { bytesOf } from '../preview.service.ts';
import { words } from '../words.en.ts';
import { insertRows } from './insert-rows.ts';
import { removeRows } from './remove-rows.ts';
import { markDone, markFailed, setError } from './run.repository.ts';

export const runImportJob = 'run_import';

const daysToUndo = 30;
/** A process that ends again and again may go on; an error that comes again and again will not go away. */
const patience = 5;

/**
 * Brings the rows of an import in. Whenever it is interrupted, it goes on where it was; whatever goes wrong for good, the
 * rows are taken back. Of what does not stay in the books nobody sees anything before the very last statement.
 */
export const runImport =
  (targets: ImportTargets): JobHandler =>
  async (ctx, payload, run) => {
    const { importId, by } = payload as { importId: string; by: { id: string; name: string } };
    const row = await findImport(ctx.db, importId);
    if (row?.state !== 'running') return;
    const target = targets[row.target];
    const begun = performance.now();
    const batch = { importId, now: ctx.now, by, enteredBy: row.createdBy };
    const error = row.error ?? (await insert(ctx, target, row, { batch, run }));
    const now = new Date(ctx.now.getTime() + Math.round(performance.now() - begun));
    if (error === null) await finish(ctx, row, by, now);
    else await giveUp(ctx, target, row, { error, batch, now, run });
  };

/** Answers why it failed, where trying again would not help. */
async function insert(
  ctx: Ctx,
  target: ImportTarget,
  row: ImportRow,
  { batch, run }: { batch: NewBatch; run: JobRun },
): Promise<string | null> {
  try {
    const bytes = await bytesOf(ctx, row);
    const rejected = await insertRows(ctx.db as Db, target, row, { bytes, batch, ...run });
    return row.onError === 'abort' && rejected > 0 ? words.rowsHaveErrors(rejected) : null;
  } catch (error) {
    if (error instanceof JobPaused) throw error;
    if (error instanceof AppError) return error.message;
    if (run.attempt < patience && !run.isLastAttempt) throw error;
    ctx.log.error({ err: error, importId: row.id }, 'an import failed');
    return words.failed;
  }
}

interface Ending {
  error: string;
  batch: NewBatch;
  now: Date;
  run: JobRun;
}

async function giveUp(
  ctx: Ctx,
  target: ImportTarget,
  row: ImportRow,
  { error, batch, now, run }: Ending,
): Promise<void> {
  await setError(ctx.db, row.id, error);
  await removeRows(ctx.db as Db, target, batch, run);
  await inTransaction(ctx, async (tx) => {
    await markFailed(tx, row.id, now);
    await ctx.audit(tx, {
      action: 'fail',
      entity: 'Import',
      entityId: row.id,
      label: row.fileName,
      reason: error,
      by: batch.by,
    });
  });
}

async function finish(ctx: Ctx, { id, fileName }: ImportRow, by: NewBatch['by'], now: Date): Promise<void> {
  const undoUntil = new Date(now.getTime() + daysToUndo * 86_400_000);
  await inTransaction(ctx, async (tx) => {
    await markDone(tx, id, { now, undoUntil });
    const { createdCount, rejectedCount, target } = (await findImport(tx, id))!;
    const after = { target, created: createdCount, rejected: rejectedCount };
    await ctx.audit(tx, { action: 'import', entity: 'Import', entityId: id, label: fileName, after, by });
  });
}
