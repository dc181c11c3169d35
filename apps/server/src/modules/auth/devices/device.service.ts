import { type Device, type InputOf, type ownDevices, type ResponseOf, signInMethods } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { endSession } from '../sessions/session.repository.ts';
import { nameDevice } from './device-name.ts';
import { findFirstUses, findStandingSessions } from './device.repository.ts';
import { networkOf } from './network.ts';
import { newPlaces } from './new-place.ts';
import { findFailedSignIns, findSignIns } from './recent-sign-in.repository.ts';
import { signOutOthers } from './sign-out-others.ts';
import {
  findTrustedDevices,
  removeTrustedDevice,
  removeTrustedDeviceOfSession,
} from './trusted-device.repository.ts';

type Devices = typeof ownDevices;

/** Where one is signed in, and then the devices that would not be asked for the second step. */
export async function listDevices(ctx: Ctx): Promise<ResponseOf<Devices['list']>> {
  const { id: userId, sessionId } = actorOf(ctx);
  const sessions = await findStandingSessions(ctx.db, userId, ctx.now);
  const trusted = await findTrustedDevices(ctx.db, userId, ctx.now);
  const isNewPlace = newPlaces(await findFirstUses(ctx.db, userId));
  const untilOf = new Map(trusted.map(({ id, expiresAt }) => [id, expiresAt.toISOString()]));
  const signedIn = sessions.map(
    ({ id, address, userAgent, createdAt, lastSeenAt, trustedDeviceId }): Device => ({
      id,
      ...nameDevice(userAgent),
      network: networkOf(address),
      signedInAt: createdAt.toISOString(),
      lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
      isThis: id === sessionId,
      isNewPlace: id !== sessionId && isNewPlace(address, createdAt),
      trustedUntil: (trustedDeviceId && untilOf.get(trustedDeviceId)) || null,
    }),
  );
  const inUse = new Set(sessions.map(({ trustedDeviceId }) => trustedDeviceId));
  const signedOut = trusted
    .filter(({ id }) => !inUse.has(id))
    .map(({ id, address, userAgent, lastUsedAt, expiresAt }): Device => ({
      id,
      ...nameDevice(userAgent),
      network: networkOf(address),
      signedInAt: null,
      lastSeenAt: lastUsedAt.toISOString(),
      isThis: false,
      isNewPlace: false,
      trustedUntil: expiresAt.toISOString(),
    }));
  return [...signedIn, ...signedOut];
}

/** A device is signed out and asked for the second step again; also one that is signed out already. */
export async function signOutDevice(ctx: Ctx, { params }: InputOf<Devices['signOut']>): Promise<void> {
  const { id, name } = actorOf(ctx);
  const device = { id: params.id, userId: id };
  await inTransaction(ctx, async (tx) => {
    if (await endSession(tx, device, 'signed_out', ctx.now))
      await removeTrustedDeviceOfSession(tx, params.id);
    else if (!(await removeTrustedDevice(tx, device))) throw new AppError('not_found');
    await ctx.audit(tx, { action: 'sign_out_device', entity: 'User', entityId: id, label: name });
  });
}

export async function signOutOtherDevices(ctx: Ctx): Promise<void> {
  const { id, name, sessionId } = actorOf(ctx);
  await inTransaction(ctx, async (tx) => {
    await signOutOthers(tx, { userId: id, sessionId }, ctx.now);
    await ctx.audit(tx, { action: 'sign_out_other_devices', entity: 'User', entityId: id, label: name });
  });
}

const shownDays = 90;
const most = 10;

/** Who came in to one's own account lately, and who tried to. */
export async function listRecentSignIns(ctx: Ctx): Promise<ResponseOf<Devices['recent']>> {
  const { id } = actorOf(ctx);
  const since = new Date(ctx.now.getTime() - shownDays * 24 * 60 * 60 * 1000);
  const succeeded = (await findSignIns(ctx.db, id, since, most)).map(({ at, address, after }) => {
    const said = (after as { method?: unknown } | null)?.method;
    const method = signInMethods.find((known) => known === said) ?? 'password';
    return { at: at.toISOString(), method, isSuccess: true, tries: 1, network: networkOf(address) };
  });
  const failed = (await findFailedSignIns(ctx.db, id, since, most)).map(
    ({ lastAt, method, tries, network }) => ({
      at: lastAt.toISOString(),
      method,
      isSuccess: false,
      tries,
      network: network || null,
    }),
  );
  return [...succeeded, ...failed].toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, most);
}
