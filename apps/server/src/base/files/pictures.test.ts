import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reencodePicture } from './pictures.ts';
import { cpuMsOf } from '../../testing/cpu-time.ts';

const size = { width: 64, height: 64 };
const plain = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 125, g: 36, b: 41 } } });
const text = (content: string) => Buffer.from(content);
const code = (bytes: Uint8Array) =>
  reencodePicture(bytes, size).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );

describe('reencodePicture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('draws a %s anew at the size asked for', async (format) => {
    const { bytes, mediaType } = await reencodePicture(await plain().toFormat(format).toBuffer(), size);
    expect(mediaType).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 });
  });

  it('leaves metadata and whatever else was hidden in the file behind', async () => {
    const exif = { IFD0: { Copyright: 'CANARY-EXIF', Artist: 'Tashi' } };
    const photo = await plain().withExif(exif).jpeg().toBuffer();
    const polyglot = Buffer.concat([photo, text('<script>CANARY-TAIL</script>PK\x03\x04')]);
    expect(polyglot.includes('CANARY-EXIF')).toBe(true);
    const { bytes } = await reencodePicture(polyglot, size);
    expect(bytes.includes('CANARY')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a document', text('%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj')],
    ['an archive', text('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')],
    ['a program', text('\x7fELF\x02\x01\x01')],
    ['a GIF', text('GIF89a\x01\x00\x01\x00/*')],
    ['nothing', text('')],
    ['a short text', text('x')],
  ])('refuses %s, whatever it is called', async (_what, bytes) => {
    expect(await code(bytes)).toBe('wrong_media_type');
  });

  it('refuses a picture that is broken off', async () => {
    const photo = await plain(2000, 2000).jpeg().toBuffer();
    expect(await code(photo.subarray(0, 60))).toBe('validation_failed');
    expect(await code(photo.subarray(0, photo.length / 2))).toBe('validation_failed');
  });

  it('refuses a small file that would unfold into gigabytes, without unfolding it', async () => {
    const header = await plain(10, 10).png().toBuffer();
    const bomb = Buffer.from(header);
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    const before = process.memoryUsage().rss;
    expect(await cpuMsOf(async () => expect(await code(bomb)).toBe('too_large'))).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('refuses more than 40 million pixels even when they are real', async () => {
    const large = await plain(8000, 5100).png({ compressionLevel: 9 }).toBuffer();
    expect(await code(large)).toBe('too_large');
  });
});
