import type { BackupContents, BackupOverview, BackupPlace, ShownBackup } from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import { type BackupDeps, placesOf } from './backup-deps.ts';
import { isLate, nextDue } from './backup-times.ts';
import {
  type BackupRow,
  findBackup,
  findCopies,
  findLast,
  findPlan,
  findWhole,
  type PlanRow,
} from './backup.repository.ts';
import { lookAtPlace } from './places.ts';

const text = (at: Date | null | undefined) => at?.toISOString() ?? null;
export const contentsOf = (row: Pick<BackupRow, 'contents'> | undefined) =>
  (row?.contents ?? null) as BackupContents | null;

/** All that the page shows: the plan, the last try, the last trial, and what lies where. */
export async function presentOverview(ctx: Ctx, deps: BackupDeps): Promise<BackupOverview> {
  const { db, now } = ctx;
  const plan = await findPlan(db);
  const whole = await findWhole(db);
  const copies = await findCopies(
    db,
    whole.map(({ id }) => id),
  );
  const data = whole.map((row): ShownBackup => ({
    id: row.id,
    at: row.askedAt.toISOString(),
    size: row.byteSize ?? 0,
    places: copies
      .filter(({ backupId }) => backupId === row.id)
      .map(({ place: path, problem }) => ({ path, problem })),
    checked: text(row.checkedAt),
    encrypted: row.isEncrypted,
    by: row.askedBy,
    contents: contentsOf(row),
  }));
  return {
    plan: await presentPlan(deps, plan, data),
    last: await presentLast(ctx, plan, whole[0]),
    nextAt: text(nextDue(plan, now)),
    drill: await presentDrill(ctx),
    data,
  };
}

async function presentPlan(
  deps: BackupDeps,
  plan: PlanRow,
  data: readonly ShownBackup[],
): Promise<BackupOverview['plan']> {
  const lastIn = (path: string) =>
    data.find(({ places }) => places.some((copy) => copy.path === path && copy.problem === null))?.at ?? null;
  const places = placesOf(deps, plan).map(async ({ path, isOn }): Promise<BackupPlace> => {
    const { problem, freeBytes } = await lookAtPlace(path);
    // Our own folder is made with the first backup.
    const isNew = plan.places.length === 0 && problem === 'absent';
    return { path, isOn, problem: isNew ? null : problem, freeBytes, lastAt: lastIn(path) };
  });
  return {
    isOn: plan.isOn,
    hour: plan.hour,
    keep: plan.keep,
    places: await Promise.all(places),
    roots: [...deps.roots],
    isEncrypted: plan.lockPublicKey !== null,
    passphraseSetAt: text(plan.passphraseSetAt),
    passphraseSetBy: plan.passphraseSetBy,
  };
}

async function presentLast(
  { db, now }: Ctx,
  plan: PlanRow,
  whole: BackupRow | undefined,
): Promise<BackupOverview['last']> {
  const last = await findLast(db, 'backup', ['done', 'failed']);
  const late = isLate(plan, whole?.askedAt, plan.since, now);
  if (!last) return late ? { ...nothing, at: plan.since.toISOString(), isLate: true } : null;
  const seconds =
    last.endedAt && last.begunAt ? (last.endedAt.getTime() - last.begunAt.getTime()) / 1000 : null;
  return {
    at: last.askedAt.toISOString(),
    ok: last.state === 'done',
    size: last.byteSize,
    seconds: seconds === null ? null : Math.max(1, Math.round(seconds)),
    problem: last.problem,
    detail: last.detail,
    wholeAt: text(whole?.askedAt),
    isLate: late,
  };
}

const nothing = { ok: false, size: null, seconds: null, problem: null, detail: null, wholeAt: null };

async function presentDrill({ db }: Ctx): Promise<BackupOverview['drill']> {
  const last = await findLast(db, 'drill', ['done', 'failed']);
  const tried = last?.drilledId ? await findBackup(db, last.drilledId) : undefined;
  return {
    at: text(last?.askedAt),
    ok: last ? last.state === 'done' : null,
    detail: last?.detail ?? null,
    expected: contentsOf(tried),
    found: contentsOf(last),
  };
}
