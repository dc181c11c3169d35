import { type RitualDay, type RitualEntry, ritualDays } from '@kathok/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { browserStorage, call } from '../../../../lib/api.ts';
import { useSession } from '../../../../lib/session.ts';
import { ritualQueries } from '../../ritual.queries.ts';
import { type ListedLines, linesKey, linesOf } from './list-lines.ts';
import { countsOf, inReadingOrder, nextUnread, partsOf } from './reading-parts.ts';
import { createTickQueue } from './tick-queue.ts';
import { useKeeping } from './use-kept-list.ts';

const againMs = 15_000;
const noLines: RitualEntry[] = [];

/** What the server says of a day, and which of its names are read by now, put in at once. */
function putRead(client: QueryClient, day: RitualDay, ids: readonly string[]): void {
  client.setQueryData(ritualQueries.day(day.id).queryKey, day);
  const gone = new Set(ids);
  const at = new Date().toISOString();
  client.setQueryData<ListedLines>(
    linesKey(day.id),
    (known) =>
      known && {
        ...known,
        lines: known.lines.map((line) =>
          gone.has(line.id) && line.readAt === null ? { ...line, readAt: at } : line,
        ),
      },
  );
}

function useTicks(dayId: string) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const queue = useMemo(
    () =>
      createTickQueue<RitualDay>({
        userId,
        dayId,
        storage: browserStorage(),
        now: Date.now,
        send: (entryIds) =>
          call(ritualDays.read, { params: { id: dayId }, body: { entryIds: [...entryIds] } }),
        onSent: (ids, day) => putRead(client, day, ids),
      }),
    [client, userId, dayId],
  );
  useEffect(() => {
    const flush = () => void queue.flush();
    flush();
    const timer = setInterval(flush, againMs);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
    };
  }, [queue]);
  return { queue, ticks: useSyncExternalStore(queue.subscribe, queue.read) };
}

/** Another reader ticks too, and late names come: where the server counts otherwise, the list is asked for again. */
function useOthersTicks(day: RitualDay, listed: ListedLines | undefined, hasTicks: boolean): void {
  const client = useQueryClient();
  const looked = useRef('');
  useEffect(() => {
    if (!day.counts || !listed?.isComplete || hasTicks) return;
    const own = countsOf(listed.lines);
    const said = JSON.stringify(day.counts);
    if ((own.names === day.counts.names && own.read === day.counts.read) || looked.current === said) return;
    looked.current = said;
    void client.invalidateQueries({ queryKey: linesKey(day.id) });
  }, [client, day, listed, hasTicks]);
}

export type Reading = ReturnType<typeof useReading>;

/** The list of a day while it is read out: its names in order, the one at hand, and the ticks. */
export function useReading(day: RitualDay) {
  const client = useQueryClient();
  const query = useQuery(linesOf(client, day.id));
  const { queue, ticks } = useTicks(day.id);
  const [touchedId, setTouchedId] = useState<string | null>(null);
  const lines = query.data?.lines ?? noLines;
  const isComplete = query.data?.isComplete ?? false;
  useOthersTicks(day, query.data, ticks.ids.size > 0);
  useKeeping(day, lines, isComplete);
  const parts = useMemo(() => partsOf(lines, ticks.ids), [lines, ticks.ids]);
  const ordered = useMemo(() => inReadingOrder(parts), [parts]);
  const waiting = lines.reduce(
    (sum, { id, times, readAt }) => (readAt === null && ticks.ids.has(id) ? sum + times : sum),
    0,
  );
  const names = day.counts?.names ?? 0;
  const read = Math.min(names, (day.counts?.read ?? 0) + waiting);
  return {
    query,
    parts,
    ordered,
    ticks,
    isComplete,
    names,
    read,
    left: names - read,
    here: nextUnread(ordered, ticks.ids, touchedId),
    lastTouched: touchedId,
    tick(ids: readonly string[]) {
      setTouchedId(ids.at(-1) ?? null);
      void queue.add(ids);
    },
    untick: (id: string) => queue.drop(id),
  };
}
