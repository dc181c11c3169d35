import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError, fieldProblem } from './app-error.ts';

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** A small file can unfold into gigabytes, so its dimensions are read before it is decoded. */
const maximumPixels = 40_000_000;

interface Size {
  width: number;
  height: number;
}

export interface Picture {
  bytes: Buffer;
  mediaType: 'image/webp' | 'image/png';
}

/**
 * Photos are cut to the size asked for; drawings and scans keep their shape within it. Drawings are PNG, which
 * every printed document takes.
 */
const kinds = {
  photo: { field: 'photo', fit: 'cover', format: 'webp' },
  drawing: { field: 'picture', fit: 'inside', format: 'png' },
  scan: { field: 'file', fit: 'inside', format: 'webp' },
  slip: { field: 'slip', fit: 'inside', format: 'webp' },
} as const;

/**
 * Decodes a JPEG, PNG or WebP and draws it anew: what was hidden in the file, its metadata included, does not
 * come along. The content decides, not the name or the declared type.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  { width, height }: Size,
  kind: keyof typeof kinds = 'photo',
): Promise<Picture> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) {
    throw new AppError('wrong_media_type', { detail: 'Pictures must be JPEG, PNG or WebP.' });
  }
  const { field, fit, format } = kinds[kind];
  const unreadable = fieldProblem(field, 'readable', 'could not be read as a picture');
  // The head of the file only; nothing is unfolded yet.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable;
    });
  if (header.width * header.height > maximumPixels) {
    throw new AppError('too_large', { detail: 'Pictures may have at most 40 million pixels.' });
  }
  const drawn = await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    .toFormat(format, { quality: format === 'webp' ? 82 : 100 })
    .toBuffer()
    .catch(() => {
      throw unreadable;
    });
  return { bytes: drawn, mediaType: `image/${format}` };
}
