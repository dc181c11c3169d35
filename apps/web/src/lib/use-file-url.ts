import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { download } from './api.ts';

/** An address for `<img>` of a file that only the signed-in user may fetch. */
export function useFileUrl(path: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['file', path],
    queryFn: ({ signal }) => download(path ?? '', { signal }),
    enabled: path !== null,
    // Another file has another path.
    staleTime: Infinity,
  });
  return useBlobUrl(data ?? null);
}

/** An address for what lies in this browser's memory, as long as it is shown. */
export function useBlobUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}
