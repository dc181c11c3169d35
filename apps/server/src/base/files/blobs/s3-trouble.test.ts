import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openInTime } from '../../../testing/open-in-time.ts';
import { type S3Server, startS3 } from '../../../testing/s3-server.ts';
import { claimBucket } from './claim-bucket.ts';
import { s3Blobs } from './s3-blobs.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => s3.answerBy());
afterAll(() => s3.close());

const bytes = Buffer.from('a slip');
/** Time is the promise here: a store that does not answer is not waited for. */
const impatient = () => s3Blobs({ ...s3.settings, timeLimitMs: 300 });
const claim = (other: object) => claimBucket({ ...s3.settings, ...other }, 'owner');
const refused = (code: string) => ({ code, status: 503, details: { retryAfterSeconds: 10 } });

test('a wrong key, a wrong secret and a bucket that is not there end the start, and say what to check', async () => {
  const refusal =
    /refused the access \(403 \w+\)\. Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION/;
  await expect(claim({ accessKeyId: 'SOMEBODY' })).rejects.toThrow(refusal);
  await expect(claim({ secretAccessKey: 'wrong' })).rejects.toThrow(refusal);
  await expect(claim({ bucket: 'nowhere' })).rejects.toThrow(/There is no bucket .*nowhere\. Create it/);
});

test('a bucket belongs to one database: another one does not start on it', async () => {
  expect(await claimBucket(s3.settings, 'one')).toBeNull();
  expect(await claimBucket(s3.settings, 'one')).toBeNull();
  await expect(claimBucket(s3.settings, 'other')).rejects.toThrow('belongs to another database');
});

test('a key that may not write ends the start, not the first upload', async () => {
  const readOnly = await startS3('read-only');
  try {
    const real = s3Blobs(readOnly.settings);
    await real.write('ab/x', bytes);
    readOnly.answerBy((request, response) => {
      const isWrite = request.method === 'PUT';
      response.writeHead(isWrite ? 403 : request.url?.includes('max-keys') ? 200 : 404);
      response.end(`<Error><Code>${isWrite ? 'AccessDenied' : 'NoSuchKey'}</Code></Error>`);
    });
    await expect(claimBucket(readOnly.settings, 'one')).rejects.toThrow('403 AccessDenied');
  } finally {
    await readOnly.close();
  }
});

test('a store that is down refuses files with 503 and a plain sentence, and works again when it is back', async () => {
  const blobs = s3Blobs(s3.settings);
  await blobs.write('ab/kept', bytes);
  await s3.stop();
  await expect(blobs.open('ab/kept')).rejects.toMatchObject({
    ...refused('file_unavailable'),
    message: 'This file cannot be opened just now; please try again later',
  });
  await expect(blobs.write('ab/new', bytes)).rejects.toMatchObject({
    ...refused('storage_unavailable'),
    message: 'Files cannot be saved just now; please try again later',
  });
  expect(await claimBucket(s3.settings, 'one'), 'no reason not to start').toMatch(/ECONNREFUSED/);
  await s3.start();
  expect((await buffer((await blobs.open('ab/kept')).bytes)).equals(bytes)).toBe(true);
});

test('a store that never answers is waited for no longer than the limit', async () => {
  s3.answerBy(() => {});
  const begun = performance.now();
  await expect(impatient().open('ab/kept')).rejects.toMatchObject(refused('file_unavailable'));
  await expect(impatient().write('ab/new', bytes)).rejects.toMatchObject(refused('storage_unavailable'));
  expect(await claimBucket({ ...s3.settings, timeLimitMs: 300 }, 'one')).toContain('took longer than 300 ms');
  expect(performance.now() - begun).toBeLessThan(60_000);
});

test('a store that stops in the middle of a file ends the download', async () => {
  s3.answerBy((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('the beginning');
  });
  const { opened, timeLimitMs } = await openInTime((timeLimitMs) =>
    s3Blobs({ ...s3.settings, timeLimitMs }).open('ab/kept'),
  );
  await expect(buffer(opened.bytes)).rejects.toThrow(`took longer than ${timeLimitMs} ms`);
});

test('one failure in passing is tried again, a lasting one is not', async () => {
  const real = s3.requests;
  let failures = 1;
  const before = real();
  s3.answerBy((_request, response) => {
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    failures -= 1;
    if (failures === 0) s3.answerBy();
  });
  await s3Blobs(s3.settings).write('ab/slow', bytes);
  expect(real() - before).toBe(2);
  s3.answerBy((_request, response) => void response.writeHead(503).end());
  await expect(s3Blobs(s3.settings).write('ab/slow', bytes)).rejects.toMatchObject(
    refused('storage_unavailable'),
  );
  expect(real() - before).toBe(4);
});

test('a full store is told apart from one that is away', async () => {
  s3.answerBy((_request, response) => {
    response.writeHead(507).end('<Error><Code>XMinioStorageFull</Code></Error>');
  });
  await expect(s3Blobs(s3.settings).write('ab/full', bytes)).rejects.toMatchObject({ code: 'storage_full' });
});
