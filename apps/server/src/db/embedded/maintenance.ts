import type { Backend } from './backend.ts';

const CHECKPOINT_MS = 5 * 60_000;
const CHECKPOINT_BYTES = 32 * 1024 * 1024;
const CHECKPOINT_MIN_BYTES = 1024; // a checkpoint itself writes a little WAL
const VACUUM_MS = 60_000;

const TABLES = `
  SELECT relid::regclass::text
  FROM pg_stat_all_tables JOIN pg_class ON pg_class.oid = relid
  WHERE relkind IN ('r', 'm') AND relpersistence = 'p'`;
const OWN_TABLES = `${TABLES} AND schemaname NOT IN ('pg_catalog', 'information_schema')`;
/** By the rules of PostgreSQL's own autovacuum, and well before transaction ids run out. */
const TABLES_IN_NEED = `${TABLES}
    AND (n_dead_tup > 50 + 0.2 * n_live_tup
      OR n_mod_since_analyze > 50 + 0.1 * n_live_tup
      OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
      OR age(relfrozenxid) > 150000000)`;

/**
 * What PostgreSQL's background processes would do. The embedded backend has none: without this, WAL and recovery
 * time grow without limit, dead rows stay, and the planner knows nothing. Call it only between transactions.
 */
export class Maintenance {
  readonly #backend: Backend;
  #lastCheckpoint = Date.now();
  #lastLook = Date.now();
  #seenFsyncs = 0;
  /** How much changed is counted in memory and forgotten at every stop, so each start begins with all tables. */
  #isFirstLook = true;
  #tables: string[] = [];

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Does little at a time: nobody waits for more than a checkpoint and the vacuum of one table. */
  run(): void {
    if (this.#backend.fsyncs() !== this.#seenFsyncs) {
      this.#checkpointIfDue();
      this.#lookForWork();
    }
    this.#vacuumNextTable();
    this.#seenFsyncs = this.#backend.fsyncs();
  }

  checkpoint(): void {
    this.#backend.query('CHECKPOINT');
    this.#lastCheckpoint = Date.now();
  }

  #checkpointIfDue(): void {
    const limit = Date.now() - this.#lastCheckpoint < CHECKPOINT_MS ? CHECKPOINT_BYTES : CHECKPOINT_MIN_BYTES;
    const due = this.#backend.query(
      `SELECT 1 FROM pg_control_checkpoint() WHERE pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) >= ${limit}`,
    );
    if (due.length > 0) this.checkpoint();
  }

  #lookForWork(): void {
    if (this.#tables.length > 0 || Date.now() - this.#lastLook < VACUUM_MS) return;
    this.#lastLook = Date.now();
    this.#tables = this.#backend
      .query(this.#isFirstLook ? OWN_TABLES : TABLES_IN_NEED)
      .map(([name]) => name!);
    this.#isFirstLook = false;
  }

  #vacuumNextTable(): void {
    const table = this.#tables.shift();
    if (!table) return;
    try {
      this.#backend.query(`VACUUM (ANALYZE) ${table}`);
    } catch (error) {
      process.emitWarning(`Vacuum failed: ${(error as Error).message}`); // the data is as good as before
    }
  }
}
