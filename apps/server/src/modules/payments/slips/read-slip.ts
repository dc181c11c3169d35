import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../../platform/app-error.ts';
import { reencodePicture } from '../../../platform/pictures.ts';
import { blankHeicMetadata } from './heic.ts';
import { readPdf } from './pdf.ts';
import { words } from './words.en.ts';

export interface Slip {
  bytes: Uint8Array;
  mediaType: string;
  /** Of what was sent: the same picture sent twice is known again. */
  sha256: string;
}

type Read = (sent: Uint8Array) => Promise<Pick<Slip, 'bytes' | 'mediaType'>>;

/** Enough to read the small print of a receipt. */
const size = { width: 2000, height: 2000 };
const picture: Read = (sent) => reencodePicture(sent, size, 'slip');
/** A phone's own format. We have nothing that draws it, so it stays what it is, without what it tells of the phone. */
const heic: Read = async (sent) => ({ bytes: blankHeicMetadata(sent), mediaType: 'image/heic' });
const pdf: Read = async (sent) => ({ bytes: readPdf(sent), mediaType: 'application/pdf' });

const kinds = new Map<string, Read>([
  ['image/jpeg', picture],
  ['image/png', picture],
  ['image/webp', picture],
  ['image/heic', heic],
  ['image/heif', heic],
  ['application/pdf', pdf],
]);

/** What was sent as a slip: the content decides what it is, and where it was taken does not come along. */
export async function readSlip(file: File): Promise<Slip> {
  const sent = new Uint8Array(await file.arrayBuffer());
  const read = kinds.get((await fileTypeFromBuffer(sent))?.mime ?? '');
  if (!read) throw new AppError('wrong_media_type', { detail: words.kinds });
  const sha256 = createHash('sha256').update(sent).digest('hex');
  return { ...(await read(sent)), sha256 };
}
