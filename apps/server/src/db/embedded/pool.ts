import { markDirect } from '../statements/prepared-statements.ts';
import { BoundedPool, type BoundedPoolConfig } from '../queue/bounded-pool.ts';
import { DatabaseOverloaded } from '../queue/waiting-limits.ts';
import { PortStream } from './port-stream.ts';
import type { EmbeddedServer } from './server.ts';

/** A pool of the one connection there is. Asking for a second while holding the first can only time out, so say why. */
export class EmbeddedPool extends BoundedPool {
  #heldSince = 0;

  constructor(server: EmbeddedServer, config: BoundedPoolConfig) {
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
    this.on('connect', markDirect);
    this.on('acquire', () => {
      this.#heldSince = performance.now();
    });
  }

  protected override explain(error: Error): Error {
    const held = Math.round(performance.now() - this.#heldSince);
    return new DatabaseOverloaded(
      `The embedded database has one connection, and its present user has held it for ${held} ms. ` +
        `Inside a transaction use only that transaction's handle, not the pool.`,
      { cause: error },
    );
  }
}
