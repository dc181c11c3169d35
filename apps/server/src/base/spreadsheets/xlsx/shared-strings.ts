import { xmlItems } from './xml-items.ts';
import { unescapeText } from './cell-text.ts';
import type { ZipParts } from './zip-parts.ts';

/** The texts that cells refer to by number. Reading aids for Japanese (`rPh`) are not part of a text. */
export async function readSharedStrings(zip: ZipParts, part: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (part === undefined) return strings;
  let text = '';
  let isText = false;
  let isReadingAid = false;
  const items = xmlItems<string>(await zip.open(part), (emit) => ({
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReadingAid = true;
      isText = name === 't' && !isReadingAid;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReadingAid = false;
      if (name === 'si') emit(unescapeText(text));
    },
  }));
  for await (const batch of items) for (const string of batch) strings.push(string);
  return strings;
}
