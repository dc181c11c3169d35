import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readTarHeader, TAR_BLOCK, tarPadding } from '../../base/files/tar.ts';
import { decrypting, firstEncryptedByte } from '../encryption/chunks.ts';
import { openKey } from '../encryption/header.ts';

/** A backup that can be read: where it lies, and what opens it where it is encrypted. */
export interface BackupFile {
  path: string;
  key?: Buffer | undefined;
}

export async function openBackupFile(path: string, passphrase?: string): Promise<BackupFile> {
  return { path, key: await openKey(path, passphrase) };
}

/** Rows shrink to a tenth and uploads not at all; what becomes a hundred times as much was made to fill the disk. */
const unpackedAtMost = (bytes: number) => 64 * 1024 * 1024 + 100 * bytes;

export interface ArchiveEntry {
  path: string;
  size: number;
  /** Read it whole before the next entry, or leave it alone. */
  body: AsyncIterable<Buffer>;
}

export async function* readArchive(file: BackupFile): AsyncGenerator<ArchiveEntry> {
  const source = unpacked(file);
  const bytes = new ByteReader(source, unpackedAtMost((await stat(file.path)).size));
  try {
    for (;;) {
      const header = readTarHeader(await bytes.readExactly(TAR_BLOCK));
      if (!header) return await bytes.finish();
      const body = bytes.take(header.size);
      yield { path: header.path, size: header.size, body };
      await finish(body);
      await bytes.readExactly(tarPadding(header.size));
    }
  } finally {
    source.destroy();
  }
}

function unpacked({ path, key }: BackupFile): Readable {
  if (!key) return pipeline(createReadStream(path), createGunzip(), () => {});
  const encrypted = createReadStream(path, { start: firstEncryptedByte });
  return pipeline(encrypted, decrypting(key), createGunzip(), () => {});
}

class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);
  #left: number;

  constructor(source: AsyncIterable<Buffer>, most: number) {
    this.#chunks = source[Symbol.asyncIterator]();
    this.#left = most;
  }

  async readExactly(size: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.take(size)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  async *take(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0;) {
      if (this.#rest.length === 0) await this.#next();
      const chunk = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(chunk.length);
      missing -= chunk.length;
      yield chunk;
    }
  }

  /** To the very end, where gzip keeps its own checksum. */
  async finish(): Promise<void> {
    await finish(this.#chunks);
  }

  async #next(): Promise<void> {
    const { value, done } = await this.#chunks.next();
    if (done) throw new Error('it ends too early');
    this.#left -= value.length;
    if (this.#left < 0) throw new Error('it unpacks to far more than a backup does');
    this.#rest = value;
  }
}

async function finish(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done);
}
