import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Eight bits of grey, row by row. */
function png(width: number, height: number, greyOf: (row: number) => Buffer): Buffer {
  const rows = Array.from({ length: height }, (_, y) => Buffer.concat([Buffer.from([0]), greyOf(y)]));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const [width, height] = [180, 300];

/** A picture (PNG) of bars that no other number has: as good as a slip, for a machine. */
export function pictureOf(number: number): Buffer {
  const bits = number.toString(2).padStart(32, '0');
  return png(width, height, (y) => {
    const isBar = bits[Math.floor((y / height) * bits.length)] === '1';
    return Buffer.alloc(width, isBar ? 90 : 250);
  });
}

/** A picture of three megabytes, as a telephone's camera makes it. */
export const heavyPicture = (): Buffer => png(1500, 2000, () => randomBytes(1500));
