import type { TimelineEntry } from '@kathok/contract';

/** The days that a fee has paid for, told in its own line. */
export type HistoryLine = TimelineEntry & { covered: { from: string; until: string | null } | null };

/**
 * A year that was paid is one line: the renewal and the coverage that belong to a fee are told in the line of that fee.
 * What has no fee, such as a year of an older register, keeps its own.
 */
export function oneLinePerFee(timeline: readonly TimelineEntry[]): HistoryLine[] {
  const fees = new Set(timeline.flatMap(({ kind, id }) => (kind === 'fee' ? [id] : [])));
  const coverages = new Map<string, TimelineEntry>(
    timeline.flatMap((entry) => (entry.kind === 'coverage' ? [[`fee:${entry.feeId}`, entry] as const] : [])),
  );
  return timeline
    .filter(({ feeId }) => feeId === null || !fees.has(`fee:${feeId}`))
    .map((entry) => {
      const coverage = entry.kind === 'coverage' ? entry : coverages.get(entry.id);
      return { ...entry, covered: coverage ? { from: coverage.on, until: coverage.until } : null };
    });
}
