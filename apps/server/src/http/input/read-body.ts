import type { Endpoint } from '@kathok/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../base/app-error.ts';
import { type FormPart, parseMultipart } from './multipart.ts';
import { validationFailed } from './violation.ts';

export const maximumJsonBytes = 256 * 1024;
const maximumFieldBytes = 64 * 1024;

/** How many bytes an endpoint takes: a file as large as it allows, and the fields around it. */
export function bodyLimitOf({ encoding, maxFileBytes }: Endpoint): number {
  const takesFiles = encoding === 'multipart' || encoding === 'either';
  return takesFiles ? maxFileBytes + maximumJsonBytes : maximumJsonBytes;
}

/** JSON and forms; no other kind of body is read at all. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    // The limit of the address may be that of a file, and ten million characters are a gigabyte of values.
    if (text.length > maximumJsonBytes) return done(new AppError('too_large'));
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)));
    } catch (error) {
      done(new AppError('malformed_request', { detail: 'The body is not JSON.', cause: error }));
    }
  });
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, bytes, done) => {
    done(null, bytes);
  });
  const plainForm = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(plainForm, { parseAs: 'string' }, (_request, text, done) => {
    if (text.length > maximumJsonBytes) return done(new AppError('too_large'));
    done(null, new URLSearchParams(String(text)));
  });
}

/** No body at all is an empty one: what is missing is then said field by field. */
export function readBody(
  { encoding, maxFileBytes, spools }: Endpoint,
  { body, headers }: FastifyRequest,
): unknown {
  if (spools) {
    if (typeof body !== 'object' || Buffer.isBuffer(body)) throw new AppError('wrong_media_type');
    return body;
  }
  if (body === undefined) return {};
  // Any site can have a browser send a plain form, so nothing takes one that was not made for it.
  if (body instanceof URLSearchParams !== (encoding === 'urlencoded')) throw new AppError('wrong_media_type');
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (encoding !== 'either' && Buffer.isBuffer(body) !== (encoding === 'multipart'))
    throw new AppError('wrong_media_type');
  if (!Buffer.isBuffer(body)) return body;
  return formValues(parseMultipart(body, headers['content-type'] ?? ''), maxFileBytes);
}

function formValues(parts: FormPart[], maxFileBytes: number): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const part of parts) {
    if (values.has(part.name)) throw givenTwice(part.name);
    values.set(part.name, part.fileName === undefined ? textOf(part) : fileOf(part, maxFileBytes));
  }
  return Object.fromEntries(values);
}

function textOf({ bytes }: FormPart): string {
  if (bytes.length > maximumFieldBytes) throw new AppError('too_large');
  return bytes.toString('utf8');
}

function fileOf({ bytes, fileName = '', mediaType }: FormPart, maxFileBytes: number): File {
  if (bytes.length > maxFileBytes) throw new AppError('too_large');
  return new File([new Uint8Array(bytes)], fileName, { type: mediaType });
}

function givenTwice(property: string): AppError {
  return validationFailed([{ property, constraint: 'single', message: 'must be given only once' }]);
}
