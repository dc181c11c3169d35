import { useQuery } from '@tanstack/react-query';
import { download } from './api.ts';

/** A file that only the signed-in user may fetch, once it has come. */
export function useFile(path: string | null): Blob | undefined {
  const { data } = useQuery({
    queryKey: ['file', path],
    queryFn: ({ signal }) => download(path ?? '', { signal }),
    enabled: path !== null,
    // Another file has another path.
    staleTime: Infinity,
  });
  return data;
}
