import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What record-disk.mjs wrote down. */
export interface Recorded {
  call: 'write' | 'sync' | 'cut' | 'make' | 'folder' | 'rename' | 'remove' | 'told';
  name: string;
  bytes: Buffer;
  position: number;
  length: number;
  to: string;
  text: string;
}

export function readRecords(file: string): Recorded[] {
  const log = readFileSync(file);
  const records: Recorded[] = [];
  for (let at = 0; at < log.length;) {
    const end = at + 4 + log.readUInt32LE(at);
    const { size, ...head } = JSON.parse(log.toString('utf8', at + 4, end)) as Recorded & { size: number };
    records.push({ ...head, bytes: log.subarray(end, end + size) });
    at = end + size;
  }
  return records;
}

/** What becomes of the bytes that no fsync had asked for when the power went. */
export const ways = ['kept', 'lost', 'torn'] as const;
export type Way = (typeof ways)[number];

interface Content {
  synced: Buffer;
  now: Buffer;
  /** Since the last fsync. */
  unsynced: { position: number; bytes: Buffer }[];
}

/** The smallest parts that a disk, and a file system, write as one. */
const parts = [512, 4096];

/**
 * A disk, call by call. Names, and the lengths that a call sets, are what a file system keeps in its own journal, in
 * their order; contents are only there once they were synced, or by chance.
 */
export class Disk {
  readonly #origin: string;
  /** Files that are other than in the beginning; null for those that are gone. */
  readonly #files = new Map<string, Content | null>();
  readonly #folders = new Set<string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  apply({ call, name, bytes, position, length, to }: Recorded): void {
    if (call === 'write') this.#write(name, position, bytes);
    else if (call === 'sync') this.#sync(name);
    else if (call === 'cut') this.#cut(name, length);
    else if (call === 'make') this.#files.set(name, { synced: Buffer.alloc(0), now: bytes, unsynced: [] });
    else if (call === 'folder') this.#folders.add(name);
    else if (call === 'remove') this.#files.set(name, null);
    else if (call === 'rename') this.#rename(name, to);
  }

  /** The folder as it is found after the power went at this moment. */
  restore(folder: string, way: Way): void {
    cpSync(this.#origin, folder, { recursive: true });
    for (const name of this.#folders) mkdirSync(join(folder, name), { recursive: true });
    for (const [name, content] of this.#files) {
      const path = join(folder, name);
      if (content === null) rmSync(path, { recursive: true, force: true });
      else if (existsSync(dirname(path))) writeFileSync(path, left(content, way), { mode: 0o600 });
    }
  }

  #content(name: string): Content {
    const known = this.#files.get(name);
    if (known) return known;
    const path = join(this.#origin, name);
    const bytes = known === undefined && existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    const content = { synced: bytes, now: Buffer.from(bytes), unsynced: [] };
    this.#files.set(name, content);
    return content;
  }

  #write(name: string, position: number, bytes: Buffer): void {
    const content = this.#content(name);
    content.now = written(content.now, position, bytes);
    content.unsynced.push({ position, bytes });
  }

  #sync(name: string): void {
    // A folder has no content of its own.
    if (!this.#files.has(name)) return;
    const content = this.#content(name);
    content.synced = Buffer.from(content.now);
    content.unsynced = [];
  }

  #cut(name: string, length: number): void {
    const content = this.#content(name);
    content.now = resized(content.now, length);
    content.synced = resized(content.synced, Math.min(length, content.synced.length));
  }

  #rename(name: string, to: string): void {
    this.#files.set(to, this.#content(name));
    this.#files.set(name, null);
  }
}

function left({ now, synced, unsynced }: Content, way: Way): Buffer {
  if (way === 'kept') return now;
  if (way === 'lost') return synced;
  return unsynced.reduce<Buffer>(
    (torn, { position, bytes }, at) => written(torn, position, bytes.subarray(0, parts[at % parts.length])),
    Buffer.from(synced),
  );
}

function written(content: Buffer, position: number, bytes: Buffer): Buffer {
  const whole =
    position + bytes.length > content.length ? resized(content, position + bytes.length) : content;
  bytes.copy(whole, position);
  return whole;
}

function resized(content: Buffer, length: number): Buffer {
  const other = Buffer.alloc(length);
  content.copy(other, 0, 0, Math.min(length, content.length));
  return other;
}
