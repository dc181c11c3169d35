import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSlip } from './read-slip.ts';
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
const file = (bytes: Uint8Array | string, name = 'slip') => new File([bytes as never], name);
const outcome = (bytes: Uint8Array | string) =>
  readSlip(file(bytes)).then(
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
      const { bytes, mediaType, sha256 } = await readSlip(file(sent));
      expect([mediaType, sha256.length]).toEqual(['image/webp', 64]);
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

/** Nothing here writes HEIC, but AVIF is the same house with other pictures in it; the first words say which. */
async function photoOfPhone(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, i) => (i * 7919) % 251));
  const photo = await sharp(noise, { raw: { width: 64, height: 48, channels: 3 } })
    .withExif(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARY-XMP</x:xmpmeta>')
    .avif({ quality: 60 })
    .toBuffer();
  return Buffer.concat([photo, Buffer.from('\0\0\0\x14uuidCANARY-TAIL!', 'latin1')]);
}
const rebranded = (photo: Uint8Array, brand: string) => {
  const copy = Buffer.from(photo);
  copy.write(brand, 8, 'latin1');
  return copy;
};

describe('HEIC', () => {
  it('keeps its picture to the last pixel, and nothing else', async () => {
    const photo = await photoOfPhone();
    for (const canary of ['CANARY-EXIF', 'CANARY-XMP', 'CANARY-TAIL'])
      expect([canary, photo.includes(canary)]).toEqual([canary, true]);
    const { bytes, mediaType } = await readSlip(file(rebranded(photo, 'heic')));
    expect([mediaType, bytes.length]).toEqual(['image/heic', photo.length]);
    expect(Buffer.from(bytes).includes('CANARY')).toBe(false);
    const drawn = await sharp(rebranded(bytes, 'avif')).raw().toBuffer();
    expect(drawn.equals(await sharp(photo).raw().toBuffer())).toBe(true);
  });

  it('that is cut off or bent is refused in words, never with an accident', async () => {
    const photo = rebranded(await photoOfPhone(), 'heic');
    for (let cut = 20; cut < photo.length; cut += 13)
      expect(await outcome(photo.subarray(0, cut))).toMatch(/^validation_failed readable$|^image/);
    for (let at = 12; at < 400; at += 1) {
      const bent = Buffer.from(photo);
      bent[at] = 255 - (bent[at] ?? 0);
      expect(await outcome(bent)).toMatch(/^validation_failed readable$|^image|^wrong_media_type$/);
    }
  });
});

const onePage = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 1>>endobj ';
const pdf = (objects: string) => `%PDF-1.7\n${onePage}${objects}`;
const pages = (count: number) => '9 0 obj<</Type /Page>>endobj '.repeat(count);
function packed(objects: string): Buffer {
  const content = deflateSync(Buffer.from(objects));
  const before = pdf(`5 0 obj<</Type/ObjStm/N 1/Filter/FlateDecode/Length ${content.length}>>stream\n`);
  return Buffer.concat([Buffer.from(before), content, Buffer.from('\nendstream endobj')]);
}

describe('PDF', () => {
  it.each([
    ['a receipt of a bank', pdf(pages(1)), 'application/pdf'],
    ['one whose objects are packed', packed(pages(2)), 'application/pdf'],
    ['twenty pages', pdf(pages(20)), 'application/pdf'],
    ['a thousand pages', pdf(pages(1000)), 'validation_failed isShort'],
    ['a thousand packed pages', packed(pages(1000)), 'validation_failed isShort'],
    ['no page', pdf(''), 'validation_failed readable'],
    ['a script', pdf(`${pages(1)}<</S/JavaScript/JS(app.alert(1))>>`), 'validation_failed isInert'],
    ['a script in disguise', pdf(`${pages(1)}<</S/J#61vaScript>>`), 'validation_failed isInert'],
    ['a packed script', packed(`${pages(1)}<</S/JavaScript>>`), 'validation_failed isInert'],
    ['a file within', pdf(`${pages(1)}<</Type/EmbeddedFile>>`), 'validation_failed isInert'],
    ['a program to start', pdf(`${pages(1)}<</S/Launch/F(cmd.exe)>>`), 'validation_failed isInert'],
    ['what nobody can look into', pdf(`${pages(1)}<</Encrypt 7 0 R>>`), 'validation_failed isOpen'],
    ['what unfolds without end', packed(' '.repeat(9 * 1024 * 1024)), 'validation_failed readable'],
  ])('%s', async (_what, bytes, expected) => expect(await outcome(bytes)).toBe(expected));

  it('forgets where the photo in it was taken, and moves nothing', async () => {
    const photo = await plain().withExif(exif).jpeg().toBuffer();
    const sent = Buffer.concat([Buffer.from(pdf(`${pages(1)}8 0 obj<</Filter/DCTDecode>>stream\n`)), photo]);
    expect(sent.includes('CANARY-EXIF')).toBe(true);
    const { bytes } = await readSlip(file(sent));
    const kept = Buffer.from(bytes);
    expect([kept.length, kept.includes('CANARY-EXIF')]).toEqual([sent.length, false]);
    const inside = kept.subarray(kept.length - photo.length);
    expect(await sharp(inside).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
  });
});
