import { inflateSync } from 'node:zlib';
import { fieldProblem } from '../../../platform/app-error.ts';
import { words } from './words.en.ts';

const mostPages = 20;
const mostStreams = 20_000;
const mostUnpacked = 8 * 1024 * 1024;
/** What makes a document do something, or carry something along. */
const active = /\/(JavaScript|EmbeddedFiles?|Launch|RichMedia)(?![A-Za-z])/;
const locked = /\/Encrypt(?![A-Za-z])/;
const page = /\/Type\s*\/Page(?![A-Za-z])/g;

const refusal = (constraint: string, message: string) => fieldProblem('slip', constraint, message);

/** A cheap look, not a reader: a slip has few pages and does nothing. Photos in it lose what tells where they were taken. */
export function readPdf(sent: Uint8Array): Uint8Array {
  const bytes = Buffer.from(sent);
  const file = spelled(bytes.toString('latin1'));
  if (locked.test(file)) throw refusal('isOpen', words.lockedPdf);
  const texts = [file, ...packedObjects(bytes, file)];
  if (texts.some((text) => active.test(text))) throw refusal('isInert', words.activePdf);
  const pages = texts.reduce((sum, text) => sum + (text.match(page)?.length ?? 0), 0);
  if (pages === 0) throw refusal('readable', words.unreadablePdf);
  if (pages > mostPages) throw refusal('isShort', words.manyPages);
  return withoutPlaces(bytes);
}

/** Names may be written with numbers for letters: `/J#61vaScript`. */
function spelled(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Newer files keep their objects packed together, where a search in the file would not find them. */
function packedObjects(bytes: Buffer, file: string): string[] {
  if (!file.includes('/ObjStm')) return [];
  const packed: string[] = [];
  let room = mostUnpacked;
  let streams = 0;
  for (const { 0: end, index } of bytes.toString('latin1').matchAll(/>>\s{0,8}stream\r?\n/g)) {
    streams += 1;
    if (streams > mostStreams) throw refusal('readable', words.unreadablePdf);
    const about = spelled(bytes.toString('latin1', Math.max(0, index - 1000), index));
    if (!about.slice(about.lastIndexOf('endobj') + 1).includes('/ObjStm')) continue;
    const text = unpacked(bytes.subarray(index + end.length), room);
    room -= text.length;
    packed.push(spelled(text));
  }
  return packed;
}

function unpacked(bytes: Buffer, room: number): string {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(room, 1) }).toString('latin1');
  } catch {
    throw refusal('readable', words.unreadablePdf);
  }
}

/** What cameras write into a photo: Exif, and the same once more as XMP. */
const notes = ['Exif\0\0', 'http://ns.adobe.com/xap/1.0/\0'];

/** Photos lie in a PDF as they are; what a camera noted is overwritten in place, so that nothing moves. */
function withoutPlaces(bytes: Buffer): Buffer {
  for (const note of notes) {
    for (let at = bytes.indexOf(note, 4, 'latin1'); at !== -1; at = bytes.indexOf(note, at + 1, 'latin1')) {
      if (bytes.readUInt16BE(at - 4) !== 0xffe1) continue;
      bytes.fill(0, at, Math.min(at - 2 + bytes.readUInt16BE(at - 2), bytes.length));
    }
  }
  return bytes;
}
