import { join } from 'node:path';
import type { BackupContents } from '@kathok/contract';
import type { DrillFacts } from '../../../backup/process/orders.ts';
import { JobPaused, type JobHandler } from '../../../platform/jobs/job-handler.ts';
import type { BackupDeps } from '../backup-deps.ts';
import { findBackup, findCopies, findKey, findWhole, updateBackup } from '../backup.repository.ts';
import { contentsOf } from '../present-overview.ts';
import { isThere } from '../places.ts';
import { runInProcess } from './run-in-process.ts';
import { words } from '../words.en.ts';

/** Brings the newest backup back beside the running system, and compares what came with what the backup says. */
export const drillBackup =
  (deps: BackupDeps): JobHandler =>
  async (ctx, payload, run) => {
    const { db } = ctx;
    const id = String(payload['id']);
    const asked = await findBackup(db, id);
    if (!asked || asked.endedAt) return;
    const [newest] = await findWhole(db);
    await updateBackup(db, id, {
      state: 'running',
      begunAt: new Date(),
      step: 'drill',
      drilledId: newest?.id ?? null,
    });
    const end = (values: Parameters<typeof updateBackup>[2]) =>
      updateBackup(db, id, { ...values, step: null, endedAt: new Date() });
    const fileName = newest?.fileName;
    const copies = newest ? await findCopies(db, [newest.id]) : [];
    const copy = copies.find(
      ({ place, problem }) => problem === null && fileName && isThere(place, fileName),
    );
    if (!newest || !copy) return end({ state: 'failed', problem: 'absent', detail: words.gone });
    try {
      const file = join(copy.place, newest.fileName!);
      const scratch = join(deps.place.dataDir, 'drill.new');
      const key = await findKey(db, newest.id);
      const found = await runInProcess(ctx, { id, run }, { kind: 'drill', scratch, file, key });
      const problems = [...found.problems, ...differences(contentsOf(newest), found)];
      await end({
        state: problems.length === 0 ? 'done' : 'failed',
        problem: problems.length === 0 ? null : 'failed',
        detail: problems[0] ?? null,
        contents: found.contents && JSON.stringify(found.contents),
      });
    } catch (error) {
      if (error instanceof JobPaused) throw error;
      await end({ state: 'failed', problem: 'failed', detail: (error as Error).message });
    }
  };

/** What the backup says of itself against what was counted in what came back. */
function differences(
  expected: BackupContents | null,
  { contents: found }: Pick<DrillFacts, 'contents'>,
): string[] {
  if (!expected || !found) return [];
  return (Object.keys(expected) as (keyof BackupContents)[])
    .filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(found[name]))
    .map((name) => words.differs(name, JSON.stringify(expected[name]), JSON.stringify(found[name])));
}
