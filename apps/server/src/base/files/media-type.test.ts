import { expect, it } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

const typeOf = (text: string) => mediaTypeOf(Buffer.from(text, 'latin1'));

it.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
  ['\0\0\0\x18ftypmif1', 'image/heic'],
  ['%PDF-1.4\n', 'application/pdf'],
])('%j is %s', (start, type) => expect(typeOf(start)).toBe(type));

it.each([
  '',
  '\xff\xd8',
  'RIFF\x10\0\0\0WAVE',
  '\0\0\0\x18ftypavif',
  '\0\0\0\x18ftypisom',
  ' %PDF-',
  'GIF89a',
  'PK\x03\x04',
])('%j is nothing that we take', (start) => expect(typeOf(start)).toBeUndefined());
