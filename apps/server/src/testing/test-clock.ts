import type { Clock } from '../base/clock.ts';

const milliseconds = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

/** Time that passes only when a test says so. */
export class TestClock implements Clock {
  #time: number;

  constructor(start = '2026-11-15T06:00:00Z') {
    this.#time = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#time);
  }

  set(instant: string): void {
    this.#time = Date.parse(instant);
  }

  advance(by: Partial<Record<keyof typeof milliseconds, number>>): void {
    for (const [unit, count] of Object.entries(by)) {
      this.#time += count * milliseconds[unit as keyof typeof milliseconds];
    }
  }
}
