import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PdfObjects, reference } from './pdf-objects.ts';

/**
 * One PDF of the pages of many, made while it is sent: only the document at hand is in memory, and of those before it a
 * number for each object. What they have in common, such as a logo, is written once.
 */
export function pdfStream(documents: AsyncIterable<Uint8Array>): Readable {
  return Readable.from(pdfBytes(documents), { objectMode: false });
}

async function* pdfBytes(documents: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const book = new Book();
  yield book.text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  for await (const bytes of documents) yield* book.add(new PdfObjects(bytes));
  yield* book.end();
}

const catalogNumber = 1;
const pagesNumber = 2;

class Book {
  private written = 0;
  /** Where each object begins; the place in the list is its number. */
  private readonly starts: number[] = [0, 0, 0];
  private readonly pages: number[] = [];
  /** The numbers of streams that name no other object, by their content. */
  private readonly shared = new Map<string, number>();

  text(text: string): Buffer {
    const bytes = Buffer.from(text, 'latin1');
    this.written += bytes.length;
    return bytes;
  }

  /** The pages of a document and what they name. Its own list of pages and its description stay behind. */
  *add(document: PdfObjects): Generator<Buffer> {
    const numbers = new Map<number, number>();
    const left: number[] = [];
    const numberOf = (old: number): number => {
      const known = numbers.get(old);
      if (known !== undefined) return known;
      const content = contentOfStream(document.read(old));
      const same = content && this.shared.get(content);
      const number = same || this.starts.push(0) - 1;
      numbers.set(old, number);
      if (same) return number;
      if (content) this.shared.set(content, number);
      left.push(old);
      return number;
    };
    const pages = document.pages();
    this.pages.push(...pages.map(numberOf));
    for (let old = left.shift(); old !== undefined; old = left.shift()) {
      const { dictionary, stream } = document.read(old);
      const isPage = pages.includes(old);
      const own = isPage ? dictionary.replace(/\/Parent \d+ 0 R/, '') : dictionary;
      const named = own.replace(reference, (_, name: string) => `${numberOf(Number(name))} 0 R`);
      const whole = isPage ? named.replace('<<', `<< /Parent ${pagesNumber} 0 R`) : named;
      yield this.object(numberOf(old), `${whole}${stream}`);
    }
  }

  *end(): Generator<Buffer> {
    const kids = this.pages.map((page) => `${page} 0 R`).join('\n');
    yield this.object(pagesNumber, `<< /Type /Pages /Count ${this.pages.length} /Kids [${kids}] >>`);
    yield this.object(catalogNumber, `<< /Type /Catalog /Pages ${pagesNumber} 0 R >>`);
    const start = this.written;
    const entries = this.starts.slice(1).map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
    const size = this.starts.length;
    yield this.text(`xref\n0 ${size}\n0000000000 65535 f \n`);
    for (let from = 0; from < entries.length; from += 1000)
      yield this.text(entries.slice(from, from + 1000).join(''));
    yield this.text(`trailer\n<< /Size ${size} /Root ${catalogNumber} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  }

  private object(number: number, body: string): Buffer {
    this.starts[number] = this.written;
    return this.text(`${number} 0 obj${body.startsWith('\n') ? '' : '\n'}${body.trimEnd()}\nendobj\n`);
  }
}

/** What tells a stream from all others; nothing for an object that is no stream, or names another object. */
function contentOfStream({ dictionary, stream }: { dictionary: string; stream: string }): string | undefined {
  if (stream === '' || dictionary.search(reference) >= 0) return undefined;
  return createHash('sha256').update(dictionary).update(stream).digest('base64');
}
