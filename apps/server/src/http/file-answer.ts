import type { Readable } from 'node:stream';

/** The answer of an endpoint that sends a file: always an attachment, with our own idea of its type. */
export interface FileAnswer {
  fileName: string;
  mediaType: string;
  content: Readable | Uint8Array;
  byteSize?: number;
  /** Names this very content, such as its SHA-256; a browser that has it is not sent it again. */
  tag?: string;
}
