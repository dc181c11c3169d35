import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

interface ListenAddress {
  host: string;
  port: number;
}

/** Asked before anything is opened or made, so that a mistaken second start leaves no trace. */
export async function requireFreePort(place: ListenAddress): Promise<void> {
  const probe = createServer().listen(place.port, place.host);
  await listening(place, once(probe, 'listening'));
  probe.close();
  await once(probe, 'close');
}

/** Says in one line why nobody can listen there. */
export async function listening<Result>(
  { host, port }: ListenAddress,
  attempt: Promise<Result>,
): Promise<Result> {
  try {
    return await attempt;
  } catch (error) {
    switch (error instanceof Error && 'code' in error ? error.code : undefined) {
      case 'EADDRINUSE':
        throw new StartError(
          `Port ${port} is taken by another program; stop it, or set PORT to another number.`,
        );
      case 'EACCES':
        throw new StartError(`This user may not listen on port ${port}; set PORT to a number above 1023.`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new StartError(`HOST ${host} is not an address of this machine.`);
      default:
        throw error;
    }
  }
}
