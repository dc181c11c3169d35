import type { ImportProgress, imports, InputOf } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Db } from '../../../db/open-database.ts';
import { requireSecondPerson, visible } from '../import-access.ts';
import { progressOf } from '../import-progress.ts';
import type { ImportBatch, ImportTargets } from '../import-target.ts';
import { findImport, lockImport } from '../import.repository.ts';
import { removeRows } from './remove-rows.ts';
import { markUndoing, markUndone } from './run.repository.ts';
import { words } from '../words.en.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';

export const undoImportJob = 'undo_import';

/** Takes a whole import back: out of sight at once, and row by row afterwards. */
export const undoImport =
  (targets: ImportTargets) =>
  async (ctx: Ctx, { params }: InputOf<typeof imports.undo>): Promise<ImportProgress> => {
    await inTransaction(ctx, async (tx) => {
      const row = visible(ctx, await lockImport(tx, params.id));
      if (row.state === 'undoing' || row.state === 'undone') return;
      if (row.state !== 'done') throw new AppError('wrong_state', { detail: words.notDone });
      if (!row.undoUntil || row.undoUntil < ctx.now)
        throw new AppError('wrong_state', { detail: words.tooLate });
      const target = targets[row.target];
      await requireSecondPerson(tx, ctx, target, row);
      const counts = await target.lockAndCountDependents(tx, row.id);
      const inTheWay = Object.entries(counts).filter(([, count]) => count > 0);
      if (inTheWay.length > 0) {
        throw new AppError('in_use', { detail: words.builtUpon, counts: Object.fromEntries(inTheWay) });
      }
      await markUndoing(tx, row.id);
      const { id, name } = actorOf(ctx);
      await enqueue(tx, {
        kind: undoImportJob,
        payload: { importId: row.id, by: { id, name } },
        uniqueKey: row.id,
        isBulk: true,
        now: ctx.now,
      });
      await ctx.audit(tx, {
        action: 'undo',
        entity: 'Import',
        entityId: row.id,
        label: row.fileName,
        before: { created: row.createdCount },
      });
    });
    return progressOf(visible(ctx, await findImport(ctx.db, params.id)), ctx.now);
  };

export const finishUndo =
  (targets: ImportTargets): JobHandler =>
  async (ctx, payload, run) => {
    const { importId, by } = payload as Pick<ImportBatch, 'importId' | 'by'>;
    const row = await findImport(ctx.db, importId);
    if (row?.state !== 'undoing') return;
    await removeRows(ctx.db as Db, targets[row.target], { importId, by, now: ctx.now }, run);
    await markUndone(ctx.db, row.id);
  };
