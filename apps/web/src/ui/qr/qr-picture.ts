import { encodeQR } from 'qr';

export interface QrPicture {
  /** Modules on each side, with the quiet border that scanners need. */
  size: number;
  /** All dark modules as one SVG path, in units of one module. */
  path: string;
}

const quietBorder = 4;

/** The text as a QR code that still reads with a scratch or a fold in it. */
export function qrPicture(text: string): QrPicture {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietBorder });
  const path = rows.map((row, y) =>
    darkRuns(row)
      .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
      .join(''),
  );
  return { size: rows.length, path: path.join('') };
}

/** The same as a picture of its own, large enough to be saved and opened elsewhere. */
export function qrDrawing(text: string): { src: string; width: number } {
  const { size, path } = qrPicture(text);
  const width = size * 8;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${width}" height="${width}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width };
}

/** Where dark begins in a row, and for how many modules: a few long strokes instead of many squares. */
function darkRuns(row: boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) runs.push([x, 1]);
  });
  return runs;
}
