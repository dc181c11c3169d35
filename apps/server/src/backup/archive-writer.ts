import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { syncFolder } from '../platform/durable-files.ts';
import { TAR_END, tarHeader, tarPadding } from '../platform/tar.ts';
import { type Manifest, MANIFEST_PATH, type Part } from './manifest.ts';

/** Writes a gzipped tar under a temporary name; only a whole, synced file ever has the final one. */
export class ArchiveWriter {
  readonly parts: Part[] = [];
  readonly #file: string;
  readonly #gzip: Gzip = createGzip();
  readonly #written: Promise<void>;

  private constructor(file: string, output: WriteStream) {
    this.#file = file;
    this.#written = pipeline(this.#gzip, output);
    this.#written.catch(() => {}); // reported by whoever writes next
  }

  static async create(file: string): Promise<ArchiveWriter> {
    const output = createWriteStream(temporary(file), { mode: 0o600, flush: true });
    await once(output, 'open');
    return new ArchiveWriter(file, output);
  }

  async add(path: string, body: Buffer): Promise<void> {
    const hash = await this.#begin(path, body.length);
    await this.#body(hash, body);
    await this.#end(path, body.length, hash);
  }

  /** False when there is no such file any more. */
  async addFile(path: string, source: string): Promise<boolean> {
    const handle = await open(source).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!handle) return false;
    const { size } = await handle.stat();
    const hash = await this.#begin(path, size);
    for await (const chunk of createReadStream('', { fd: handle })) await this.#body(hash, chunk as Buffer);
    await this.#end(path, size, hash);
    return true;
  }

  async finish(manifest: Manifest): Promise<void> {
    await this.add(MANIFEST_PATH, Buffer.from(JSON.stringify(manifest)));
    this.#gzip.end(TAR_END);
    await this.#written;
    await rename(temporary(this.#file), this.#file);
    syncFolder(dirname(this.#file));
  }

  async abandon(): Promise<void> {
    this.#gzip.destroy();
    await this.#written.catch(() => {});
    await rm(temporary(this.#file), { force: true });
  }

  async #begin(path: string, size: number): Promise<Hash> {
    await this.#write(tarHeader({ path, size, isFolder: false }));
    return createHash('sha256');
  }

  async #body(hash: Hash, chunk: Buffer): Promise<void> {
    hash.update(chunk);
    await this.#write(chunk);
  }

  async #end(path: string, size: number, hash: Hash): Promise<void> {
    await this.#write(Buffer.alloc(tarPadding(size)));
    this.parts.push({ path, size, sha256: hash.digest('hex') });
  }

  async #write(chunk: Buffer): Promise<void> {
    if (!this.#gzip.write(chunk)) await Promise.race([once(this.#gzip, 'drain'), this.#written]);
  }
}

const temporary = (file: string): string => `${file}.tmp`;
