import type { Endpoint } from '@kathok/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import { AppError } from '../platform/app-error.ts';
import { readMultipart } from './read-multipart.ts';

/** JSON and forms with files; no other kind of body is read at all. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)));
    } catch (error) {
      done(new AppError('malformed_request', { detail: 'The body is not JSON.', cause: error }));
    }
  });
}

/** No body at all is an empty one: what is missing is then said field by field. */
export async function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  if (endpoint.encoding === 'multipart' && request.isMultipart()) {
    return readMultipart(request, endpoint.maxFileBytes);
  }
  const hasBody = request.isMultipart() || request.body !== undefined;
  if (hasBody && request.isMultipart() !== (endpoint.encoding === 'multipart'))
    throw new AppError('wrong_media_type');
  return request.body ?? (request.body === undefined ? {} : null);
}
