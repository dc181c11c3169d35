import type { InputOf, ownDevices, ResponseOf } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { nameDevice } from './device-name.ts';
import { endOwnSession, endSessionsBut, findStandingSessions } from './device.repository.ts';

type Devices = typeof ownDevices;

export async function listDevices(ctx: Ctx): Promise<ResponseOf<Devices['list']>> {
  const { id: userId, sessionId } = actorOf(ctx);
  const sessions = await findStandingSessions(ctx.db, userId, ctx.now);
  return sessions.map(({ id, address, userAgent, createdAt, lastSeenAt }) => ({
    id,
    ...nameDevice(userAgent),
    address,
    signedInAt: createdAt.toISOString(),
    lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
    isThis: id === sessionId,
  }));
}

export async function signOutDevice(ctx: Ctx, { params }: InputOf<Devices['signOut']>): Promise<void> {
  const { id, name } = actorOf(ctx);
  await inTransaction(ctx, async (tx) => {
    if (!(await endOwnSession(tx, { id: params.id, userId: id }, ctx.now))) throw new AppError('not_found');
    await ctx.audit(tx, { action: 'sign_out_device', entity: 'User', entityId: id, label: name });
  });
}

export async function signOutOtherDevices(ctx: Ctx): Promise<void> {
  const { id, name, sessionId } = actorOf(ctx);
  await inTransaction(ctx, async (tx) => {
    await endSessionsBut(tx, id, sessionId, ctx.now);
    await ctx.audit(tx, { action: 'sign_out_other_devices', entity: 'User', entityId: id, label: name });
  });
}
