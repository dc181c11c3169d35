import type { ReactNode } from 'react';
import { readRichText, type Piece } from './read-rich-text.ts';

/** Written by the office, so it is text and never HTML: what is not understood is shown as it was typed. */
export const RichText = ({ text }: { text: string }) =>
  readRichText(text).map((block) =>
    block.kind === 'list' ? (
      <ul className="dots" key={block.at}>
        {block.items.map(({ at, pieces }) => (
          <li key={at}>{pieces.map(draw)}</li>
        ))}
      </ul>
    ) : (
      <p key={block.at}>{block.pieces.map(draw)}</p>
    ),
  );

function draw(piece: Piece): ReactNode {
  if (piece.kind === 'strong') return <b key={piece.at}>{piece.text}</b>;
  if (piece.kind === 'link')
    return (
      <a key={piece.at} href={piece.to}>
        {piece.text}
      </a>
    );
  return piece.text;
}
