import { join } from 'node:path';
import type { BackupProblem } from '@kathok/contract';
import type { BackupFacts } from '../../../backup/process/orders.ts';
import { OrderRefused } from '../../../backup/process/run-order.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { JobPaused, type JobHandler } from '../../../platform/jobs/job-handler.ts';
import { type BackupDeps, ownFolder, placesOf } from '../backup-deps.ts';
import {
  deleteBackup,
  findBackup,
  findCopies,
  findPlan,
  findWhole,
  insertCopies,
  insertKey,
  type PlanRow,
  updateBackup,
  updatePlan,
} from '../backup.repository.ts';
import { superfluous } from '../backup-times.ts';
import { copyBackup } from './copy-backup.ts';
import { isThere, lookAtPlace, prepareFolder, problemOf, removeBackup } from '../places.ts';
import { runInProcess } from './run-in-process.ts';
import { lockOf } from '../update-plan.service.ts';
import { words } from '../words.en.ts';

interface Copy {
  place: string;
  problem: BackupProblem | null;
  detail?: string;
}

/**
 * Makes one in the first place that has room, then copies it to the others. What lies there already is left alone until this
 * one is whole.
 */
export const makeBackup =
  (deps: BackupDeps): JobHandler =>
  async (ctx, payload, run) => {
    const id = String(payload['id']);
    const asked = await findBackup(ctx.db, id);
    if (!asked || asked.endedAt) return;
    const plan = await findPlan(ctx.db);
    const [newest] = await findWhole(ctx.db);
    const begunAt = new Date();
    await updateBackup(ctx.db, id, { state: 'running', begunAt, step: 'rows', count: 0 });
    const places = await lookAtPlaces(deps, plan, newest?.byteSize ?? 0);
    const first = places.find(({ problem }) => problem === null);
    if (!first) return fail(ctx, id, places[0]);
    const fileName = freeName(first.place, begunAt);
    const lock = lockOf(plan);
    try {
      const file = join(first.place, fileName);
      const facts = await runInProcess(ctx, { id, run }, { kind: 'backup', place: deps.place, file, lock });
      await updateBackup(ctx.db, id, { step: 'copy' });
      const copies = await copyToOthers(places, { first, fileName, sha256: facts.sha256 });
      await keep(ctx, id, { fileName, facts, copies, isEncrypted: lock !== undefined });
      await removeOld(ctx, plan.keep);
    } catch (error) {
      // The process has to end, and the next one begins anew.
      if (error instanceof JobPaused) throw error;
      return fail(ctx, id, failureOf(first.place, error));
    }
  };

async function lookAtPlaces(deps: BackupDeps, plan: PlanRow, lastSize: number): Promise<Copy[]> {
  const own = ownFolder(deps);
  const places: Copy[] = [];
  for (const { path: place, isOn } of placesOf(deps, plan)) {
    if (!isOn) continue;
    if (place === own) await prepareFolder(own);
    const { problem, freeBytes } = await lookAtPlace(place);
    const needed = lastSize * 1.2;
    if (problem === null && freeBytes !== null && freeBytes < needed)
      places.push({ place, problem: 'full', detail: words.noRoom(needed, freeBytes) });
    else places.push({ place, problem });
  }
  return places;
}

/** By the clock of Bhutan, and never one that is taken. */
function freeName(folder: string, at: Date): string {
  const [day = '', time = ''] = new Date(at.getTime() + 6 * 60 * 60 * 1000).toISOString().split('T');
  const name = `kathok-${day}-${time.slice(0, 5).replace(':', '')}`;
  for (let number = 1; ; number += 1) {
    const fileName = `${name}${number === 1 ? '' : `-${number}`}.backup`;
    if (!isThere(folder, fileName)) return fileName;
  }
}

async function copyToOthers(
  places: readonly Copy[],
  { first, fileName, sha256 }: { first: Copy; fileName: string; sha256: string },
): Promise<Copy[]> {
  const copies: Copy[] = [first];
  for (const copy of places) {
    if (copy === first) continue;
    if (copy.problem === null) {
      try {
        await copyBackup(join(first.place, fileName), join(copy.place, fileName), sha256);
        copies.push(copy);
        continue;
      } catch (error) {
        copies.push({ place: copy.place, problem: problemOf(error) });
        continue;
      }
    }
    copies.push(copy);
  }
  return copies;
}

interface Made {
  fileName: string;
  facts: BackupFacts;
  copies: readonly Copy[];
  isEncrypted: boolean;
}

function keep(ctx: Ctx, id: string, { fileName, facts, copies, isEncrypted }: Made): Promise<void> {
  const now = new Date();
  return inTransaction(ctx, async (tx) => {
    await updateBackup(tx, id, {
      state: 'done',
      step: null,
      endedAt: now,
      checkedAt: now,
      fileName,
      isEncrypted,
      byteSize: facts.byteSize,
      sha256: facts.sha256,
      contents: facts.contents && JSON.stringify(facts.contents),
    });
    await insertCopies(
      tx,
      id,
      copies.map(({ place, problem }) => ({ place, problem })),
    );
    if (facts.key !== null) await insertKey(tx, id, facts.key);
    await updatePlan(tx, { toldAt: null });
  });
}

async function fail(ctx: Ctx, id: string, failure: Partial<Copy> | undefined): Promise<void> {
  const { problem, detail = null } = failure ?? { problem: 'absent', detail: words.noPlace };
  const state = { state: 'failed', step: null, endedAt: new Date() } as const;
  await updateBackup(ctx.db, id, { ...state, problem: problem ?? 'failed', detail });
}

function failureOf(place: string, error: unknown): Copy {
  const detail = error instanceof Error ? error.message : String(error);
  const problem =
    error instanceof OrderRefused ? (error.reason === 'no_room' ? 'full' : 'failed') : problemOf(error);
  return { place, problem, detail };
}

/** Only after a new one is whole. Of a place that is away the file stays there. */
async function removeOld({ db }: Ctx, most: number): Promise<void> {
  const old = superfluous(await findWhole(db), most);
  const copies = await findCopies(
    db,
    old.map(({ id }) => id),
  );
  for (const { id, fileName } of old) {
    for (const { backupId, place } of copies)
      if (backupId === id && fileName) await removeBackup(place, fileName).catch(() => {});
    await deleteBackup(db, id);
  }
}
