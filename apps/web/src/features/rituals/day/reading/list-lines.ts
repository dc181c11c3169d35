import { longestPage, type RitualEntry, ritualDays } from '@kathok/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';

export interface ListedLines {
  lines: RitualEntry[];
  /** False while further pages are on their way. */
  isComplete: boolean;
}

export const linesKey = (dayId: string) => ['lines of a ritual day', dayId] as const;

/**
 * All names of a day. The first page is shown as soon as it is there and the others follow, so that a long list opens as
 * fast as a short one, and is whole before the reader has come far.
 */
export const linesOf = (client: QueryClient, dayId: string) =>
  queryOptions<ListedLines>({
    queryKey: linesKey(dayId),
    queryFn: async ({ signal }) => {
      const lines: RitualEntry[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, take: longestPage };
        const { data, meta } = await call(ritualDays.entries, { params: { id: dayId }, query }, { signal });
        lines.push(...data);
        if (!meta.hasNextPage) return { lines: unique(lines), isComplete: true };
        const known = client.getQueryData<ListedLines>(linesKey(dayId));
        if (!known?.isComplete)
          client.setQueryData<ListedLines>(linesKey(dayId), { lines: unique(lines), isComplete: false });
      }
    },
    meta: { reads: ritualDays.entries.reads },
  });

/** A name that came in between two pages moves another one onto the next page, where it stands again. */
const unique = (lines: readonly RitualEntry[]): RitualEntry[] => [
  ...new Map(lines.map((line) => [line.id, line])).values(),
];
