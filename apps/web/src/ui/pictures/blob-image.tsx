import { useCallback } from 'react';

type BlobImageProps = { blob: Blob; alt: string; onError?: () => void };

/** A picture from this browser's memory. The address it needs lives as long as it is shown. */
export function BlobImage({ blob, alt, onError }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt={alt} onError={onError} />;
}
