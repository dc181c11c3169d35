import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryExecutorProvider,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient, QueryResult as Answer } from 'pg';
import { sendWithBegin } from './begin-with-statement.ts';
import { onDisk } from './on-disk.ts';
import { forgetNames, holdsValues, isStalePlan, nameOf } from '../statements/prepared-statements.ts';
import { inOneMessage, type Statement } from './statements-in-one-message.ts';

export interface LastStatements {
  statements: Statement[];
  /** They lock rows that everybody else waits for, so these are released before the disk has it all. */
  isWaitedFor: boolean;
  read: (rows: Record<string, unknown>[]) => void;
}

/** What is to be sent together with the commit, by connection. */
const lastStatements = new WeakMap<DatabaseConnection, LastStatements>();

/** This transaction's commit is answered, and its rows released, before the disk has it; not where another machine has to have it too. */
const releaseEarly = `select set_config('synchronous_commit', 'off', true) where current_setting('synchronous_standby_names') = ''`;

/**
 * The last statements of a transaction, in one message with its commit: whatever it locks is not held while an answer
 * travels to a busy program and back. When one fails, nothing is committed. What the very last one answers is read.
 */
export async function sendWithCommit(tx: QueryExecutorProvider, last: LastStatements): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof Connection)) throw new Error('This driver would forget the last statement.');
    lastStatements.set(connection, last);
  });
}

/** PostgreSQL through a pool, as Kysely has it, but for the beginning and the end of a transaction. */
export class OneTripDialect extends PostgresDialect {
  readonly #pool: Pool;
  readonly #hasOthers: boolean;

  /** Where there is one connection only, nobody waits for its rows. */
  constructor(pool: Pool, hasOthers: boolean) {
    super({ pool });
    this.#pool = pool;
    this.#hasOthers = hasOthers;
  }

  override createDriver(): Driver {
    return new OneTripDriver(this.#pool, this.#hasOthers);
  }
}

class OneTripDriver implements Driver {
  readonly #pool: Pool;
  readonly #hasOthers: boolean;

  constructor(pool: Pool, hasOthers: boolean) {
    this.#pool = pool;
    this.#hasOthers = hasOthers;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Connection(await this.#pool.connect());
  }

  async beginTransaction(connection: Connection, { accessMode, isolationLevel }: TransactionSettings) {
    const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    const access = accessMode ? ` ${accessMode}` : '';
    connection.beginLater(`begin${isolation}${access}`);
  }

  async commitTransaction(connection: Connection): Promise<void> {
    const last = lastStatements.get(connection);
    lastStatements.delete(connection);
    const begin = connection.takeBegin();
    if (!last) return void (begin || (await connection.client.query('commit')));
    const statements: string[] = [];
    for (const statement of last.statements)
      statements.push(await inOneMessage(connection.client, statement));
    const isReleasedEarly = last.isWaitedFor && this.#hasOthers;
    const message = [
      ...(begin ? [begin] : []),
      ...(isReleasedEarly ? [releaseEarly] : []),
      ...statements,
      'commit',
      ...(isReleasedEarly ? [onDisk] : []),
    ];
    // Several statements in one message have several answers, which the types of pg do not tell.
    const answers = (await connection.client.query(message.join('; '))) as unknown as Answer[];
    last.read(answers[message.indexOf('commit') - 1]!.rows as Record<string, unknown>[]);
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    if (!connection.takeBegin()) await connection.client.query('rollback');
  }

  async releaseConnection({ client }: Connection): Promise<void> {
    client.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class Connection implements DatabaseConnection {
  readonly client: PoolClient;
  #begin: string | null = null;

  constructor(client: PoolClient) {
    this.client = client;
  }

  /** With the first statement; where that is the last one as well, in the same message as it and the commit. */
  beginLater(begin: string): void {
    this.#begin = begin;
  }

  /** What was not sent yet. */
  takeBegin(): string | null {
    const begin = this.#begin;
    this.#begin = null;
    return begin;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#ask(sql, [...parameters]);
    return {
      rows: (rows ?? []) as Row[],
      ...(counted.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }

  async #ask(text: string, values: unknown[]): Promise<Answer> {
    const begin = this.takeBegin();
    const name = holdsValues(text, values) ? undefined : nameOf(this.client, text);
    const asked = name ? { name, text, values } : { text, values };
    try {
      return await (begin ? sendWithBegin(this.client, begin, asked) : this.client.query(asked));
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      forgetNames();
      // A transaction that has failed is begun again by its owner.
      if (begin || this.client.getTransactionStatus() !== 'I') throw error;
      return this.client.query({ text, values });
    }
  }

  streamQuery(): never {
    throw new Error('Large answers are read in pages, not streamed.');
  }
}
