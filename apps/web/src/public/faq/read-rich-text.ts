/** The little of Markdown that answers need: paragraphs, lists, bold, links. */
export type Piece = { /** Where it begins. */ at: number; text: string } & (
  | { kind: 'text' | 'strong' }
  | { kind: 'link'; to: string }
);
type Line = { at: number; pieces: Piece[] };
export type Block = { at: number } & (
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Line[] }
);

const inline = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
const bullet = /^\s*[-*] +/;

/** Our own pages, the web, mail and telephone. Anything else, such as `javascript:`, stays text. */
const isSafe = (to: string): boolean => /^(\/(?!\/)|https?:\/\/|mailto:|tel:)/i.test(to);

export function readPieces(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addText = (at: number, text: string) => text && pieces.push({ at, kind: 'text', text });
  for (const found of line.matchAll(inline)) {
    const [whole, strong, text = '', to = ''] = found;
    const at = found.index;
    addText(end, line.slice(end, at));
    end = at + whole.length;
    if (strong !== undefined) pieces.push({ at, kind: 'strong', text: strong });
    else if (isSafe(to)) pieces.push({ at, kind: 'link', text, to });
    else addText(at, whole);
  }
  addText(end, line.slice(end));
  return pieces;
}

export function readRichText(text: string): Block[] {
  const blocks = text.trim().split(/\n\s*\n/);
  return blocks.map((block, at) => {
    const lines = block.split('\n');
    return lines.every((line) => bullet.test(line))
      ? {
          at,
          kind: 'list',
          items: lines.map((line, at) => ({ at, pieces: readPieces(line.replace(bullet, '')) })),
        }
      : { at, kind: 'paragraph', pieces: readPieces(lines.join(' ')) };
  });
}
