import type { PaperContent } from '@kathok/contract';
import type { CSSProperties } from 'react';
import { Emblem } from './emblem.tsx';
import { PaperFoot } from './paper-foot.tsx';
import { PaperTable } from './paper-table.tsx';
import { words } from './words.en.ts';
import { YearStrip } from './year-strip.tsx';

/**
 * A paper as a page: the same content that the PDF is drawn from, in one column on a phone and as a sheet of A4 on a
 * desk and in print. Black on white in every skin, like the paper itself. The public pages and the office both show it;
 * its style is `css/paper.css`.
 */
export function Paper({ content }: { content: PaperContent }) {
  const { amount, annexure } = content;
  return (
    <article
      className="paper-sheets"
      aria-label={[content.title, content.number].filter(Boolean).join(' ')}
      style={{ '--paper': content.letterhead.colour } as CSSProperties}
    >
      <section className={content.sheet === 'a5' ? 'paper-sheet half' : 'paper-sheet'}>
        <Letterhead letterhead={content.letterhead} />
        <Title content={content} />
        {content.marks.map(({ kind, text, note }) => (
          <p key={kind} className="paper-mark">
            <b>{text}</b> {note}
          </p>
        ))}
        <Holder holder={content.holder} />
        {amount && (
          <div className="paper-amount">
            <b>{amount.figures}</b>
            <p>{amount.words}</p>
          </div>
        )}
        {content.strip && <YearStrip strip={content.strip} />}
        <Lines lines={content.lines} />
        {content.table && <PaperTable table={content.table} title={content.title} />}
        <Paragraphs paragraphs={content.paragraphs} />
        <PaperFoot content={content} />
      </section>
      {annexure && (
        <section className="paper-sheet">
          <h2>{annexure.title}</h2>
          <p className="paper-under">{annexure.subtitle}</p>
          <PaperTable table={annexure.table} title={annexure.title} />
          <Paragraphs paragraphs={annexure.paragraphs} />
        </section>
      )}
    </article>
  );
}

const Letterhead = ({
  letterhead: { logo, name, nameDzongkha, lines },
}: Pick<PaperContent, 'letterhead'>) => (
  <header className="paper-letter">
    {logo ? <img src={logo} alt={words.logo} /> : <Emblem />}
    <div>
      {nameDzongkha && <p lang="dz">{nameDzongkha}</p>}
      <b>{name}</b>
    </div>
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  </header>
);

const Title = ({ content: { title, titleDzongkha, subtitle, facts } }: { content: PaperContent }) => (
  <div className="paper-title">
    <div>
      <h1>{title}</h1>
      {subtitle && <p>{subtitle}</p>}
      {titleDzongkha && <p lang="dz">{titleDzongkha}</p>}
    </div>
    <dl className="paper-facts">
      {facts.map(({ label, value }) => (
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
    <div className="paper-holder">
      <p>{holder.lead}</p>
      <p className="name">
        <bdi>{holder.name}</bdi> {holder.nameDzongkha && <span lang="dz">{holder.nameDzongkha}</span>}
      </p>
      <p className="identities">
        {holder.identities.map(({ label, value }) => (
          <span key={label + value}>
            {label} <b>{value}</b>
          </span>
        ))}
      </p>
      <p>{holder.sentence}</p>
    </div>
  );
}

function Lines({ lines }: Pick<PaperContent, 'lines'>) {
  if (lines.length === 0) return null;
  return (
    <dl className="paper-lines">
      {lines.map(({ label, value, note, isHalf }) => (
        <div key={label} className={isHalf ? 'half' : undefined}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Paragraphs = ({ paragraphs }: Pick<PaperContent, 'paragraphs'>) => (
  <div className="paper-grounds">
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
