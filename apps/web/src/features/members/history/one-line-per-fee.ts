import type { TimelineEntry } from '@kathok/contract';

/** The days that a fee has paid for, told in its own line. */
export type HistoryLine = TimelineEntry & { covered: { from: string; until: string | null } | null };

const daysOf = (from: string, until: string | null) => `${from} ${until}`;

/**
 * A year that was paid is one line: the renewal and the coverage that belong to a fee are told in the line of that fee, and
 * so are days of an older register for which the books have a fee as well. What has no fee keeps its own line.
 */
export function oneLinePerFee(timeline: readonly TimelineEntry[]): HistoryLine[] {
  const fees = timeline.filter(({ kind }) => kind === 'fee');
  const byId = new Map(fees.map((fee) => [fee.id, fee]));
  const byDays = new Map(
    fees.flatMap((fee) =>
      fee.status === 'paid' && fee.period ? [[daysOf(fee.period.from, fee.period.to), fee] as const] : [],
    ),
  );
  const feeOf = ({ kind, feeId, on, until }: TimelineEntry): TimelineEntry | undefined => {
    if (feeId !== null) return byId.get(`fee:${feeId}`);
    return kind === 'coverage' ? byDays.get(daysOf(on, until)) : undefined;
  };
  const coverages = new Map(
    timeline.filter(({ kind }) => kind === 'coverage').map((coverage) => [feeOf(coverage)?.id, coverage]),
  );
  return timeline
    .filter((entry) => !feeOf(entry))
    .map((entry) => {
      const coverage = entry.kind === 'coverage' ? entry : coverages.get(entry.id);
      return { ...entry, covered: coverage ? { from: coverage.on, until: coverage.until } : null };
    });
}
