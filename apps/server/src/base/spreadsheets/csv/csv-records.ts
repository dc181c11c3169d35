const quote = '"';

/** The records of a CSV text, one after the other: RFC 4180, any line ends, and quotes in odd places taken as they come. */
export function* csvRecords(text: string, delimiter: string): Generator<string[]> {
  const isEnd = (character: string) => character === delimiter || character === '\n' || character === '\r';
  let position = 0;
  let cells: string[] = [];
  while (position < text.length) {
    let cell = '';
    if (text[position] === quote) {
      const close = closingQuote(text, position + 1);
      cell = text.slice(position + 1, close).replaceAll('""', quote);
      position = close + 1;
    }
    const rest = position;
    while (position < text.length && !isEnd(text[position]!)) position += 1;
    cells.push(cell + text.slice(rest, position));
    if (text[position] === delimiter) {
      position += 1;
      if (position < text.length) continue;
      cells.push('');
    } else position += text.startsWith('\r\n', position) ? 2 : 1;
    yield cells;
    cells = [];
  }
}

function closingQuote(text: string, from: number): number {
  for (let position = from; ; position += 2) {
    position = text.indexOf(quote, position);
    if (position < 0) return text.length;
    if (text[position + 1] !== quote) return position;
  }
}
