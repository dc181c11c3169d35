import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFolder, snapshotFolder } from '../db/data-folder.ts';
import type { OpenPool } from '../db/database-options.ts';
import { controlAddress } from './control-address.ts';

/** A copy that still waits for a transaction to end is given up; the next start removes what is left over. */
const PATIENCE_MS = 1_000;

/** One line of JSON. The folder is there as long as the connection is. */
export type ControlReply = { folder: string } | { error: string };

/**
 * Lets `npm run backup` work beside the server that holds the embedded database: anyone who connects is given a copy
 * of it. A server on PostgreSQL is not needed for a backup, so there it does nothing.
 */
export async function startControlSocket(
  dataDir: string,
  database: OpenPool,
): Promise<{ close(): Promise<void> }> {
  const { snapshot } = database;
  if (!snapshot) return { close: async () => {} };
  const address = controlAddress(dataDir);
  const sockets = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    const served = handOver(socket, snapshotFolder(resolve(dataDir), randomUUID()), snapshot);
    sockets.set(socket, served);
    void served.finally(() => sockets.delete(socket));
  });
  if (process.platform !== 'win32') await rm(address, { force: true }); // left by a crash; we hold the lock
  server.listen(address);
  await once(server, 'listening');
  if (process.platform !== 'win32') await chmod(address, 0o600);
  return {
    async close() {
      server.close();
      const underWay = Promise.all(sockets.values());
      for (const socket of sockets.keys()) socket.destroy();
      await Promise.race([underWay, sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

async function handOver(
  socket: Socket,
  folder: string,
  snapshot: (folder: string) => Promise<void>,
): Promise<void> {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {}).resume();
  const reply: ControlReply = await snapshot(clusterFolder(folder)).then(
    () => ({ folder }),
    (error: Error) => ({ error: error.message }),
  );
  socket.write(`${JSON.stringify(reply)}\n`);
  await closed;
  await rm(folder, { recursive: true, force: true });
}
