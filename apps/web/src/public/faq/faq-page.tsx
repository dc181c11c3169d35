import { useState, type ReactNode } from 'react';
import type { AnswersFor } from '../site/answers.ts';
import { findAnswers } from './find-answers.ts';
import { words } from './words.en.ts';
import { readRichText, type Piece } from './read-rich-text.ts';

/** Written by the office, so it is text and never HTML: what is not understood is shown as it was typed. */
const RichText = ({ text }: { text: string }) =>
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

export default function FaqPage({ answers: { faq } }: { answers: AnswersFor<'faq'> }) {
  const [search, setSearch] = useState('');
  const found = findAnswers(faq, search);
  const asking = search.trim() !== '';
  return (
    <div className="box narrow">
      <h1>{words.title}</h1>
      <p className="lead">{faq.length > 0 ? words.lead : words.empty}</p>
      {faq.length > 0 && (
        <search className="field search-box">
          <label htmlFor="search">{words.search}</label>
          <input
            className="input"
            id="search"
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <p className="hint" aria-live="polite">
            {asking && words.found(found.length, faq.length)}
          </p>
        </search>
      )}
      <div className="questions">
        {found.map(({ question, answer }) => (
          <details key={question} open={asking || undefined}>
            <summary>
              <h2>{question}</h2>
            </summary>
            <div className="answer">
              <RichText text={answer} />
            </div>
          </details>
        ))}
      </div>
      {asking && found.length === 0 && (
        <div className="note plain">
          <div>
            <b>{words.nothing}</b> {words.askUs}
          </div>
        </div>
      )}
    </div>
  );
}
