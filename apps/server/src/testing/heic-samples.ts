import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/start/package-root.ts';

const folder = join(packageRoot(), 'src/base/files/heic/fixtures');

/** A small slip as a phone writes it, with a place in its notes. */
export const heicSlip = () => readFileSync(join(folder, 'slip.heic'));
/** 39 million pixels, which take seconds to decode, in 9 KB. */
export const largeHeic = () => readFileSync(join(folder, 'large.heic'));

/** The same slip, which says of itself that it is this large. */
export function heicOfSize(width: number, height: number): Buffer {
  const bytes = heicSlip();
  const at = bytes.indexOf('ispe');
  bytes.writeUInt32BE(width, at + 8);
  bytes.writeUInt32BE(height, at + 12);
  return bytes;
}

/** 2.5 KB whose table of places has fields of no size: 400 items of 65,535 pieces each. */
export function heicBomb(items = 400): Buffer {
  const places = Array.from({ length: items }, (_, i) => [(i + 1) >> 8, (i + 1) & 255, 0, 0, 255, 255]);
  const iloc = box('iloc', [0, 0, 0, 0, 0, 0, items >> 8, items & 255, ...places.flat()]);
  const infe = box('infe', [2, 0, 0, 0, 0, 1, 0, 0], 'hvc1', [0]);
  const meta = [
    box('hdlr', [0, 0, 0, 0, 0, 0, 0, 0], 'pict', Buffer.alloc(13)),
    box('pitm', [0, 0, 0, 0, 0, 1]),
    box('iinf', [0, 0, 0, 0, 0, 1], infe),
    iloc,
  ];
  return Buffer.concat([box('ftyp', 'heic', [0, 0, 0, 0], 'mif1heic'), box('meta', [0, 0, 0, 0], ...meta)]);
}

function box(type: string, ...parts: (string | number[] | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
