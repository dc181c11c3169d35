import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The answer of an endpoint that sends a file: always an attachment, with our own idea of its type. */
export interface FileAnswer {
  fileName: string;
  mediaType: string;
  /** A stored file is opened once it is known that the browser needs it. */
  content: Uint8Array | Readable | (() => Promise<Readable>);
  byteSize?: number;
  /** Of pictures that are shown everywhere: names this very content. A browser keeps it, and is not sent it again. */
  tag?: string;
}

/** The whole of a file in memory; most papers have 40 KB. */
export async function bytesOfFile({ content }: FileAnswer): Promise<Buffer> {
  if (content instanceof Uint8Array) return Buffer.from(content);
  return buffer(typeof content === 'function' ? await content() : content);
}
