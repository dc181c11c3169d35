import { readXml } from './xml-items.ts';
import type { ZipParts } from './zip-parts.ts';

/** How a number in a cell is meant: a plain one, a day, or digits of a fixed length such as 00000000000. */
export type NumberFormat = 'plain' | 'day' | { digits: number };

const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** The format of every cell style, in the order in which cells name them. */
export async function readNumberFormats(zip: ZipParts, part: string | undefined): Promise<NumberFormat[]> {
  if (part === undefined) return [];
  const codes = new Map<string, string>();
  let isInCellFormats = false;
  const ids = await readXml<string>(await zip.open(part), (emit) => ({
    open(name, attributes) {
      if (name === 'cellXfs') isInCellFormats = true;
      if (name === 'numFmt') codes.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
      if (name === 'xf' && isInCellFormats) emit(attributes['numFmtId'] ?? '0');
    },
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  }));
  return ids.map((id) => {
    const code = codes.get(id);
    if (code !== undefined) return formatOfCode(code);
    return isBuiltInDay(Number(id)) ? 'day' : 'plain';
  });
}

/** A time of day alone is no day; `[Red]`, "words" and \x are decoration. */
function formatOfCode(code: string): NumberFormat {
  const [main = ''] = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').split(';', 1);
  if (/^0{2,20}$/.test(main)) return { digits: main.length };
  if (/general/i.test(main)) return 'plain';
  return /[yd]/i.test(main) || (/m/i.test(main) && !/[hs]/i.test(main)) ? 'day' : 'plain';
}
