import type { BackupOrder, FactsOf } from '../../../backup/process/orders.ts';
import { runOrder } from '../../../backup/process/run-order.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { JobRun } from '../../../platform/jobs/job-handler.ts';
import { updateBackup } from '../backup.repository.ts';

const tellEveryMs = 1_000;

/** In a process of its own: tells once a second how far it is, and ends it when this process has to end. */
export async function runInProcess<Kind extends BackupOrder['kind']>(
  { db }: Ctx,
  { id, run }: { id: string; run: JobRun },
  order: Extract<BackupOrder, { kind: Kind }>,
): Promise<FactsOf[Kind]> {
  const ending = new AbortController();
  let paused: unknown;
  let progress: { step: 'rows' | 'files' | 'check'; count: number } | undefined;
  const telling = setInterval(() => {
    try {
      run.pauseIfAsked();
    } catch (error) {
      paused = error;
      ending.abort();
      return;
    }
    if (progress) void updateBackup(db, id, progress).catch(() => {});
    progress = undefined;
  }, tellEveryMs);
  try {
    return await runOrder(order, { signal: ending.signal, onProgress: (now) => (progress = now) });
  } catch (error) {
    throw paused ?? error;
  } finally {
    clearInterval(telling);
  }
}
