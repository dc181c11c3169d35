/**
 * Reads the objects of a PDF as our own paper worker writes it: one cross-reference table in plain text and no object
 * streams. It is no reader for PDFs from elsewhere.
 */
export class PdfObjects {
  private readonly text: string;
  /** Each object from its number to `endobj`. */
  private readonly objects = new Map<number, string>();

  constructor(bytes: Uint8Array) {
    this.text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    const from = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.text)?.[1]);
    const table = /^xref\s+0 \d+\s+/.exec(this.text.slice(from));
    if (!table)
      throw new Error('A PDF without a plain cross-reference table cannot be put together with others.');
    const lines = this.text.slice(from + table[0].length, this.text.lastIndexOf('trailer')).matchAll(entry);
    const starts = [...lines].map(([, offset = '', use], number) => {
      return { number, at: Number(offset), isUsed: use === 'n' };
    });
    const used = starts.filter(({ isUsed }) => isUsed).toSorted((a, b) => a.at - b.at);
    for (const [place, { number, at }] of used.entries())
      this.objects.set(number, this.text.slice(at, used[place + 1]?.at ?? from));
  }

  /** What stands between `obj` and `endobj`: the part that may name other objects, and the bytes of a stream. */
  read(number: number): { dictionary: string; stream: string } {
    const whole = this.objects.get(number);
    if (whole === undefined) throw new Error(`The PDF has no object ${number}.`);
    const body = whole.slice(whole.indexOf('obj') + 3, whole.lastIndexOf('endobj'));
    const stream = /\bstream\r?\n/.exec(body);
    if (!stream) return { dictionary: body, stream: '' };
    return { dictionary: body.slice(0, stream.index), stream: body.slice(stream.index) };
  }

  /** The numbers of the pages, in their order. */
  pages(): number[] {
    const trailer = this.text.slice(this.text.lastIndexOf('trailer'));
    const catalog = this.read(Number(/\/Root (\d+) 0 R/.exec(trailer)?.[1])).dictionary;
    return this.pagesUnder(Number(/\/Pages (\d+) 0 R/.exec(catalog)?.[1]));
  }

  private pagesUnder(number: number): number[] {
    const { dictionary } = this.read(number);
    if (!/\/Type\s*\/Pages\b/.test(dictionary)) return [number];
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(dictionary)?.[1] ?? '';
    return [...kids.matchAll(reference)].flatMap(([, kid]) => this.pagesUnder(Number(kid)));
  }
}

const entry = /(\d{10}) \d{5} ([nf])/g;
/** `12 0 R` */
export const reference = /\b(\d+) 0 R\b/g;
