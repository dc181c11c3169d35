import type pg from 'pg';

export interface DatabaseOptions {
  /** postgres://… ; when absent, PostgreSQL runs embedded in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  /** The embedded database can no longer promise durability; the process must end. */
  onFatal?: (error: Error) => void;
  connectionTimeoutMillis?: number;
  /** `false` begins a new embedded database without any table. */
  template?: false;
}

/** What both kinds of database give; `openDatabase` puts Kysely on top. */
export interface OpenPool {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  /** Embedded only: copies the database folder as it is between two transactions. */
  snapshot?: (folder: string) => Promise<void>;
  close(): Promise<void>;
}
