import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSlipContent } from './read-slip.ts';
import { smallPdf } from '../../../testing/small-pdf.ts';
import { cpuMsOf } from '../../../testing/cpu-time.ts';

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 125, g: 36, b: 41 } } });
/** Latitude and longitude of a house, and a word that is easy to find. */
const exif = {
  IFD0: { Copyright: 'CANARY-EXIF' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '27/1 28/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '89/1 38/1 0/1',
  },
};
const read = (bytes: Uint8Array | string) => readSlipContent(new Uint8Array(Buffer.from(bytes as string)));
const outcome = (bytes: Uint8Array | string) =>
  read(bytes).then(
    ({ mediaType }) => mediaType,
    (error: { code: string; details: { errors?: { constraints: object }[] } }) =>
      `${error.code} ${Object.keys(error.details.errors?.[0]?.constraints ?? {}).join()}`.trim(),
  );

describe('pictures', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'a %s is drawn anew, without where it was taken',
    async (format) => {
      const sent = await plain().withExif(exif).toFormat(format).toBuffer();
      expect(sent.includes('CANARY-EXIF')).toBe(true);
      const { bytes, mediaType } = await read(sent);
      expect(mediaType).toBe('image/webp');
      expect(Buffer.from(bytes).includes('CANARY')).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    },
  );

  it('a picture that would unfold into gigabytes is refused at once', async () => {
    const cpuMs = await cpuMsOf(async () => expect(await outcome(bomb(50_000, 50_000))).toBe('too_large'));
    expect(cpuMs).toBeLessThan(1000);
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'MZ\x90', 'GIF89a\x01\x00\x01\x00/*', '', 'x'])(
    'anything else is not a slip: %j',
    async (text) => expect(await outcome(text)).toBe('wrong_media_type'),
  );
});

/** The head of a PNG of that size; there is hardly anything behind it. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND'),
  ]);
}
function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const pdf = smallPdf;
const pages = (count: number) => '9 0 obj<</Type /Page>>endobj '.repeat(count);

describe('PDF', () => {
  it.each([
    ['a receipt of a bank', pdf(pages(1)), 'application/pdf'],
    ['twenty pages', pdf(pages(20)), 'application/pdf'],
    ['a thousand pages', pdf(pages(1000)), 'validation_failed isShort'],
    ['what only calls itself one', 'PDF-1.7', 'wrong_media_type'],
    ['nine bytes', '%PDF-1.4\n', 'validation_failed isWhole'],
    ['one whose sending broke off', pdf(pages(1)).slice(0, -10), 'validation_failed isWhole'],
  ])('%s', async (_what, bytes, expected) => expect(await outcome(bytes)).toBe(expected));

  it('is kept byte for byte, whatever it holds: nothing here judges it', async () => {
    const sent = Buffer.from(pdf(`${pages(1)}<</S/JavaScript/JS(app.alert(1))>><</XFA 3 0 R>>`));
    expect(Buffer.from((await read(sent)).bytes).equals(sent)).toBe(true);
  });

  it('loses the notes of the camera in a photo that lies in it as it is, and nothing moves', async () => {
    const photo = await plain().withExif(exif).jpeg().toBuffer();
    const object = `${pages(1)}8 0 obj<</Filter/DCTDecode>>stream\n`;
    // One letter for each byte, so that the photo lies in the text as it is.
    const sent = Buffer.from(pdf(`${object}${photo.toString('latin1')}\nendstream endobj\n`), 'latin1');
    expect(sent.includes('CANARY-EXIF')).toBe(true);
    const { bytes } = await read(sent);
    const kept = Buffer.from(bytes);
    expect([kept.length, kept.includes('CANARY-EXIF')]).toEqual([sent.length, false]);
    const at = kept.indexOf('stream\n') + 7;
    const inside = kept.subarray(at, at + photo.length);
    expect(await sharp(inside).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
  });

  it('takes no longer where everything in it looks like a note', async () => {
    const note = Buffer.from('\xff\xe1\xff\xffExif\0\0', 'latin1');
    const notes = Buffer.alloc(10 * 1024 * 1024, note).toString('latin1');
    const sent = Buffer.from(pdf(notes), 'latin1');
    expect(await cpuMsOf(() => read(sent))).toBeLessThan(5000);
  });
});
