import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../../base/files/file-answer.ts';

export function isFile(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'content' in answer && 'mediaType' in answer;
}

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<FastifyReply> {
  const tag = file.tag === undefined ? undefined : `"${file.tag}"`;
  const isKnown = tag !== undefined && request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag);
  // Before any header: a file that is out of reach is answered as a problem.
  const content = isKnown || typeof file.content !== 'function' ? file.content : await file.content();
  reply
    // Nobody finds a slip or a certificate on the disk of a computer that others use as well.
    .header('cache-control', tag === undefined ? 'no-store' : 'private, no-cache')
    .header('vary', 'authorization')
    .header('content-disposition', attachment(file.fileName))
    // Whatever the file holds, it stays inert even when somebody opens it on its own.
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (tag !== undefined) reply.header('etag', tag);
  if (isKnown) return reply.code(304).send();
  if (file.byteSize !== undefined) reply.header('content-length', file.byteSize);
  return reply.type(file.mediaType).send(content);
}

function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w. -]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
