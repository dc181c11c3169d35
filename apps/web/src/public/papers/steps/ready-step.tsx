import type { PaperContent } from '@kathok/contract';
import { Button } from '../../../ui/plain-button.tsx';
import { type OpenedPaper, viewAddressOf } from '../flow/open-paper.ts';
import { SavePdf } from './save-pdf.tsx';
import type { PaperFlow } from '../flow/use-paper-flow.ts';
import { words } from '../words.en.ts';

/** The paper is open: what it is, and what can be done with it. */
export function ReadyStep({ flow, paper }: { flow: PaperFlow; paper: OpenedPaper }) {
  const { content } = paper;
  const view = viewAddressOf(paper);
  return (
    <div className="quest">
      <section className="card got" aria-label={words.paperNamed(content.title, paper.number)}>
        <a className="thumb" href={view} tabIndex={-1} aria-hidden="true">
          <SmallPaper colour={content.letterhead.colour} />
        </a>
        <div>
          {content.subtitle && <h2>{content.subtitle}</h2>}
          <dl className="facts">
            {nameOn(content) && (
              <>
                <dt>{words.name}</dt>
                <dd>
                  <bdi>{nameOn(content)}</bdi>
                </dd>
              </>
            )}
            {content.facts.map(({ label, value }) => (
              <Fact key={label} label={label} value={value} />
            ))}
            {content.amount && <Fact label={words.amount} value={content.amount.figures} />}
          </dl>
          <div className="acts">
            <SavePdf paper={paper} tone="primary" big>
              {words.download}
            </SavePdf>
            <a className="btn line big" href={view}>
              {words.see}
            </a>
            <a className="btn line big" href={`${view}?print`}>
              {words.print}
            </a>
          </div>
        </div>
      </section>
      <aside className="quiet-word" aria-labelledby="shared-phone">
        <h2 id="shared-phone">{words.sharedPhone}</h2>
        <p>{words.sharedPhoneText}</p>
        <div>
          <Button icon="logout" onClick={flow.startOver}>
            {words.clear}
          </Button>
        </div>
      </aside>
    </div>
  );
}

const nameOn = ({ holder }: PaperContent): string | null => holder && holder.name;

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </>
);

/** A picture of what a paper looks like, with nothing on it. */
const SmallPaper = ({ colour }: { colour: string }) => (
  <svg viewBox="0 0 210 297">
    <path fill="#fff" d="M0 0h210v297H0z" />
    <path fill={colour} d="M0 0h210v5H0zM0 292h210v5H0zM46 24h44v4H46zM18 47.5h174v1H18zM60 272h90v3H60z" />
    <circle cx="30" cy="31" r="10" fill="none" stroke={colour} />
    <path fill="#161210" d="M46 32h62v5H46zM18 60h96v9H18zM25 93h46v8H25zM84 95h70v4H84z" />
    <rect x="18" y="86" width="174" height="22" rx="2" fill="none" stroke={colour} />
    <path
      fill="#9a8b76"
      d="M150 24h42v2h-42zM158 29h34v2h-34zM18 73h58v3H18zM140 66h52v3h-52zM18 122h170v2.5H18zM18 129h156v2.5H18zM18 157h40v2.5H18zM170 157h22v2.5h-22zM18 169h52v2.5H18zM168 169h24v2.5h-24zM18 181h34v2.5H18zM172 181h20v2.5h-20z"
    />
    <path stroke="#cfc4b4" d="M18 152h174M18 164h174M18 176h174M18 188h174" />
    <path
      fill="#221c18"
      d="M18 226h7v7h-7zM29 226h3v3h-3zM35 226h7v7h-7zM18 243h7v7h-7zM29 236h4v4h-4zM37 240h5v5h-5zM28 246h3v4h-3zM132 247.6h58v.8h-58z"
    />
  </svg>
);
