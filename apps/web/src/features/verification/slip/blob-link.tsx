import { type ComponentProps, useCallback } from 'react';

/**
 * A link to something in this browser's memory: opened in a new tab or, with a file name to `download` it under, saved.
 * The address it needs lives as long as it is shown.
 */
export function BlobLink({ blob, children, ...link }: ComponentProps<'a'> & { blob: Blob }) {
  const lead = useCallback(
    (anchor: HTMLAnchorElement | null) => {
      if (!anchor) return undefined;
      const url = URL.createObjectURL(blob);
      anchor.href = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return (
    <a {...link} ref={lead} {...(link.download === undefined && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
}
