import { semaphore, type Semaphore } from '../base/semaphore.ts';
import { DatabaseOverloaded } from '../db/bounded-pool.ts';
import type { Db, Tx } from '../db/open-database.ts';
import { waitingLimits } from '../db/waiting-limits.ts';
import { transact } from './transaction.ts';

/**
 * More at once would be done no sooner: they would hold connections that others could read with, and wait for each other's
 * rows, above all for those that give numbers.
 */
const writersAtOnce = 3;
const refusal = () => new DatabaseOverloaded('Too many wait for their turn to write.');

const turns = new WeakMap<Db, Semaphore>();

function turnsOf(db: Db): Semaphore {
  const known =
    turns.get(db) ??
    semaphore(writersAtOnce, { mostWaiting: waitingLimits.most, waitMs: waitingLimits.ms, refusal });
  turns.set(db, known);
  return known;
}

/** One transaction, when it is its turn. What goes on for long, such as an import, must not take turns from people. */
export const transactInTurn = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  turnsOf(db).run(() => transact(db, work));

/** How many wait for their turn to write. */
export const waitingToWrite = (db: Db): number => turnsOf(db).waiting();
