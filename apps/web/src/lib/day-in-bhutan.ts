const aheadOfUtcMs = 6 * 60 * 60_000;

/** The day it is in Bhutan, whatever the clock of this device shows: `2026-03-05`. Summer time is unknown there. */
export const dayInBhutan = (moment: Date): string =>
  new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, 10);
