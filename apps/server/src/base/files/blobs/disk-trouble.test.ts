import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openInTime } from '../../../testing/open-in-time.ts';
import { testOnPosix } from '../../../testing/test-on.ts';
import { diskBlobs } from './disk-blobs.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kathok-disk-'));
  await mkdir(join(root, 'ab'));
});
afterEach(() => rm(root, { recursive: true }));

/** A pipe answers as a network disk that is away: opening or reading it waits until somebody writes. */
function makePipe(name: string): string {
  const path = join(root, name);
  execFileSync('mkfifo', [path]);
  return path;
}
const writeTo = (path: string) => openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
/** Time is the promise here. */
const impatient = () => diskBlobs(root, { timeLimitMs: 300 });

testOnPosix('a disk that never answers is waited for no longer than the limit', async () => {
  const path = makePipe('ab/away');
  const begun = performance.now();
  await expect(impatient().open('ab/away')).rejects.toMatchObject({
    code: 'file_unavailable',
    status: 503,
    cause: { message: 'opening a file took longer than 300 ms.' },
  });
  expect(performance.now() - begun).toBeLessThan(60_000);
  closeSync(writeTo(path));
});

testOnPosix('a disk that stops in the middle of a file ends the download', async () => {
  const path = makePipe('ab/half');
  const writer = writeTo(path);
  writeSync(writer, 'the beginning');
  const { opened, timeLimitMs } = await openInTime((timeLimitMs) =>
    diskBlobs(root, { timeLimitMs }).open('ab/half'),
  );
  await expect(buffer(opened.bytes)).rejects.toThrow(`reading a file took longer than ${timeLimitMs} ms.`);
  closeSync(writer);
});

test('a file that is not there, and what is no folder where one should be, are told apart from a mistake of ours', async () => {
  await writeFile(join(root, 'cd'), 'a file where the folder should be');
  const blobs = diskBlobs(root);
  await expect(blobs.open('ab/none')).rejects.toMatchObject({ code: 'file_unavailable', status: 503 });
  await expect(blobs.open('cd/none')).rejects.toMatchObject({ code: 'file_unavailable', status: 503 });
  const bytes = Buffer.from('x');
  await expect(blobs.write('cd/new', bytes)).rejects.toMatchObject({
    code: 'storage_unavailable',
    status: 503,
  });
  await blobs.write('ab/new', bytes);
  expect((await buffer((await blobs.open('ab/new')).bytes)).toString()).toBe('x');
});

test('a file that was opened for somebody who is gone is closed', async () => {
  await writeFile(join(root, 'ab/paper'), 'a paper');
  const path = join(root, 'ab/paper');
  // The lowest number that is free, so it tells how many are open.
  const nextDescriptor = () => {
    const fd = openSync(path, 'r');
    closeSync(fd);
    return fd;
  };
  // Those that are left open are closed with the garbage, with a warning; newer versions of Node end the program instead.
  const warnings: string[] = [];
  const hear = ({ message }: Error) => void warnings.push(message);
  process.on('warning', hear);
  const before = nextDescriptor();
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const { bytes } = await diskBlobs(root).open('ab/paper');
    bytes.destroy();
    await once(bytes, 'close');
  }
  await expect.poll(nextDescriptor).toBeLessThan(before + 20);
  process.off('warning', hear);
  expect(warnings).toEqual([]);
});
