import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildProgram, runProgram } from '../../../db/durability/run-program.ts';
import { decodeHeic, decoding } from '../../../base/files/heic/decode-heic.ts';
import { heicLimits } from '../../../base/files/heic/heic-limits.ts';
import { drawing, reencodeHeic } from '../../../base/files/pictures.ts';
import { cpuMsOf } from '../../../testing/cpu-time.ts';
import { heicBomb, heicOfSize, heicSlip, largeHeic } from '../../../testing/heic-samples.ts';
import { howMany } from '../../../testing/how-many.ts';
import { mutate, randomFrom } from '../../../testing/mutate.ts';
import { readSlipContent } from './read-slip.ts';

const read = (bytes: Uint8Array) => readSlipContent(bytes);
const outcome = (bytes: Uint8Array) =>
  read(bytes).then(
    ({ mediaType }) => mediaType,
    (error: { code: string; details: { errors?: { property: string }[] } }) =>
      `${error.code} ${error.details.errors?.[0]?.property ?? ''}`.trim(),
  );
const unreadable = 'validation_failed slip';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'heic-'));
  await buildProgram('slipReader');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a HEIC slip', () => {
  it('is drawn anew as a picture that every browser shows, without where it was taken', async () => {
    const sent = heicSlip();
    expect(sent.includes('CANARY-EXIF')).toBe(true);
    const { bytes, mediaType } = await read(sent);
    expect(mediaType).toBe('image/webp');
    expect(Buffer.from(bytes).includes('CANARY')).toBe(false);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 320, height: 240, channels: 3 });
    const pixel = (x: number, y: number) => [...data.subarray((y * 320 + x) * 3, (y * 320 + x) * 3 + 3)];
    for (const [at, wanted] of [
      [pixel(80, 120), [0x7d, 0x24, 0x29]],
      [pixel(300, 200), [255, 255, 255]],
    ] as const)
      for (const [channel, value] of wanted.entries())
        expect(Math.abs((at[channel] ?? 0) - value)).toBeLessThan(12);
  });

  it('of 39 million pixels is read, within its memory', async () => {
    const { bytes } = await read(largeHeic());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2000, height: 1500 });
  });

  it('that says it has 50,000 × 50,000 pixels is refused before it is decoded', async () => {
    const cpuMs = await cpuMsOf(async () =>
      expect(await outcome(heicOfSize(50_000, 50_000))).toBe('too_large'),
    );
    expect(cpuMs).toBeLessThan(5000);
  });

  it('with millions of pieces in 2.5 KB is refused, under a heap of 64 MB, and the next one is read', async () => {
    const bomb = heicBomb();
    expect(bomb.length).toBeLessThan(2600);
    const paths = [bomb, heicSlip()].map((bytes, i) => {
      const path = join(folder, `${i}.heic`);
      writeFileSync(path, bytes);
      return path;
    });
    const program = runProgram('slipReader', paths, { node: ['--max-old-space-size=64'] });
    expect(await program.ended).toBe(0);
    expect(program.lines).toEqual(['validation_failed', 'image/webp', 'DONE']);
  });

  it('that is cut off or damaged is refused in words or read, never an accident', async () => {
    const photo = heicSlip();
    const random = randomFrom(20_261_115);
    const ofEach = howMany({ test: 3, prove: 100 });
    const broken = [
      ...Array.from({ length: ofEach }, (_, i) =>
        photo.subarray(0, 20 + Math.floor(((photo.length - 20) * i) / ofEach)),
      ),
      ...Array.from({ length: ofEach }, () => mutate(photo, random)),
      ...Array.from({ length: ofEach }, () => {
        const bent = Buffer.from(photo);
        const at = 12 + Math.floor(random() * (bent.length - 12));
        bent[at] = (bent[at] ?? 0) ^ (1 << Math.floor(random() * 8));
        return bent;
      }),
    ];
    const outcomes = new Map<string, number>();
    for (const bytes of broken) {
      const found = await outcome(bytes);
      outcomes.set(found, (outcomes.get(found) ?? 0) + 1);
    }
    const expected = new Set([unreadable, 'image/webp', 'wrong_media_type', 'too_large']);
    expect([...outcomes.keys()].filter((found) => !expected.has(found))).toEqual([]);
    expect(outcomes.get(unreadable)).toBeGreaterThan((ofEach * 10) / 12);
    expect(await outcome(photo)).toBe('image/webp');
  });
});

describe('the thread that decodes', () => {
  it.each([
    ['runs out of time', { timeMs: 1 }],
    ['runs out of the decoder’s memory', { memoryMegabytes: 24 }],
    ['runs out of heap', { heapMegabytes: 1 }],
  ])(
    'that %s has not read the picture, and the next one does',
    async (_what, less) => {
      expect(await decodeHeic(largeHeic(), { ...heicLimits, ...less })).toEqual({ refused: 'unreadable' });
      expect(await decodeHeic(heicSlip())).toMatchObject({ width: 320, height: 240 });
    },
    60_000,
  );

  it('is one at a time; past ten that wait, the next is asked to come again', async () => {
    const release = await decoding.acquire();
    const ten = Array.from({ length: 10 }, () => decoding.acquire());
    expect([decoding.inUse(), decoding.waiting()]).toEqual([1, 10]);
    await expect(read(heicSlip())).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfterSeconds: 5 },
    });
    release();
    for (const next of ten) (await next)();
  });

  it('has no successor before its picture is drawn, so that pixels do not pile up', async () => {
    const release = await drawing.acquire(Infinity);
    const all = [read(heicSlip()), read(heicSlip()), read(heicSlip())];
    await vi.waitFor(() => expect(drawing.waiting()).toBe(1), 60_000);
    expect([decoding.inUse(), decoding.waiting()]).toEqual([1, 2]);
    release();
    expect((await Promise.all(all)).map(({ mediaType }) => mediaType)).toEqual(Array(3).fill('image/webp'));
  });

  it('is waited for half a minute at most', async () => {
    const release = await decoding.acquire();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const size = { width: 10, height: 10 };
      const refusal = reencodeHeic(heicSlip(), size, 'slip').catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(decoding.waiting()).toBe(0);
      expect(await refusal).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } });
    } finally {
      vi.useRealTimers();
      release();
    }
  });
});
