import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseClosing, DatabaseOverloaded, waitingLimits } from './waiting-limits.ts';

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

export interface BoundedPoolConfig extends PoolConfig {
  maxWaiting?: number | undefined;
}

/** pg's pool with a limit to its queue, with errors that can be told apart, and with an end for those who wait. */
export class BoundedPool extends Pool {
  readonly #maxWaiting: number;
  readonly #waiting = new Set<(error: Error) => void>();
  #isRefusing = false;

  constructor({ maxWaiting = waitingLimits.most, ...config }: BoundedPoolConfig) {
    super(config);
    this.#maxWaiting = maxWaiting;
    // A connection that is lost emits 'error', and an unheard 'error' ends the process; the query that uses it fails anyway. The
    // first connection as well: so it is heard from here on, and not once the pool has been tried.
    this.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (callback) return this.#connect(callback);
    return new Promise((resolve, reject) =>
      this.#connect((error, client) => (client ? resolve(client) : reject(error))),
    );
  }

  refuseWaiting(): void {
    this.#isRefusing = true;
    for (const refuse of this.#waiting) refuse(new DatabaseClosing('The database is being closed.'));
  }

  /** Waits for work that is under way, but not for a client that is never given back. */
  async endWithin(patienceMs = 1_500): Promise<void> {
    const ended = this.end();
    // pg's own pool would leave those who wait without any answer.
    this.refuseWaiting();
    await Promise.race([ended, sleep(patienceMs, undefined, { ref: false })]);
  }

  /** What a wait that was too long tells about. */
  protected explain(error: Error): Error {
    return new DatabaseOverloaded('No connection to the database became free in time.', { cause: error });
  }

  #connect(callback: ConnectCallback): void {
    const refuse = (error: Error) => callback(error, undefined, () => {});
    if (this.#isRefusing) return refuse(new DatabaseClosing('The database is being closed.'));
    if (this.waitingCount >= this.#maxWaiting)
      return refuse(new DatabaseOverloaded('Too many wait for a connection to the database.'));
    let isAnswered = false;
    const waiter = (error: Error) => {
      isAnswered = true;
      this.#waiting.delete(waiter);
      refuse(error);
    };
    this.#waiting.add(waiter);
    super.connect((error, client, done) => {
      this.#waiting.delete(waiter);
      // Refused while waiting: the connection goes to nobody.
      if (isAnswered) return client?.release();
      callback(error && (isTimeout(error) ? this.explain(error) : error), client, done);
    });
  }
}

const isTimeout = ({ message }: Error) =>
  message.startsWith('timeout exceeded') ||
  message.startsWith('Connection terminated due to connection timeout');
