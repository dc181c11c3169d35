import { createCanvas } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { keepBuiltIns } from '../../../../scripts/test/own-built-ins.mjs';

const { getDocument } = await keepBuiltIns(() => import('pdfjs-dist/legacy/build/pdf.mjs'));

// What the package exports is its function, and what its types say is a module around it.
const decode = jsqr as unknown as typeof jsqr.default;

// A copy, because the reader takes what it is given for its own. The half of pdf.js that reads is loaded with the first document.
const open = (bytes: Uint8Array) =>
  keepBuiltIns(() => getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise);

/** What a person could copy out of each page, in one line. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await open(bytes);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    pages.push(text.replace(/\s+/g, ' '));
  }
  return pages;
}

/** A page as pixels. */
export async function drawPage(bytes: Uint8Array, number = 1, scale = 2) {
  const page = await (await open(bytes)).getPage(number);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(viewport.width, viewport.height);
  const canvasContext = canvas.getContext('2d');
  await page.render({ canvas: canvas as never, canvasContext: canvasContext as never, viewport }).promise;
  return canvas;
}

/** What a phone reads from the QR code on the page. */
export async function qrOn(bytes: Uint8Array, number = 1): Promise<string | null> {
  const canvas = await drawPage(bytes, number, 3);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return decode(new Uint8ClampedArray(data), canvas.width, canvas.height)?.data ?? null;
}

const millimetres = (points: number) => Math.round((points / 72) * 254) / 10;

/** Width and height of a page in millimetres. */
export async function sizeOf(bytes: Uint8Array, number = 1): Promise<[number, number]> {
  const { width, height } = (await (await open(bytes)).getPage(number)).getViewport({ scale: 1 });
  return [millimetres(width), millimetres(height)];
}

/** How far to the left and to the right texts reach on any page, in millimetres from the left edge. */
export async function textEdges(bytes: Uint8Array): Promise<{ left: number; right: number }> {
  const document = await open(bytes);
  const edges = { left: Infinity, right: 0 };
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) {
      // Turned letters, as those of a seal and of a mark across the page, are not lines of text.
      if (!('str' in item) || !item.str.trim() || item.transform[1] !== 0) continue;
      const left = item.transform[4] as number;
      edges.left = Math.min(edges.left, millimetres(left));
      edges.right = Math.max(edges.right, millimetres(left + item.width));
    }
  }
  return edges;
}
