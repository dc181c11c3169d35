import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { PortStream } from './port-stream.ts';
import type { EmbeddedServer } from './server.ts';

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool of the one connection there is. Asking for a second while holding the first can only time out, so say why. */
export class EmbeddedPool extends Pool {
  #heldSince = 0;

  constructor(server: EmbeddedServer, config: PoolConfig) {
    super({
      ...config,
      max: 1,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      password: '',
      ssl: false,
      stream: () => new PortStream(() => server.connect()),
    });
    this.on('acquire', () => {
      this.#heldSince = performance.now();
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (callback) {
      return super.connect((error, client, done) => callback(error && this.#explain(error), client, done));
    }
    return super.connect().catch((error: Error) => {
      throw this.#explain(error);
    });
  }

  #explain(error: Error): Error {
    if (!error.message.startsWith('timeout exceeded')) return error;
    const held = Math.round(performance.now() - this.#heldSince);
    return new Error(
      `The embedded database has one connection, and its present user has held it for ${held} ms. ` +
        `Inside a transaction use only that transaction's handle, not the pool.`,
      { cause: error },
    );
  }
}
