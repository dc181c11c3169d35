import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { mutate, randomFrom } from '../../testing/mutate.ts';
import { type SpooledFile, SpooledForm } from './spooled-form.ts';

const folder = mkdtempSync(join(tmpdir(), 'kathok-spool-'));
afterAll(() => rmSync(folder, { recursive: true }));

const type = 'multipart/form-data; boundary=XyZ';
const content = Buffer.from(
  `line\r\n--Xy\r\n--XyZ-not at the begin of a line\r\n\r\n${'\0\r\n-'.repeat(3000)}`,
);
// A file may hold what looks like a boundary, but never the boundary itself.
const safe = Buffer.from(content.toString('latin1').replace('--XyZ-', '--xyz-'), 'latin1');
const body = Buffer.concat([
  Buffer.from('--XyZ\r\nContent-Disposition: form-data; name="passphrase"\r\n\r\nsnow lion\r\n'),
  Buffer.from('--XyZ\r\nContent-Disposition: form-data; name="file"; filename="../../a.backup"\r\n\r\n'),
  safe,
  Buffer.from('\r\n--XyZ--\r\n'),
]);
const inPieces = (bytes: Buffer, length: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
      bytes.subarray(at * length, (at + 1) * length),
    ),
  );

test.each([1, 2, 3, 7, 64, 1000, 100_000])(
  'a form in pieces of %i bytes is put down whole',
  async (length) => {
    const form = new SpooledForm(folder, type);
    const fields = await form.read(inPieces(body, length));
    expect(fields['passphrase']).toBe('snow lion');
    const file = fields['file'] as SpooledFile;
    expect(file).toMatchObject({ name: '../../a.backup', byteSize: safe.length });
    // Its place is ours, whatever it calls itself.
    expect(file.path.startsWith(join(folder, ''))).toBe(true);
    expect(readFileSync(file.path).equals(safe)).toBe(true);
    await form.remove();
    expect(existsSync(file.path)).toBe(false);
  },
);

test('what is cut off, doubled or no form at all is refused, and leaves nothing behind', async () => {
  const twice = Buffer.concat([body.subarray(0, body.indexOf('--XyZ', 5)), body]);
  const long = Buffer.concat([body.subarray(0, 70), Buffer.alloc(100_000, 'x'), body.subarray(70)]);
  for (const bytes of [
    body.subarray(0, -10),
    body.subarray(0, 120),
    Buffer.alloc(0),
    Buffer.from('hello'),
    twice,
    long,
  ])
    await expect(new SpooledForm(folder, type).read(inPieces(bytes, 50))).rejects.toMatchObject({
      code: expect.stringMatching(/malformed_request|too_large/),
    });
  expect(readdirSync(folder)).toEqual([]);
});

test('five hundred bent forms are read or refused in words, and nothing stays behind', async () => {
  const random = randomFrom(20_261_119);
  for (let count = 0; count < 500; count += 1) {
    const form = new SpooledForm(folder, type);
    const outcome = await form.read(inPieces(Buffer.from(mutate(body, random)), 500)).then(
      () => 'read',
      (error: { code?: string }) => error.code,
    );
    expect(['read', 'malformed_request', 'too_large']).toContain(outcome);
    await form.remove();
  }
  expect(readdirSync(folder)).toEqual([]);
});
