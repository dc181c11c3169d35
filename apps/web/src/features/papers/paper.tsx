import type { PaperContent, PaperTable } from '@kathok/contract';
import type { CSSProperties, ReactNode } from 'react';
import { Emblem, RoundSeal } from './emblem.tsx';
import { words } from './words.ts';
import { YearStrip } from './year-strip.tsx';
import './paper.css';
import './paper-drawings.css';

/**
 * A paper as a page: the same content that the PDF is drawn from, in one column on a phone and as a sheet of A4 on a
 * desk and in print. Black on white in every skin, like the paper itself. `qr` is drawn by the page around it.
 */
export function Paper({ content, qr }: { content: PaperContent; qr?: ReactNode }) {
  const { letterhead, holder, amount, annexure } = content;
  return (
    <article
      className="paper-sheets"
      aria-label={[content.title, content.number].filter(Boolean).join(' ')}
      style={{ '--paper': letterhead.colour } as CSSProperties}
    >
      <section className="paper-sheet">
        <header className="paper-letter">
          {letterhead.logo ? <img src={letterhead.logo} alt="" /> : <Emblem />}
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
        <div className="paper-title">
          <div>
            <h1>{content.title}</h1>
            {(content.subtitle || content.titleDzongkha) && (
              <p>
                {content.subtitle} <span lang="dz">{content.titleDzongkha}</span>
              </p>
            )}
          </div>
          <Facts facts={content.facts} />
        </div>
        {content.marks.map(({ kind, text, note }) => (
          <p key={kind} className="paper-mark" data-kind={kind}>
            <b>{text}</b> {note}
          </p>
        ))}
        {holder && (
          <div className="paper-holder">
            <p>{holder.lead}</p>
            <p className="name">
              {holder.name} {holder.nameDzongkha && <span lang="dz">{holder.nameDzongkha}</span>}
            </p>
            <p className="identities">
              {holder.identities.map(({ label, value }) => (
                <span key={value}>
                  {label} <b>{value}</b>
                </span>
              ))}
            </p>
            <p>{holder.sentence}</p>
          </div>
        )}
        {amount && (
          <div className="paper-amount">
            <b>{amount.figures}</b>
            <p>{amount.words}</p>
          </div>
        )}
        {content.strip && <YearStrip strip={content.strip} />}
        {content.lines.length > 0 && (
          <dl className="paper-lines">
            {content.lines.map(({ label, value, note }) => (
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
        {content.table && <Table table={content.table} />}
        <Paragraphs paragraphs={content.paragraphs} />
        <Foot content={content} qr={qr} />
      </section>
      {annexure && (
        <section className="paper-sheet">
          <h2>{annexure.title}</h2>
          <p className="paper-under">{annexure.subtitle}</p>
          <Table table={annexure.table} />
          <Paragraphs paragraphs={annexure.paragraphs} />
        </section>
      )}
    </article>
  );
}

const Facts = ({ facts }: Pick<PaperContent, 'facts'>) => (
  <dl className="paper-facts">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Paragraphs = ({ paragraphs }: Pick<PaperContent, 'paragraphs'>) => (
  <div className="paper-grounds">
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

/** What stands behind a line break in a cell is its second, smaller line. */
const cellText = (text: string) => {
  const [first, ...more] = text.split('\n');
  return (
    <>
      {first}
      {more.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </>
  );
};

function Table({ table: { columns, rows, total } }: { table: PaperTable }) {
  const side = (at: number) => (columns[at]?.isAmount ? 'end' : undefined);
  return (
    <div className="paper-table">
      <table>
        <thead>
          <tr>
            {columns.map(({ title }, at) => (
              <th key={title} scope="col" className={side(at)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={`${row} ${cells.join(' ')}`}>
              {cells.map((text, at) => (
                <td key={columns[at]?.title} className={side(at)} data-title={text && columns[at]?.title}>
                  <span>{cellText(text)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {total.map((text, at) => (
                <td key={columns[at]?.title} className={side(at)} data-title={text && columns[at]?.title}>
                  <span>{text}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Foot({ content, qr }: { content: PaperContent; qr: ReactNode }) {
  const { verification, signatory, closing } = content;
  return (
    <footer className="paper-foot">
      {verification && (
        <div className="check">
          {qr}
          <p>
            {words.check} <b>{verification.code}</b> {words.at(verification.place)}
            {verification.checkCode && (
              <span>
                {words.checkCode} <b>{verification.checkCode}</b>
              </span>
            )}
          </p>
        </div>
      )}
      {signatory && (
        <div className={content.seal ? 'by sealed' : 'by'}>
          {content.seal && <RoundSeal text={content.seal} />}
          {signatory.signature && <img src={signatory.signature} alt={words.signature} />}
          <p>
            {signatory.name && <b>{signatory.name}</b>}
            {signatory.title && <span>{signatory.title}</span>}
            <span>{signatory.onBehalf}</span>
          </p>
        </div>
      )}
      {(closing.dzongkha || closing.text) && (
        <p className="closing">
          {closing.dzongkha && <span lang="dz">{closing.dzongkha}</span>}
          {closing.text}
        </p>
      )}
    </footer>
  );
}
