import { useState } from 'react';
import type { AnswersFor } from '../site/answers.ts';
import { findAnswers } from './find-answers.ts';
import { RichText } from './rich-text.tsx';
import { words } from './words.en.ts';

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
