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
  mediaType: 'image/webp';
}

/**
 * Decodes a JPEG, PNG or WebP and draws it anew, cut to the size asked for: what was hidden in the file, its
 * metadata included, does not come along. The content decides, not the name or the declared type.
 */
export async function reencodePicture(bytes: Uint8Array, { width, height }: Size): Promise<Picture> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) {
    throw new AppError('wrong_media_type', { detail: 'Pictures must be JPEG, PNG or WebP.' });
  }
  const unreadable = fieldProblem('photo', 'readable', 'could not be read as a picture');
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
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw unreadable;
    });
  return { bytes: drawn, mediaType: 'image/webp' };
}
