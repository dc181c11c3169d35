import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compress, type ContentCoding } from '../answers/compress.ts';

export interface Asset {
  mediaType: string;
  tag: string;
  /** Its name changes with its content, so it can be kept for ever. */
  isImmutable: boolean;
  /** It says something of one address alone, so nobody keeps it. */
  isOfOne?: true;
  bytes: Buffer;
  packed(coding: ContentCoding): Promise<Buffer>;
}

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const alreadyPacked = new Set(['.png', '.jpg', '.webp', '.woff2']);
const packedExtensions = { br: '.br', gzip: '.gz' } as const;

/** What the build made, by the path it is asked for. Nothing else on the disk can ever be named. */
export function readAssets(root: string): Map<string, Asset> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && mediaTypes[extname(entry.name)])
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(root.length).replaceAll('\\', '/'), readAsset(file)]));
}

function readAsset(file: string): Asset {
  const bytes = readFileSync(file);
  const extension = extname(file);
  const packed = alreadyPacked.has(extension)
    ? () => Promise.resolve(bytes)
    : (coding: ContentCoding) => pack(file, bytes, coding);
  return {
    ...assetOf(bytes, packed),
    mediaType: mediaTypes[extension]!,
    isImmutable: /[/\\]assets[/\\][^/\\]+-[\w-]{8,}\.\w+$/.test(file),
  };
}

/** A page that was put together here; also the rest of what a file has. */
export function assetOf(
  bytes: Buffer,
  pack = (coding: ContentCoding): Promise<Buffer> => compress(bytes, coding, true),
): Asset {
  const packed = new Map<ContentCoding, Promise<Buffer>>();
  return {
    mediaType: mediaTypes['.html']!,
    tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    isImmutable: false,
    bytes,
    packed(coding) {
      const known = packed.get(coding) ?? pack(coding);
      packed.set(coding, known);
      return known;
    },
  };
}

/** Packed by the build, or else by us the first time somebody asks. */
async function pack(file: string, bytes: Buffer, coding: ContentCoding): Promise<Buffer> {
  try {
    return readFileSync(file + packedExtensions[coding]);
  } catch {
    return compress(bytes, coding, true);
  }
}
