import type { BackupOverview, backups, InputOf, ResponseOf } from '@kathok/contract';
import { fieldProblem } from '../../base/app-error.ts';
import { keyOfPassphrase, type BackupLock, lockOfPassphrase } from '../../backup/encryption/keys.ts';
import { isKeyOf } from '../../backup/encryption/header.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import { requireAttempt } from '../../platform/limits/require-attempt.ts';
import { type BackupDeps, ownFolder } from './backup-deps.ts';
import { findPlan, lockPlan, type PlanRow, updatePlan } from './backup.repository.ts';
import { allowedFolder, prepareFolder } from './places.ts';
import { presentOverview } from './present-overview.ts';
import { words } from './words.en.ts';

type Endpoints = typeof backups;
type Body = InputOf<Endpoints['updatePlan']>['body'];

export interface PreparedPlan {
  places?: { path: string; isOn: boolean }[];
  /** Null stops encrypting. */
  lock?: BackupLock | null;
}

/** Looking at disks and making a key take longer than anybody should hold the database for. */
export const preparePlan =
  (deps: BackupDeps) =>
  async (_ctx: Ctx, { body }: { body: Body }): Promise<PreparedPlan> => {
    const prepared: PreparedPlan = {};
    if (body.places) prepared.places = await preparePlaces(deps, body.places);
    if (body.passphrase === null) prepared.lock = null;
    else if (body.passphrase !== undefined) prepared.lock = await lockOfPassphrase(body.passphrase);
    return prepared;
  };

async function preparePlaces(
  deps: BackupDeps,
  wanted: NonNullable<Body['places']>,
): Promise<{ path: string; isOn: boolean }[]> {
  const places: { path: string; isOn: boolean }[] = [];
  for (const [at, { path, isOn }] of wanted.entries()) {
    const folder = await allowedFolder(path, [...deps.roots, ownFolder(deps)]);
    if (!folder) throw fieldProblem(`places.${at}.path`, 'isAllowed', words.notAllowed(deps.roots));
    if (places.some((other) => other.path === folder))
      throw fieldProblem(`places.${at}.path`, 'isOnce', words.twice);
    places.push({ path: folder, isOn });
  }
  if (!places.some(({ isOn }) => isOn)) throw fieldProblem('places', 'isOn', words.noneOn);
  return places;
}

/** A folder that is new here is made and marked; one that is known may be on a disk that is away. */
async function prepareNew(plan: PlanRow, places: readonly { path: string }[]): Promise<void> {
  for (const [at, { path }] of places.entries()) {
    if (plan.places.some((known) => known.path === path)) continue;
    const problem = await prepareFolder(path);
    if (problem) throw fieldProblem(`places.${at}.path`, 'isUsable', words.cannot[problem]);
  }
}

const told = ({ isOn, hour, keep, places, lockPublicKey }: PlanRow) => ({
  isOn,
  hour,
  keep,
  places: places.map((place) => `${place.path}${place.isOn ? '' : ' (off)'}`).join(', '),
  isEncrypted: lockPublicKey !== null,
});

export const changePlan =
  (deps: BackupDeps) =>
  async (
    ctx: Ctx,
    { body: { passphrase: _typed, places: _named, ...body } }: { body: Body },
    { places, lock }: PreparedPlan,
  ): Promise<BackupOverview> => {
    if (places) await prepareNew(await findPlan(ctx.db), places);
    await inTransaction(ctx, async (tx) => {
      const before = await lockPlan(tx);
      // What was due while none was wanted is not missed.
      const isBegun = (body.isOn ?? before.isOn) && (!before.isOn || body.hour !== undefined);
      const values = {
        ...body,
        ...(isBegun && { since: ctx.now }),
        ...(places && { places: JSON.stringify(places) }),
        ...(lock !== undefined && lockColumns(ctx, lock)),
      };
      if (Object.keys(values).length > 0) await updatePlan(tx, values);
      const after = await findPlan(tx);
      const isOtherLock = before.lockPublicKey !== after.lockPublicKey;
      await ctx.audit(tx, {
        action: 'update',
        entity: 'BackupPlan',
        before: told(before),
        after: { ...told(after), ...(isOtherLock && { passphrase: 'changed' }) },
      });
    });
    return presentOverview(ctx, deps);
  };

const lockColumns = (ctx: Ctx, lock: BackupLock | null) => ({
  lockSalt: lock?.salt.toString('base64') ?? null,
  lockPublicKey: lock?.publicKey.toString('base64') ?? null,
  passphraseSetAt: lock ? ctx.now : null,
  passphraseSetBy: lock ? actorOf(ctx).name : null,
});

export function lockOf({
  lockSalt,
  lockPublicKey,
}: PlanRow): { salt: string; publicKey: string } | undefined {
  return lockSalt && lockPublicKey ? { salt: lockSalt, publicKey: lockPublicKey } : undefined;
}

/** Somebody tries what stands on the paper, before the day on which it is needed. */
export async function tryPassphrase(
  ctx: Ctx,
  { body }: InputOf<Endpoints['tryPassphrase']>,
): Promise<ResponseOf<Endpoints['tryPassphrase']>> {
  const limit = { limit: 20, windowSeconds: 60 * 60 };
  await requireAttempt(ctx.db, `backup_passphrase:${actorOf(ctx).id}`, limit, ctx.now);
  const lock = lockOf(await findPlan(ctx.db));
  if (!lock) return { opens: false };
  const key = await keyOfPassphrase(body.passphrase, Buffer.from(lock.salt, 'base64'));
  return { opens: isKeyOf(key, { publicKey: Buffer.from(lock.publicKey, 'base64') }) };
}
