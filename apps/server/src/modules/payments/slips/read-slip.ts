import { createHash } from 'node:crypto';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import { mediaTypeOf } from '../../../base/files/media-type.ts';
import { isWholePdf } from '../../../base/files/pdf/whole-pdf.ts';
import { reencodeHeic, reencodePicture } from '../../../base/files/pictures.ts';
import { words } from './words.en.ts';
import { networkOf } from '../../../base/network.ts';
import { semaphorePerName } from '../../../base/semaphore.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import type { DueKind } from '../due.ts';
import { requireRoomForSlip } from './room-for-slip.ts';
import type { FileContent, WrittenFile } from '../../../platform/files/files.ts';

export interface Slip {
  file: WrittenFile;
  /** Of what was sent: the same picture sent twice is known again. */
  sha256: string;
}

/** Enough to read the small print of a receipt. */
const size = { width: 2000, height: 2000 };

/** A picture is the most work that a stranger can ask for: one at a time for each network, and the office goes first. */
const ofNetwork = semaphorePerName(1, { mostWaiting: 10, waitMs: 30_000 });

/** Reading and storing a slip takes longer than anybody should hold the database for, so it is done before the transaction. */
async function readSlip(ctx: Ctx, { body }: { body: { slip: File } }): Promise<Slip> {
  const isOffice = ctx.actor?.roleType === 'admin';
  const release = isOffice ? undefined : await ofNetwork(networkOf(ctx.address ?? ''));
  try {
    const sent = new Uint8Array(await body.slip.arrayBuffer());
    const sha256 = createHash('sha256').update(sent).digest('hex');
    return { file: await ctx.files.write(await readSlipContent(sent, isOffice)), sha256 };
  } finally {
    release?.();
  }
}

/**
 * The same for what is owed and has room for one more slip. For anything else nothing is decoded or stored: null, and the
 * transaction then says why.
 */
export const readOwedSlip =
  <Input extends { body: { slip: File } }>(kind: DueKind, dueIdOf: (input: Input) => string) =>
  async (ctx: Ctx, input: Input): Promise<Slip | null> =>
    (await takesSlip(ctx, kind, dueIdOf(input))) ? readSlip(ctx, input) : null;

async function takesSlip(ctx: Ctx, kind: DueKind, dueId: string): Promise<boolean> {
  try {
    await inTransaction(ctx, (tx) => requireRoomForSlip(tx, kind, dueId));
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'wrong_state' || error.code === 'not_found'))
      return false;
    throw error;
  }
}

/** What was sent as a slip: the content decides what it is, and pictures are drawn anew. */
export async function readSlipContent(sent: Uint8Array, isUrgent = false): Promise<FileContent> {
  switch (mediaTypeOf(sent)) {
    case undefined:
      throw new AppError('wrong_media_type', { detail: words.kinds });
    case 'application/pdf':
      return { bytes: readPdf(sent), mediaType: 'application/pdf' };
    case 'image/heic':
      return reencodeHeic(sent, size, 'slip', isUrgent);
    default:
      return reencodePicture(sent, size, 'slip', isUrgent);
  }
}

const mostPages = 20;
const page = /\/Type\s{0,8}\/Page(?![A-Za-z])/g;

/**
 * A PDF is kept as it was sent, if all of it came: nothing here opens it or vouches for what is in it, and it is only ever
 * handed out as a download. Two courtesies where the text of the file lies open: a whole book is refused, and photos lose the notes
 * of their camera.
 */
function readPdf(sent: Uint8Array): Uint8Array {
  const bytes = Buffer.from(sent);
  if (!isWholePdf(bytes)) throw fieldProblem('slip', 'isWhole', words.cutOff);
  let pages = 0;
  for (const _ of bytes.toString('latin1').matchAll(page)) {
    pages += 1;
    if (pages > mostPages) throw fieldProblem('slip', 'isShort', words.manyPages);
  }
  return withoutCameraNotes(bytes);
}

/** What cameras write into a photo, with the place among it: Exif, and the same once more as XMP. */
const notes = ['Exif\0\0', 'http://ns.adobe.com/xap/1.0/\0'];

/** A photo lies in most PDFs as it came from the camera. Its notes are overwritten in place, so that nothing moves. */
function withoutCameraNotes(bytes: Buffer): Buffer {
  for (const note of notes) {
    for (let at = bytes.indexOf(note, 4, 'latin1'); at !== -1; at = bytes.indexOf(note, at + 1, 'latin1')) {
      if (bytes.readUInt16BE(at - 4) !== 0xffe1) continue;
      bytes.fill(0, at, Math.min(at - 2 + bytes.readUInt16BE(at - 2), bytes.length));
    }
  }
  return bytes;
}
