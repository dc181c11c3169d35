import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { syncFolder } from '../../base/files/durable-files.ts';
import { encrypting } from '../encryption/chunks.ts';
import { newHeader } from '../encryption/header.ts';
import type { BackupLock } from '../encryption/keys.ts';
import { StartError } from '../../base/start/start-error.ts';
import { TAR_END, tarHeader, tarPadding } from '../../base/files/tar.ts';
import { type Manifest, MANIFEST_PATH, type Part } from './manifest.ts';
import { verifyArchive } from './verify-archive.ts';

export interface ArchiveOptions {
  mayReplace?: boolean;
  /** What it is encrypted with; without one anybody who has the file can read it. */
  lock?: BackupLock | undefined;
}

/**
 * Writes a gzipped tar under a temporary name; only a whole, synced file ever has the final one. A file that is there
 * already is replaced only on purpose.
 */
export class ArchiveWriter {
  readonly parts: Part[] = [];
  readonly #file: string;
  readonly #mayReplace: boolean;
  readonly #gzip: Gzip = createGzip();
  readonly #written: Promise<void>;
  /** Opens this file alone; undefined where it is not encrypted. */
  readonly key: Buffer | undefined;

  private constructor(file: string, { mayReplace = false, lock }: ArchiveOptions, output: WriteStream) {
    this.#file = file;
    this.#mayReplace = mayReplace;
    const opening = lock && newHeader(lock);
    this.key = opening?.key;
    this.#written = opening
      ? pipeline(this.#gzip, encrypting(opening), output)
      : pipeline(this.#gzip, output);
    this.#written.catch(() => {}); // reported by the next write
  }

  static async create(file: string, options: ArchiveOptions = {}): Promise<ArchiveWriter> {
    if (!options.mayReplace) refuseExisting(file);
    const output = createWriteStream(temporary(file), { mode: 0o600, flush: true });
    await once(output, 'open');
    return new ArchiveWriter(file, options, output);
  }

  async add(path: string, body: Buffer): Promise<void> {
    const hash = await this.#begin(path, body.length);
    await this.#body(hash, body);
    await this.#end(path, body.length, hash);
  }

  async addStream(path: string, size: number, chunks: AsyncIterable<Buffer>): Promise<void> {
    const hash = await this.#begin(path, size);
    let written = 0;
    for await (const chunk of chunks) {
      await this.#body(hash, chunk);
      written += chunk.length;
    }
    if (written !== size)
      throw new StartError(`${path} has ${written} bytes and not ${size}. Nothing was saved; try again.`);
    await this.#end(path, size, hash);
  }

  async finish(manifest: Manifest): Promise<void> {
    await this.add(MANIFEST_PATH, Buffer.from(JSON.stringify(manifest)));
    this.#gzip.end(TAR_END);
    await this.#written;
    // Read from the disk to its end: what is broken never gets the name of a backup.
    await verifyArchive({ path: temporary(this.#file), key: this.key });
    if (!this.#mayReplace) refuseExisting(this.#file); // it may have come meanwhile
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

/** Of its own for each process, so that two backups into one file cannot mix. */
const temporary = (file: string): string => `${file}.${process.pid}.tmp`;

function refuseExisting(file: string): void {
  if (existsSync(file))
    throw new StartError(`The file ${file} already exists. Choose another name, or replace it with --force.`);
}
