import { AppError } from '../../base/app-error.ts';

/** One field of a form, or one file. */
export interface FormPart {
  name: string;
  /** Only files have one. */
  fileName?: string | undefined;
  mediaType: string;
  bytes: Buffer;
}

const lineEnd = '\r\n';
const maximumParts = 60;
export const maximumHeaderBytes = 4096;

/**
 * Takes apart a whole `multipart/form-data` body (RFC 7578) as browsers write it. Anything else is refused as a
 * whole: there is no half-read form, and no way to wait for what never comes.
 */
export function parseMultipart(body: Buffer, contentType: string): FormPart[] {
  const boundary = `--${boundaryOf(contentType)}`;
  if (!startsWith(body, 0, boundary)) throw malformed();
  const parts: FormPart[] = [];
  let at = boundary.length;
  while (!startsWith(body, at, '--')) {
    if (!startsWith(body, at, lineEnd) || parts.length === maximumParts) throw malformed();
    const headerEnd = body.indexOf(lineEnd + lineEnd, at);
    const end = headerEnd < 0 ? -1 : body.indexOf(lineEnd + boundary, headerEnd + 2);
    if (end < 0 || headerEnd - at > maximumHeaderBytes) throw malformed();
    const header = body.toString('utf8', at + 2, headerEnd);
    parts.push({ ...readHeader(header), bytes: body.subarray(headerEnd + 4, Math.max(end, headerEnd + 4)) });
    at = end + 2 + boundary.length;
  }
  return parts;
}

export function boundaryOf(contentType: string): string {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))\s*(?:;|$)/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (!boundary) throw malformed();
  return boundary;
}

export function readHeader(header: string): Pick<FormPart, 'name' | 'fileName' | 'mediaType'> {
  const fields = new Map(
    header.split(lineEnd).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const disposition = fields.get('content-disposition') ?? '';
  const name = parameter(disposition, 'name');
  if (!/^form-data\s*;/i.test(disposition) || !name) throw malformed();
  return {
    name,
    fileName: parameter(disposition, 'filename'),
    mediaType: fields.get('content-type') ?? 'text/plain',
  };
}

/** Browsers write the quote and the ends of lines as %22, %0D and %0A, and nothing else so. */
function parameter(disposition: string, name: string): string | undefined {
  const value = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition)?.[1];
  return value?.replaceAll('%22', '"').replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n');
}

function startsWith(body: Buffer, at: number, text: string): boolean {
  return body.toString('latin1', at, at + text.length) === text;
}

export function malformed(): AppError {
  return new AppError('malformed_request', { detail: 'The form could not be read.' });
}
