import { keepBuiltIns } from '../../../scripts/test/own-built-ins.mjs';

const { getDocument } = await keepBuiltIns(() => import('pdfjs-dist/legacy/build/pdf.mjs'));

/** What a person could copy out of all pages. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  // The half of pdf.js that reads is loaded with the first document.
  const document = await keepBuiltIns(
    () => getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise,
  );
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) text += `${item.str}${item.hasEOL ? '\n' : ''}`;
  }
  return text;
}
