import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { download } from '../../../lib/api.ts';

/** A slip is fetched once: another one has another path. */
const slipFile = (path: string) =>
  queryOptions({
    queryKey: ['file', path],
    queryFn: ({ signal }) => download(path, { signal }),
    staleTime: Infinity,
  });

/** The slip of one payment, where there is one. */
export const useSlip = (path: string | null) => useQuery({ ...slipFile(path ?? ''), enabled: path !== null });

const ahead = 3;

/** The next few slips are fetched while this one is looked at. */
export function usePrefetchedSlips(paths: readonly (string | null)[]): void {
  const client = useQueryClient();
  const wanted = paths
    .filter((path) => path !== null)
    .slice(0, ahead)
    .join('\n');
  useEffect(() => {
    for (const path of wanted.split('\n').filter(Boolean)) void client.prefetchQuery(slipFile(path));
  }, [client, wanted]);
}
