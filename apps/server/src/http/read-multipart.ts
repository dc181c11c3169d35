import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { validationFailed } from './violation.ts';

const maximumFiles = 5;
const maximumFields = 50;
const maximumFieldBytes = 64 * 1024;

/** The fields and files of a form. Whatever is wrong with the form itself is the sender's mistake, never ours. */
export async function readMultipart(
  request: FastifyRequest,
  maxFileBytes: number,
): Promise<Record<string, unknown>> {
  const body = new Map<string, unknown>();
  try {
    for await (const part of request.parts({ limits: limits(maxFileBytes) })) {
      const value = part.type === 'file' ? await readFile(part) : readField(part);
      if (!part.fieldname)
        throw new AppError('malformed_request', { detail: 'A part of the form has no name.' });
      if (body.has(part.fieldname)) throw repeatedField(part.fieldname);
      body.set(part.fieldname, value);
    }
  } catch (error) {
    // What is still on its way is read to nowhere, so that the connection can carry the answer and the next request.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof AppError ? error : unreadableForm(error);
  }
  return Object.fromEntries(body);
}

function limits(fileSize: number) {
  return {
    fileSize,
    files: maximumFiles,
    fields: maximumFields,
    parts: maximumFiles + maximumFields,
    fieldSize: maximumFieldBytes,
    fieldNameSize: 100,
    headerPairs: 20,
  };
}

async function readFile(part: MultipartFile): Promise<File> {
  const bytes = new Uint8Array(await part.toBuffer());
  // The parser cuts a file at the limit and does not call that an error.
  if (part.file.truncated) throw new AppError('too_large');
  return new File([bytes], part.filename, { type: part.mimetype });
}

function readField(part: { value: unknown; fieldnameTruncated: boolean; valueTruncated: boolean }): unknown {
  if (part.fieldnameTruncated || part.valueTruncated) throw new AppError('too_large');
  return part.value;
}

function repeatedField(property: string): AppError {
  return validationFailed([{ property, constraint: 'single', message: 'must be given only once' }]);
}

function unreadableForm(error: unknown): AppError {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return new AppError(status === 413 ? 'too_large' : 'malformed_request', { cause: error });
}
