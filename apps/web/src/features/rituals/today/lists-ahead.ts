import type { RitualDay } from '@kathok/contract';

/** The lists a reader has before them: of days that are held, with at least one name. */
export const listsAhead = (days: readonly RitualDay[]): RitualDay[] =>
  days.filter(
    ({ state, counts }) => state !== 'computed' && state !== 'cancelled' && (counts?.names ?? 0) > 0,
  );
