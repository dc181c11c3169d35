import { createHash } from 'node:crypto';
import { AppError } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { mediaTypeOf } from '../../../base/files/media-type.ts';
import { reencodeHeic, reencodePicture } from '../../../base/files/pictures.ts';
import { readPdf } from './pdf.ts';
import { words } from './words.en.ts';

export interface Slip {
  bytes: Uint8Array;
  mediaType: string;
  /** Of what was sent: the same picture sent twice is known again. */
  sha256: string;
}

/** Enough to read the small print of a receipt. */
const size = { width: 2000, height: 2000 };

/**
 * What was sent as a slip: the content decides what it is, and pictures are drawn anew. It takes longer than anybody
 * should hold the database for, so it is a step of its own before the transaction.
 */
export async function readSlip(_ctx: Ctx, { body }: { body: { slip: File } }): Promise<Slip> {
  const sent = new Uint8Array(await body.slip.arrayBuffer());
  const sha256 = createHash('sha256').update(sent).digest('hex');
  return { ...(await readContent(sent)), sha256 };
}

async function readContent(sent: Uint8Array): Promise<Pick<Slip, 'bytes' | 'mediaType'>> {
  switch (mediaTypeOf(sent)) {
    case undefined:
      throw new AppError('wrong_media_type', { detail: words.kinds });
    case 'application/pdf':
      return { bytes: readPdf(sent), mediaType: 'application/pdf' };
    case 'image/heic':
      return reencodeHeic(sent, size, 'slip');
    default:
      return reencodePicture(sent, size, 'slip');
  }
}
