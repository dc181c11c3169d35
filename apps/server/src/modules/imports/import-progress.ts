import type { ImportProgress } from '@kathok/contract';
import type { ImportRow } from './import.repository.ts';

/** What everybody may know of an import. */
export function progressOf(row: ImportRow, now: Date): ImportProgress {
  return {
    importId: row.id,
    target: row.target as ImportProgress['target'],
    fileName: row.fileName,
    state: row.state,
    rows: row.rowCount,
    rowsDone: row.rowsDone,
    created: row.createdCount,
    rejected: row.rejectedCount,
    rowsPerSecond: rateOf(row, now),
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    undoUntil: row.undoUntil?.toISOString() ?? null,
  };
}

function rateOf({ startedAt, finishedAt, rowsDone }: ImportRow, now: Date): number | null {
  if (!startedAt || rowsDone === 0) return null;
  const seconds = ((finishedAt ?? now).getTime() - startedAt.getTime()) / 1000;
  return seconds > 0 ? Math.round(rowsDone / seconds) : null;
}
