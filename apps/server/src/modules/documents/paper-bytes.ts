import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '../../http/file-answer.ts';

/** The whole of a paper in memory; most have 40 KB. */
export async function paperBytes({ content }: FileAnswer): Promise<Buffer> {
  if (content instanceof Uint8Array) return Buffer.from(content);
  return buffer(typeof content === 'function' ? await content() : content);
}
