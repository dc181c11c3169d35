import { runImportJob } from '../running/run-import.ts';
import { setError } from '../running/run.repository.ts';
import { undoImportJob } from '../running/undo-import.service.ts';
import { findAbandonedImports, findOldImports, forgetFile, removePreview } from './tidy.repository.ts';
import { words } from '../words.en.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';

const daysToKeep = 30;

/** Lets go of files that have been kept long enough, and brings to an end what nobody works on any more. */
export const tidyImports: JobHandler = async (ctx) => {
  await forgetOldFiles(ctx);
  for (const { id, state, createdBy, createdByName } of await findAbandonedImports(ctx.db, [
    runImportJob,
    undoImportJob,
  ])) {
    await inTransaction(ctx, async (tx) => {
      if (state === 'running') await setError(tx, id, words.failed);
      const by = { id: createdBy, name: createdByName };
      const kind = state === 'running' ? runImportJob : undoImportJob;
      await enqueue(tx, { kind, payload: { importId: id, by }, uniqueKey: id, isBulk: true, now: ctx.now });
    });
  }
};

async function forgetOldFiles(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - daysToKeep * 86_400_000);
  for (const { id, fileId, state } of await findOldImports(ctx.db, before)) {
    await inTransaction(ctx, async (tx) => {
      await forgetFile(tx, id);
      if (state === 'previewed') await removePreview(tx, id);
      if (fileId !== null) await ctx.files.remove(tx, fileId);
    });
  }
}
