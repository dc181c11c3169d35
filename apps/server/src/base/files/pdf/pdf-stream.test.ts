import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { pdfStream } from './pdf-stream.ts';

const content = (text: string) => `BT /F1 20 Tf 40 100 Td (${text}) Tj ET`;
const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;

/** A PDF as the paper worker writes it, with a page for each text and a font that all of them share. */
function pdfOf(...texts: string[]): Uint8Array {
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${texts.length} /Kids [${texts.map((_, at) => `${at * 2 + 5} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream('what all have in common'),
    ...texts.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents ${at * 2 + 6} 0 R
        /Resources << /Font << /F1 3 0 R >> /XObject << /X1 4 0 R >> >> >>`,
      stream(content(text)),
    ]),
  ];
  let text = '%PDF-1.7\n';
  const starts = bodies.map((body, at) => {
    const start = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const from = text.length;
  text += `xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  text += `trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${from}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}

async function* each(...documents: Uint8Array[]) {
  yield* documents;
}

test('the pages of many documents follow each other in one', async () => {
  const book = await buffer(pdfStream(each(pdfOf('first', 'second'), pdfOf('third'), pdfOf('fourth'))));
  expect(await pagesOf(book)).toEqual(['first', 'second', 'third', 'fourth']);
});

test('what documents have in common is written once', async () => {
  const book = await buffer(pdfStream(each(pdfOf('one'), pdfOf('two'))));
  expect(book.toString('latin1').split('what all have in common')).toHaveLength(2);
});

test('a document that was written in another way is refused, not cut', async () => {
  await expect(buffer(pdfStream(each(Buffer.from('%PDF-1.7\nno table'))))).rejects.toThrow(
    /cross-reference table/,
  );
});
