import { uptime } from 'node:os';
import { type Clock, systemClock } from '../../base/clock.ts';

/** By how much clocks may differ. Nothing we write down is finer than a day, and a limit of ten minutes still holds. */
export const toleranceMs = 5 * 60_000;

/**
 * Why the clock is not believed: the database's differs from it, an audit entry is of a later time than it is, or it was
 * set while the program ran.
 */
export type ClockFault = 'database' | 'audit' | 'jump';

/** What the clock is compared with. Without a database of its own there is only the newest audit entry. */
export interface ClockEvidence {
  databaseNow: Date | null;
  newestEntryAt: Date | null;
}

interface Options {
  system?: Clock;
  /** How long the machine has been running, asleep or not: no setting of the clock moves it. */
  uptimeMs?: () => number;
}

/**
 * The clock of this computer, as far as it can be believed. While it cannot, it goes on from the moment that could be, so
 * that people who read stay logged in and nothing has the wrong time; and nothing new is saved.
 */
export class WatchedClock implements Clock {
  readonly #system: Clock;
  readonly #uptimeMs: () => number;
  #believed: { at: number; uptime: number };
  #fault: ClockFault | null = null;
  /** Told when the clock was set, so that it is compared at once. */
  onJump: (() => void) | undefined;

  constructor({ system = systemClock, uptimeMs = () => uptime() * 1000 }: Options = {}) {
    this.#system = system;
    this.#uptimeMs = uptimeMs;
    this.#believed = { at: system.now().getTime(), uptime: uptimeMs() };
  }

  get fault(): ClockFault | null {
    this.now();
    return this.#fault;
  }

  now(): Date {
    const said = this.#system.now();
    const expected = this.#expected();
    if (Math.abs(said.getTime() - expected) > toleranceMs) {
      if (!this.#fault) {
        this.#fault = 'jump';
        this.onJump?.();
      }
      return new Date(expected);
    }
    // It was set back to where it had been.
    if (this.#fault === 'jump') this.#fault = null;
    return this.#fault ? new Date(expected) : said;
  }

  /** What the clock of the computer itself says, right or wrong. */
  said(): Date {
    return this.#system.now();
  }

  compare({ databaseNow, newestEntryAt }: ClockEvidence): void {
    const said = this.#system.now().getTime();
    // After a sleep or a correction the database's clock tells whether it is right now; without one, nothing does.
    if (databaseNow && Math.abs(said - databaseNow.getTime()) > toleranceMs) {
      this.#believe(databaseNow.getTime());
      this.#fault = 'database';
      return;
    }
    const hasJumped = Math.abs(said - this.#expected()) > toleranceMs;
    if (!databaseNow && hasJumped) {
      this.#fault ??= 'jump';
      return;
    }
    this.#believe(said);
    this.#fault = newestEntryAt && newestEntryAt.getTime() - said > toleranceMs ? 'audit' : null;
  }

  #believe(at: number): void {
    this.#believed = { at, uptime: this.#uptimeMs() };
  }

  #expected(): number {
    return this.#believed.at + this.#uptimeMs() - this.#believed.uptime;
  }
}
