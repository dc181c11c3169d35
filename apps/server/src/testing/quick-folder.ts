import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const enoughRoom = 2e9;

/** In memory where there is room for it: the same files and calls, without waiting for a disk. What endures is tested on the disk. */
export async function quickFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  const room = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return room > enoughRoom ? inMemory : tmpdir();
}
