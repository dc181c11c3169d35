import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError, fieldProblem } from '../../../platform/app-error.ts';

export interface Slip {
  bytes: Uint8Array;
  mediaType: string;
  /** Of what was sent: the same picture sent twice is known again. */
  sha256: string;
}

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Kept as they are: a phone's own format, which only some programs can draw, and documents. */
const keptWhole = new Set(['image/heic', 'image/heif', 'application/pdf']);
const maximumPixels = 40_000_000;
/** Enough to read the small print of a receipt. */
const longestSide = 2000;

/** What was sent as a slip: the content decides what it is; pictures are drawn anew, so their metadata is gone. */
export async function readSlip(file: File): Promise<Slip> {
  const sent = new Uint8Array(await file.arrayBuffer());
  const type = (await fileTypeFromBuffer(sent))?.mime ?? '';
  const sha256 = createHash('sha256').update(sent).digest('hex');
  if (keptWhole.has(type)) return { bytes: sent, mediaType: type, sha256 };
  if (!pictures.has(type))
    throw new AppError('wrong_media_type', {
      detail: 'A slip must be a picture (JPEG, PNG, WebP, HEIC) or a PDF.',
    });
  return { bytes: await redraw(sent), mediaType: 'image/webp', sha256 };
}

const unreadable = () => fieldProblem('slip', 'readable', 'could not be read as a picture');

async function redraw(sent: Uint8Array): Promise<Uint8Array> {
  const head = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(unreadable()));
  if (head.width * head.height > maximumPixels)
    throw new AppError('too_large', { detail: 'Pictures may have at most 40 million pixels.' });
  return sharp(sent, { limitInputPixels: maximumPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => Promise.reject(unreadable()));
}
