import type { Sharp } from 'sharp';
import { AppError, fieldProblem } from '../app-error.ts';
import { decodeHeic, decoding } from './heic/decode-heic.ts';
import { mediaTypeOf } from './media-type.ts';
import { semaphore } from '../semaphore.ts';

/** With the first picture: it is a library of its own, and a start needs none. */
const loadSharp = async () => (await import('sharp')).default;

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** A small file can unfold into gigabytes, so its dimensions are read before it is decoded. */
const maximumPixels = 40_000_000;
const maximumSeconds = 20;
// Some kinds of picture unfold as a whole: 40 million pixels take up to 250 MB.
export const drawing = semaphore(2, { mostWaiting: 100 });

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
type Kind = keyof typeof kinds;

const unreadable = (kind: Kind, message = 'could not be read as a picture') =>
  fieldProblem(kinds[kind].field, 'readable', message);
const tooManyPixels = () =>
  new AppError('too_large', { detail: 'Pictures may have at most 40 million pixels.' });

/**
 * Decodes a JPEG, PNG or WebP and draws it anew: what was hidden in the file, its metadata included, does not
 * come along. The content decides, not the name or the declared type.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  size: Size,
  kind: Kind = 'photo',
  isUrgent = false,
): Promise<Picture> {
  if (!accepted.has(mediaTypeOf(bytes) ?? '')) {
    throw new AppError('wrong_media_type', { detail: 'Pictures must be JPEG, PNG or WebP.' });
  }
  return drawing.run(async () => {
    const sharp = await loadSharp();
    // The head of the file only; nothing is unfolded yet.
    const header = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw unreadable(kind);
      });
    if (header.width * header.height > maximumPixels) throw tooManyPixels();
    const picture = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', pages: 1 });
    return draw(picture.rotate(), size, kind);
  }, isUrgent);
}

/** The same for the format of some phones, which is decoded on its own, already turned upright. */
export function reencodeHeic(bytes: Uint8Array, size: Size, kind: Kind, isUrgent = false): Promise<Picture> {
  return decoding.run(() => decodeAndDraw(bytes, size, kind, isUrgent), isUrgent);
}

async function decodeAndDraw(bytes: Uint8Array, size: Size, kind: Kind, isUrgent: boolean): Promise<Picture> {
  const decoded = await decodeHeic(bytes);
  if ('refused' in decoded) {
    if (decoded.refused === 'tooManyPixels') throw tooManyPixels();
    throw unreadable(kind, 'could not be read as a picture; please send it as JPEG, or a photo of it');
  }
  const { pixels, width, height } = decoded;
  const sharp = await loadSharp();
  return drawing.run(
    () => draw(sharp(pixels, { raw: { width, height, channels: 3 } }), size, kind),
    isUrgent,
  );
}

async function draw(picture: Sharp, { width, height }: Size, kind: Kind): Promise<Picture> {
  const { fit, format } = kinds[kind];
  const bytes = await picture
    .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    .toFormat(format, { quality: format === 'webp' ? 82 : 100 })
    .timeout({ seconds: maximumSeconds })
    .toBuffer()
    .catch(() => {
      throw unreadable(kind);
    });
  return { bytes, mediaType: `image/${format}` };
}
