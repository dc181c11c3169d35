import type { RitualDay, RitualEntry } from '@kathok/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepOfflineFiles } from '../../../../lib/browser/offline-files.ts';
import { useSession } from '../../../../lib/session.ts';
import { readsOnly } from '../../reader.ts';
import { ritualQueries } from '../../ritual.queries.ts';
import { forgetList, keepList, keptLists } from './kept-lists.ts';
import { linesKey } from './list-lines.ts';

/** Who is a reader and nothing else; everybody else sits at a browser of the office, where no list is left. */
export function useReaderId(): string | null {
  const { user } = useSession();
  return user && readsOnly(user.ability) ? user.id : null;
}

/** Puts back what a reader had of a list, before anything is asked. True once that is settled. */
export function useKeptList(dayId: string): boolean {
  const client = useQueryClient();
  const readerId = useReaderId();
  const [settledFor, setSettledFor] = useState(readerId === null ? dayId : null);
  useEffect(() => {
    if (readerId === null) return undefined;
    let isHere = true;
    keepOfflineFiles().catch(() => undefined);
    const putBack = async () => {
      const kept = (await keptLists(readerId)).find(({ day }) => day.id === dayId);
      const { queryKey } = ritualQueries.day(dayId);
      if (kept && client.getQueryData(queryKey) === undefined) {
        // However recent it is, the server is asked: only that shows whether there is a connection.
        client.setQueryData(queryKey, kept.day, { updatedAt: 0 });
        client.setQueryData(linesKey(dayId), { lines: kept.lines, isComplete: true }, { updatedAt: 0 });
      }
      if (isHere) setSettledFor(dayId);
    };
    void putBack();
    return () => {
      isHere = false;
    };
  }, [client, dayId, readerId]);
  return readerId === null || settledFor === dayId;
}

const soonMs = 300;

/** Keeps the list as it is now, until the day is read. */
export function useKeeping(day: RitualDay, lines: readonly RitualEntry[], isComplete: boolean): void {
  const readerId = useReaderId();
  useEffect(() => {
    if (readerId === null || !isComplete) return undefined;
    if (day.state === 'read' || day.state === 'cancelled') {
      void forgetList(day.id);
      return undefined;
    }
    const timer = setTimeout(
      () => void keepList(readerId, { day, lines: [...lines], at: Date.now() }),
      soonMs,
    );
    return () => clearTimeout(timer);
  }, [readerId, day, lines, isComplete]);
}
