import type pg from 'pg';

export interface DatabaseOptions {
  /** postgres://… ; when absent, PostgreSQL runs embedded in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  /** The embedded database can no longer promise durability; the process must end. */
  onFatal?: (error: Error) => void;
  connectionTimeoutMillis?: number;
  /** How many may wait for a connection; the others are refused at once. */
  maxWaiting?: number;
  /** PostgreSQL only: how many connections are used at most. */
  maxConnections?: number;
  /** `false` begins a new embedded database without any table. */
  template?: false;
}

/** What both kinds of database give; `openDatabase` puts Kysely on top. */
export interface OpenPool {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  /** Embedded only: copies the database folder as it is between two transactions. */
  snapshot?: (folder: string) => Promise<void>;
  /** Everybody who waits for a connection is refused from now on, so that the rest comes to an end. */
  refuseWaiting(): void;
  /** What does not come to an end by itself is cut off after `patienceMs`; nothing acknowledged is lost. */
  close(patienceMs?: number): Promise<void>;
}
