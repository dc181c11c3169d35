import { AppError } from '../../../base/app-error.ts';
import { mediaTypeOf } from '../../../base/files/media-type.ts';
import { reencodePicture } from '../../../base/files/pictures.ts';
import type { FileContent } from '../../../platform/files/files.ts';
import { words } from '../words.en.ts';

/** Large enough to read the small print of a scanned page. */
const size = { width: 3600, height: 3600 };

/** A PDF stays as it is; a picture is drawn anew. The content decides, not the name or the declared type. */
export async function readPaper(file: File): Promise<FileContent> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = mediaTypeOf(bytes);
  if (type === 'application/pdf') return { bytes, mediaType: type };
  if (type === 'image/jpeg' || type === 'image/png' || type === 'image/webp') {
    return reencodePicture(bytes, size, 'scan');
  }
  throw new AppError('wrong_media_type', { detail: words.kindsOfPaper });
}

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };

/** The name that a paper is saved under. */
export function fileNameOf({ title, mediaType }: { title: string; mediaType: string }): string {
  const name = title.replace(/[\s\\/:*?"<>|]+/g, ' ').trim() || 'document';
  return `${name}.${extensions[mediaType] ?? 'bin'}`;
}
