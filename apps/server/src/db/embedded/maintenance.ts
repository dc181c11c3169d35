import type { Backend } from './backend.ts';

const CHECKPOINT_MS = 5 * 60_000;
const CHECKPOINT_BYTES = 32 * 1024 * 1024;
const CHECKPOINT_MIN_BYTES = 1024; // a checkpoint itself writes a little WAL
const VACUUM_MS = 60_000;

/**
 * The table that most needs a vacuum, by the rules of PostgreSQL's own autovacuum (scale factors 0.2 and 0.1,
 * thresholds 50 and 1000, freezing well before transaction ids run out).
 */
const TABLE_IN_NEED = `
  SELECT relid::regclass::text
  FROM pg_stat_all_tables JOIN pg_class ON pg_class.oid = relid
  WHERE relkind IN ('r', 'm') AND relpersistence = 'p'
    AND (n_dead_tup > 50 + 0.2 * n_live_tup
      OR n_mod_since_analyze > 50 + 0.1 * n_live_tup
      OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
      OR age(relfrozenxid) > 150000000)
  ORDER BY n_dead_tup + n_mod_since_analyze DESC LIMIT 1`;

/**
 * What PostgreSQL's background processes would do. The embedded backend has none: without this, WAL and recovery
 * time grow without limit, dead rows stay, and the planner knows nothing. Call it only between transactions.
 */
export class Maintenance {
  readonly #backend: Backend;
  #lastCheckpoint = Date.now();
  #lastVacuumLook = Date.now();
  #seenFsyncs = 0;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  run(): void {
    if (this.#backend.fsyncs() === this.#seenFsyncs) return; // nothing was written since the last look
    this.#checkpointIfDue();
    this.#vacuumIfDue();
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

  /** One table a minute at most, so that nobody waits for more than one vacuum. */
  #vacuumIfDue(): void {
    if (Date.now() - this.#lastVacuumLook < VACUUM_MS) return;
    this.#lastVacuumLook = Date.now();
    try {
      const table = this.#backend.query(TABLE_IN_NEED)[0]?.[0];
      if (table) this.#backend.query(`VACUUM (ANALYZE) ${table}`);
    } catch (error) {
      process.emitWarning(`Vacuum failed: ${(error as Error).message}`); // the data is as good as before
    }
  }
}
