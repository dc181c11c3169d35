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

/** Portraits are cut to the size asked for; drawings keep their shape within it, and are PNG, which every printed document takes. */
type PictureKind = 'photo' | 'drawing';

/**
 * Decodes a JPEG, PNG or WebP and draws it anew: what was hidden in the file, its metadata included, does not
 * come along. The content decides, not the name or the declared type.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  { width, height }: Size,
  kind: PictureKind = 'photo',
): Promise<Picture> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) {
    throw new AppError('wrong_media_type', { detail: 'Pictures must be JPEG, PNG or WebP.' });
  }
  const unreadable = fieldProblem(
    kind === 'photo' ? 'photo' : 'picture',
    'readable',
    'could not be read as a picture',
  );
  // The head of the file only; nothing is unfolded yet.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable;
    });
  if (header.width * header.height > maximumPixels) {
    throw new AppError('too_large', { detail: 'Pictures may have at most 40 million pixels.' });
  }
  const upright = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', pages: 1 }).rotate();
  const drawn =
    kind === 'photo'
      ? upright.resize(width, height, { fit: 'cover' }).webp({ quality: 82 })
      : upright.resize(width, height, { fit: 'inside', withoutEnlargement: true }).png();
  return {
    bytes: await drawn.toBuffer().catch(() => {
      throw unreadable;
    }),
    mediaType: kind === 'photo' ? 'image/webp' : 'image/png',
  };
}
