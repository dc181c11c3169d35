import { create } from 'qrcode';

/** A QR code as a picture of squares with the quiet zone that readers need. Medium error correction: paper gets creased. */
export function qrPicture(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (modules.get(row, column)) squares.push(`M${column} ${row}h1v1h-1z`);
  const side = size + 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-3 -3 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M-3-3h${side}v${side}h-${side}z"/><path fill="#221c18" d="${squares.join('')}"/></svg>`;
}
