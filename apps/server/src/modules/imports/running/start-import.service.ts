import type { ImportProgress } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { requireSecondPerson } from '../import-access.ts';
import { progressOf } from '../import-progress.ts';
import type { ImportTarget } from '../import-target.ts';
import type { Tx } from '../../../db/open-database.ts';
import { findImport, findSameFile, type ImportRow, lockImport, lockSameFile } from '../import.repository.ts';
import { applyMapping, requireNoneMissing } from '../reading/mapping.ts';
import { runImportJob } from './run-import.ts';
import { startRun } from './run.repository.ts';
import { words } from '../words.en.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';

interface Wish {
  mapping: string | undefined;
  onError: 'skip' | 'abort';
}

/** Lets a previewed import begin. Asked twice, or by two at once, it begins once; and so does a file that was sent twice. */
export async function startImport(
  ctx: Ctx,
  target: ImportTarget,
  id: string,
  wish: Wish,
): Promise<ImportProgress> {
  const kept = orNotFound(await findImport(ctx.db, id));
  await inTransaction(ctx, async (tx) => {
    await lockSameFile(tx, kept);
    const row = orNotFound(await lockImport(tx, id));
    if (row.target !== target.name) throw new AppError('not_found');
    if (row.state === 'running' || row.state === 'done') return;
    if (row.state !== 'previewed') throw new AppError('wrong_state', { detail: words.cannotCommit });
    if (row.fileId === null) throw new AppError('wrong_state', { detail: words.fileGone });
    await requireNotBegunSince(tx, row);
    await requireSecondPerson(tx, ctx, target, row);
    const columns = applyMapping(row.columns, wish.mapping, target.fields);
    requireNoneMissing(columns, target.fields);
    await startRun(tx, id, { columns, onError: wish.onError, now: ctx.now });
    const { id: userId, name } = actorOf(ctx);
    const payload = { importId: id, by: { id: userId, name } };
    await enqueue(tx, {
      kind: runImportJob,
      payload,
      uniqueKey: id,
      maxAttempts: 20,
      isBulk: true,
      now: ctx.now,
    });
    await ctx.audit(tx, {
      action: 'start',
      entity: 'Import',
      entityId: id,
      label: row.fileName,
      after: { onError: wish.onError },
    });
  });
  return progressOf(orNotFound(await findImport(ctx.db, id)), ctx.now);
}

/** Somebody who looked at a file before it was imported was not warned; a second click would bring every row in twice. */
async function requireNotBegunSince(tx: Tx, { target, sha256, warnedOf }: ImportRow): Promise<void> {
  const same = await findSameFile(tx, target, sha256);
  if (same && same.id !== warnedOf) throw new AppError('already_exists', { detail: words.begunMeanwhile });
}
