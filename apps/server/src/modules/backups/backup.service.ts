import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupJob, BackupOverview, backups, InputOf, ResponseOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { FileAnswer } from '../../base/files/file-answer.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/job.repository.ts';
import type { BackupDeps } from './backup-deps.ts';
import {
  type BackupKind,
  findBackup,
  findCopies,
  findLast,
  findUnderWay,
  insertBackup,
} from './backup.repository.ts';
import { presentOverview } from './present-overview.ts';
import { isThere } from './places.ts';
import { words } from './words.en.ts';

type Endpoints = typeof backups;

export const getOverview =
  (deps: BackupDeps) =>
  (ctx: Ctx): Promise<BackupOverview> =>
    presentOverview(ctx, deps);

export const jobKinds = { backup: 'make_backup', drill: 'drill_backup' } as const;

const audited = { backup: 'back_up', drill: 'try_backup' } as const;

/** Asked for twice, one is made. */
const ask =
  (kind: BackupKind) =>
  (ctx: Ctx): Promise<ResponseOf<Endpoints['create']>> =>
    inTransaction(ctx, async (tx) => {
      const underWay = await findUnderWay(tx, kind);
      if (underWay) return { jobId: underWay };
      if (kind === 'drill' && !(await findLast(tx, 'backup', ['done'])))
        throw new AppError('wrong_state', { detail: words.nothingToDrill });
      const { name } = actorOf(ctx);
      const id = await insertBackup(tx, { kind, askedAt: ctx.now, askedBy: name });
      await enqueue(tx, {
        kind: jobKinds[kind],
        payload: { id },
        uniqueKey: kind,
        isBulk: true,
        now: ctx.now,
      });
      await ctx.audit(tx, {
        action: audited[kind],
        entity: 'Backup',
        entityId: id,
      });
      return { jobId: id };
    });

export const createBackup = ask('backup');
export const startDrill = ask('drill');

export async function getBackupJob(ctx: Ctx, { params }: InputOf<Endpoints['job']>): Promise<BackupJob> {
  const { id, kind, state, step, count, problem, detail } = orNotFound(await findBackup(ctx.db, params.id));
  const before = kind === 'backup' ? await findLast(ctx.db, 'backup', ['done']) : undefined;
  const { contents } = before ?? {};
  const expected = contents && step === 'files' ? Number(contents['files']) : null;
  return { id, state, step, count, expected, problem, detail };
}

/** From the first place that has it. The person who takes it away is on record. */
export async function downloadBackup(ctx: Ctx, { params }: InputOf<Endpoints['file']>): Promise<FileAnswer> {
  const backup = orNotFound(await findBackup(ctx.db, params.id));
  const { id, fileName } = backup;
  if (backup.state !== 'done' || !fileName) throw new AppError('not_found');
  const copies = await findCopies(ctx.db, [id]);
  const copy = copies.find(({ place, problem }) => problem === null && isThere(place, fileName));
  if (!copy) throw new AppError('file_unavailable', { detail: words.noCopy });
  const path = join(copy.place, fileName);
  const { size: byteSize } = await stat(path);
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, { action: 'download', entity: 'Backup', entityId: id, label: fileName }),
  );
  return {
    fileName,
    mediaType: 'application/octet-stream',
    byteSize,
    content: async () => createReadStream(path),
  };
}
