import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { StartError } from '../base/start/start-error.ts';
import { controlAddress } from './control-address.ts';
import type { ControlReply } from './control-socket.ts';

/** Asks the running server for a copy of its database and works on it; undefined when no server runs. */
export async function withServerSnapshot<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result | undefined> {
  const socket = await connectToServer(dataDir);
  if (!socket) return undefined;
  try {
    const stopped = once(socket, 'close').then(() => {
      throw new StartError('The server was stopped during the backup; try again.');
    });
    const line = once(createInterface({ input: socket }), 'line').then(([text]) => String(text));
    const reply = JSON.parse(await Promise.race([line, stopped])) as ControlReply;
    if ('error' in reply) throw new StartError(reply.error);
    return await Promise.race([work(reply.folder), stopped]);
  } finally {
    socket.destroy();
  }
}

async function connectToServer(dataDir: string): Promise<Socket | undefined> {
  const socket = connect(controlAddress(dataDir));
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw new StartError(`The running server cannot be asked for its data (${code}).`, { cause: error });
  }
}
