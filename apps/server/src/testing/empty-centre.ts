import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { auth, members, restoring } from '@kathok/contract';
import { expect } from 'vitest';
import { createLog } from '../base/log.ts';
import { readConfig } from '../base/start/config.ts';
import { demoPassword } from '../demo/demo-accounts.ts';
import { startServer } from '../start-server.ts';
import { emptyPlace } from './database-place.ts';
import { endpointClient } from './endpoint-client.ts';
import { freePort } from './free-port.ts';
import { overHttp } from './transports.ts';

const administrator = { username: 'first@example.bt', password: 'the very first administrator' };
const nothing = () => {};

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

export type EmptyCentre = Awaited<ReturnType<typeof startEmptyCentre>>;

/** The whole server on an empty place, as after its first start, with its administrator logged in. */
export async function startEmptyCentre() {
  const place = await emptyPlace();
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.url,
    PORT: String(await freePort()),
    ADMIN_EMAIL: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'silent',
  });
  const listeners = { onFatal: nothing, onFirstAdministrator: nothing, onSimulatedPayments: nothing };
  const server = await startServer(config, createLog('silent'), listeners);
  const client = endpointClient(overHttp(server.address));
  const { accessToken } = await client.call(auth.login, { body: administrator });
  return {
    client,
    dataDir: place.dataDir,
    /** The access token of its administrator. */
    chief: accessToken,
    /** What lies where uploads are put down. */
    spooled: () => filesIn(join(place.dataDir, 'spool')),
    async close(): Promise<void> {
      await server.stop();
      await place.remove();
    },
  };
}

/** The body of a call that uploads a backup, as a browser sends it. */
export const backupFile = (bytes: Buffer, passphrase?: string) => ({
  body: {
    file: new File([new Uint8Array(bytes)], 'centre.backup'),
    ...(passphrase !== undefined && { passphrase }),
  },
});

/**
 * Brings a backup of the sample centre back on the page of an empty centre, and never again over what is there then.
 * Answers how many members it has.
 */
export async function bringBackInPlace(
  { client, chief, dataDir, spooled }: EmptyCentre,
  bytes: Buffer,
  passphrase?: string,
): Promise<number> {
  const brought = backupFile(bytes, passphrase);
  expect((await client.send(restoring.start, brought, { token: chief })).status).toBe(202);
  const whoIsIt = () => client.send(auth.me, {}, { token: chief }).catch(() => ({ status: 0 }));
  await expect.poll(async () => (await whoIsIt()).status, { interval: 500 }).toBe(401);
  const body = { username: 'dechen.wangmo@example.bt', password: demoPassword };
  const { accessToken: token } = await client.call(auth.login, { body });
  const { meta } = await client.call(members.list, {}, token);
  expect(filesIn(join(dataDir, 'files')).length).toBeGreaterThan(5);
  await expect.poll(spooled).toEqual([]);
  for (const endpoint of [restoring.check, restoring.start]) {
    const again = await client.send(endpoint, backupFile(bytes, passphrase), { token });
    expect(again).toMatchObject({ status: 409, body: { code: 'centre_not_empty' } });
  }
  return meta.itemCount;
}
