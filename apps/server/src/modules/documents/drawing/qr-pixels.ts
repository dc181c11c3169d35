import { encodeQR } from 'qr';

const quiet = 3;
const pixelsEach = 4;

/**
 * A QR code as grey pixels, 0 or 255, in rows; it is a square. Drawn as a picture of squares it would take longer than all
 * the rest of a receipt. Medium correction, because paper gets creased.
 */
export function qrPixels(text: string): Uint8Array {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quiet });
  const side = rows.length * pixelsEach;
  const pixels = new Uint8Array(side * side).fill(255);
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = 0; line < pixelsEach; line += 1) {
          const start = (y * pixelsEach + line) * side + x * pixelsEach;
          pixels.fill(0x1c, start, start + pixelsEach);
        }
  return pixels;
}
