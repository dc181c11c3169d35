import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readTarHeader, TAR_BLOCK, tarPadding } from '../../base/files/tar.ts';

export interface ArchiveEntry {
  path: string;
  size: number;
  /** Read it whole before the next entry, or leave it alone. */
  body: AsyncIterable<Buffer>;
}

export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const source = pipeline(createReadStream(file), createGunzip(), () => {});
  const bytes = new ByteReader(source);
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

class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
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
    this.#rest = value;
  }
}

async function finish(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done);
}
