import type { PaperContent } from '@kathok/contract';
import type { CSSProperties } from 'react';
import { Motif } from '../../ui/pictures/motif.tsx';
import { PaperTable } from './paper-table.tsx';
import { SignAndCheck } from './sign-and-check.tsx';
import { words } from './words.ts';

/** A receipt or certificate as a page: the same content as the PDF, black on white whatever the skin. */
export function Paper({ content }: { content: PaperContent }) {
  const { amount, annexure, closing, lines, paragraphs, table } = content;
  const colour = { '--paper': content.letterhead.colour } as CSSProperties;
  return (
    <>
      <article className="sheet" style={colour}>
        <Letterhead letterhead={content.letterhead} />
        <Title content={content} />
        {content.marks.map(({ kind, text, note }) => (
          <p className="mark" key={kind}>
            <b>{text}</b> {note}
          </p>
        ))}
        <Holder holder={content.holder} />
        {amount && (
          <div className="amount">
            <b>{amount.figures}</b>
            <p>{amount.words}</p>
          </div>
        )}
        {lines.length > 0 && (
          <dl className="lines">
            {lines.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {note && <small>{note}</small>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {table && <PaperTable table={table} title={content.title} />}
        <div className="grounds">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <SignAndCheck signatory={content.signatory} verification={content.verification} />
        {closing.dzongkha && (
          <p className="bless" lang="dz">
            {closing.dzongkha}
          </p>
        )}
        {closing.text && <p className="small-print">{closing.text}</p>}
      </article>
      {annexure && (
        <article className="sheet" style={colour}>
          <header className="annex-head">
            <h2>{annexure.title}</h2>
            <p>{annexure.subtitle}</p>
          </header>
          <PaperTable table={annexure.table} title={annexure.title} />
          <div className="grounds">
            {annexure.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </article>
      )}
    </>
  );
}

const Letterhead = ({ letterhead }: Pick<PaperContent, 'letterhead'>) => (
  <header className="letter">
    {letterhead.logo ? (
      <img className="seal" src={letterhead.logo} alt={words.logo} />
    ) : (
      <span className="seal emblem">
        <Motif name="lotus" />
      </span>
    )}
    <div>
      {letterhead.nameDzongkha && <p lang="dz">{letterhead.nameDzongkha}</p>}
      <b>{letterhead.name}</b>
    </div>
    <address>
      {letterhead.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  </header>
);

const Title = ({ content }: { content: PaperContent }) => (
  <div className="title">
    <div>
      <h1>{content.title}</h1>
      {content.subtitle && <p>{content.subtitle}</p>}
      {content.titleDzongkha && <p lang="dz">{content.titleDzongkha}</p>}
    </div>
    <dl>
      {content.facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

function Holder({ holder }: Pick<PaperContent, 'holder'>) {
  if (!holder) return null;
  return (
    <div className="certify">
      <p>{holder.lead}</p>
      <p className="holder">
        <bdi>{holder.name}</bdi> {holder.nameDzongkha && <span lang="dz">{holder.nameDzongkha}</span>}
      </p>
      <ul>
        {holder.identities.map(({ label, value }) => (
          <li key={label + value}>
            {label} <b>{value}</b>
          </li>
        ))}
      </ul>
      <p>{holder.sentence}</p>
    </div>
  );
}
