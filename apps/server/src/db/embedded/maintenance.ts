import type { Backend } from './backend.ts';

const CHECKPOINT_MS = 5 * 60_000;
const CHECKPOINT_BYTES = 32 * 1024 * 1024;
const CHECKPOINT_MIN_BYTES = 1024; // a checkpoint itself writes a little WAL
/** Commits after which it looks for tables that need it. Twenty people at work reach this in two or three seconds. */
const LOOK_COMMITS = 100;
/** Commits between two tables that cannot wait: a table is vacuumed in the time that one or two people would take. */
const TABLE_COMMITS = 10;
const LOOK_MS = 60_000;

const TABLES = `SELECT oid::regclass::text FROM pg_class WHERE relkind IN ('r', 'm') AND relpersistence = 'p'`;
const OWN_TABLES = `${TABLES}
  AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;
/** By the rules of PostgreSQL's own autovacuum, and well before transaction ids run out. */
const TABLES_IN_NEED = `${TABLES}
  AND (pg_stat_get_dead_tuples(oid) > 50 + 0.2 * pg_stat_get_live_tuples(oid)
    OR pg_stat_get_mod_since_analyze(oid) > 50 + 0.1 * pg_stat_get_live_tuples(oid)
    OR pg_stat_get_ins_since_vacuum(oid) > 1000 + 0.2 * pg_stat_get_live_tuples(oid)
    OR age(relfrozenxid) > 150000000)`;
/**
 * While people are at work, only what slows them down within seconds. Rows of counters, of which each change leaves a dead version
 * behind; and tables that have doubled: plans that are kept from when they were almost empty read all of them, each time.
 */
const TABLES_IN_URGENT_NEED = `${TABLES}
  AND (pg_stat_get_dead_tuples(oid) > 100 + pg_stat_get_live_tuples(oid)
    OR pg_stat_get_mod_since_analyze(oid) > 100 + 0.5 * pg_stat_get_live_tuples(oid))`;

/**
 * What PostgreSQL's background processes would do. The embedded backend has none: without this, WAL and recovery
 * time grow without limit, dead rows stay, and the planner knows nothing. Call it only between transactions.
 */
export class Maintenance {
  readonly #backend: Backend;
  #lastCheckpoint = Date.now();
  #lastLook = Date.now();
  #fsyncsAtLook = 0;
  #fsyncsAtRun = 0;
  /** How much changed is counted in memory and forgotten at every stop, so each start begins with all tables. */
  #isFirstLook = true;
  #tables: string[] = [];
  /** Of these, how many of the first cannot wait. */
  #urgent = 0;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Whether so much was written that `run` should not wait for the next second. */
  get isDue(): boolean {
    const fsyncs = this.#backend.fsyncs();
    return (
      fsyncs - this.#fsyncsAtLook >= LOOK_COMMITS ||
      (this.#urgent > 0 && fsyncs - this.#fsyncsAtRun >= TABLE_COMMITS)
    );
  }

  /** Does little at a time: nobody waits for more than a checkpoint and the vacuum of one table. */
  run(): void {
    if (this.#backend.fsyncs() !== this.#fsyncsAtRun) {
      this.#checkpointIfDue();
      this.#lookForWork();
    }
    this.#vacuumNextTable();
    this.#fsyncsAtRun = this.#backend.fsyncs();
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
    if (this.#tables.length === 0 && Date.now() - this.#lastLook >= LOOK_MS) {
      this.#lastLook = Date.now();
      this.#tables = this.#names(this.#isFirstLook ? OWN_TABLES : TABLES_IN_NEED);
      this.#isFirstLook = false;
    }
    if (this.#backend.fsyncs() - this.#fsyncsAtLook < LOOK_COMMITS) return;
    this.#fsyncsAtLook = this.#backend.fsyncs();
    const urgent = this.#names(TABLES_IN_URGENT_NEED);
    this.#tables = [...urgent, ...this.#tables.filter((name) => !urgent.includes(name))];
    this.#urgent = urgent.length;
  }

  #names(tables: string): string[] {
    return this.#backend.query(tables).map(([name]) => name!);
  }

  #vacuumNextTable(): void {
    const table = this.#tables.shift();
    if (!table) return;
    this.#urgent = Math.max(0, this.#urgent - 1);
    try {
      this.#backend.query(`VACUUM (ANALYZE) ${table}`);
    } catch (error) {
      process.emitWarning(`Vacuum failed: ${(error as Error).message}`); // the data is as good as before
    }
  }
}
