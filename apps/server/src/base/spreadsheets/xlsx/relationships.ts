import { posix } from 'node:path';
import { readXml } from './xml-items.ts';
import type { ZipParts } from './zip-parts.ts';

interface Relationship {
  id: string;
  /** The last word of its address: `worksheet`, `styles`, … the same in the strict and the usual dialect. */
  type: string;
  /** The part it leads to, inside the archive. */
  part: string;
}

/** Where a part leads. Only what is in the archive is ever opened; a link that leads out leads nowhere. */
export async function readRelationships(zip: ZipParts, part: string): Promise<Relationship[]> {
  const folder = posix.dirname(part);
  const rels = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  if (!zip.has(rels)) return [];
  return readXml<Relationship>(await zip.open(rels), (emit) => ({
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return;
      const absolute = target.startsWith('/') ? target : posix.join('/', folder, target);
      emit({ id, type: type.slice(type.lastIndexOf('/') + 1), part: absolute.slice(1) });
    },
  }));
}
