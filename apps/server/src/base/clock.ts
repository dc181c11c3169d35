/** What time it is. Tests move it; nobody else asks the system for the time of a change. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
