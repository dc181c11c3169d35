import { phoneText, recogniseCode, type Verification } from '@kathok/contract';
import type { ReactNode } from 'react';
import { format } from '../../language/format.ts';
import { Note } from '../../ui/text/note.tsx';
import { words } from './words.en.ts';

const marks = {
  valid: 'M15.5 24.5l6 6 11.5-13',
  void: 'M14.5 33.5l19-19',
  replaced: 'M13.5 19.5h20l-5-5M34.5 28.5h-20l5 5',
  unknown: 'M18.5 19.5a5.5 5.5 0 1 1 8.3 4.7c-2 1.2-2.8 2.2-2.8 4.3M24 34v.2',
};

type SaidProps = { what: keyof typeof marks; title: string; text: string; children: ReactNode };

/** A mark, a word, and what the paper has to say: never colour alone. */
const Said = ({ what, title, text, children }: SaidProps) => (
  <section className={`card verdict ${what}`} aria-live="polite">
    <div className="say">
      <svg className="motif" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <circle cx="24" cy="24" r="18.5" />
        <path d={marks[what]} />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
    <div className="in">{children}</div>
  </section>
);

const tones = { valid: 'plain', void: 'danger', replaced: 'warning' } as const;

export function Verdict({ verification }: { verification: Verification }) {
  const { kind, status, isSimulated } = verification;
  const isCard = kind === 'card';
  const titles = kind === 'receipt' || isCard ? words[kind] : words.certificate;
  return (
    <Said what={status} title={titles[status]} text={isCard ? words.cardTexts[status] : words.texts[status]}>
      <dl className="facts">
        {factsOf(verification).map(([label, value, isGone]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isGone ? 'gone' : undefined}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isSimulated && <Note tone="warning">{words.simulated}</Note>}
      <Note tone={isCard ? 'plain' : tones[status]}>
        <p>{isCard ? words.cardNote : words.notes[status]}</p>
      </Note>
    </Said>
  );
}

type Fact = [label: string, value: string, isGone?: boolean];

function factsOf(said: Verification): Fact[] {
  const { kind, status, number, year, issuedOn, amount, currency, initials, endedOn, replacedBy } = said;
  const { labels } = words;
  const isCard = kind === 'card';
  const isGone = !isCard && status !== 'valid';
  const facts: (Fact | null)[] = [
    [labels.paper, words.kinds[kind](year)],
    [isCard ? labels.membershipCode : labels.number, number, isGone],
    issuedOn ? [labels.issuedOn, format.day(issuedOn)] : null,
    endedOn ? [status === 'replaced' ? labels.replacedOn : labels.voidSince, format.day(endedOn)] : null,
    replacedBy ? [labels.replacedBy, replacedBy] : null,
    amount ? [labels.amount, format.money(amount, currency ?? 'BTN'), isGone] : null,
    [labels.initials, initials],
  ];
  return facts.filter((fact) => fact !== null);
}

export type NotKnownReason = keyof typeof words.notKnown;

/** Why nothing can be said: only what has the shape of a code of ours, and was not misread, may be called false. */
export function reasonFor(typed: string): NotKnownReason {
  const read = recogniseCode(typed);
  if (!read) return 'other';
  return read.kind === 'verificationCode' && read.isMisread ? 'misread' : read.kind;
}

/** Nothing is in doubt where only the other half is missing. */
const needsMore: ReadonlySet<NotKnownReason> = new Set(['checkCode', 'paperNumber', 'membershipCode']);

export const NotKnown = ({ reason, phone }: { reason: NotKnownReason; phone: string | null }) => (
  <Said what="unknown" title={words.notKnown[reason].title} text={words.notKnown[reason].text}>
    <p>{words.notKnown[reason].help}</p>
    {!needsMore.has(reason) && (
      <Note tone="plain" icon="phone">
        {phone ? (
          <p>
            {words.inDoubt}{' '}
            <a className="whole" href={`tel:${phone}`}>
              {phoneText(phone)}
            </a>
          </p>
        ) : (
          <p>{words.askOffice}</p>
        )}
      </Note>
    )}
  </Said>
);
