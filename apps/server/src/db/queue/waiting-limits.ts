/**
 * How many may wait for the database, whether for a connection or for their turn to write, and for how long. At some
 * milliseconds for each call, this many are served within a second or two.
 */
export const waitingLimits = { most: 250, ms: 10_000 };

/** Nobody got a connection or a turn in time, or too many wait already. */
export class DatabaseOverloaded extends Error {
  readonly code = 'DATABASE_OVERLOADED';
}

/** The program is about to end. */
export class DatabaseClosing extends Error {
  readonly code = 'DATABASE_CLOSING';
}
