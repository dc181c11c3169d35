import { fieldProblem } from '../../../base/app-error.ts';
import { words } from './words.en.ts';

const mostPages = 20;
const page = /\/Type\s{0,8}\/Page(?![A-Za-z])/g;

/**
 * A PDF is kept as it was sent: nothing here opens it or vouches for what is in it, and it is only ever handed out as
 * a download. Two courtesies where the text of the file lies open: a whole book is refused, and photos lose the notes
 * of their camera.
 */
export function readPdf(sent: Uint8Array): Uint8Array {
  const bytes = Buffer.from(sent);
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
