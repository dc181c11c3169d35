import type { CardOnScreen } from '@kathok/contract';
import type { CSSProperties, ReactNode } from 'react';
import { format } from '../../../language/format.ts';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { Motif } from '../../../ui/pictures/motif.tsx';
import { words } from '../words.en.ts';

const colourOf = ({ colour }: CardOnScreen) => ({ '--card': colour }) as CSSProperties;

/** A long name is set smaller, as on the printed card. */
const sizeOf = (name: string) => (name.length > 60 ? 'tiny' : name.length > 26 ? 'small' : undefined);

/** The day until which the membership is paid can be said on a screen; on a printed card it would be wrong soon. */
function untilText({ isLifetime, paidUntil }: CardOnScreen): string {
  if (isLifetime) return words.card.forLife;
  return paidUntil ? format.day(paidUntil) : words.card.notPaid;
}

const Fact = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export const CardFront = ({ card }: { card: CardOnScreen }) => (
  <section className="card-face" aria-label={words.card.front} style={colourOf(card)}>
    <div className="timber" />
    <div className="top">
      {card.logo ? (
        <img src={card.logo} alt="" />
      ) : (
        <span className="disc">
          <Motif name="lotus" />
        </span>
      )}
      <b className={sizeOf(card.centre)}>{card.centre}</b>
      {card.centreDzongkha && <span lang="dz">{card.centreDzongkha}</span>}
    </div>
    <div className="low">
      <div>
        <div className="holder">
          <span className="arch" aria-hidden="true">
            {card.initials}
          </span>
          <p className={sizeOf(card.name)}>
            {card.name}
            {card.nameDzongkha && <span lang="dz">{card.nameDzongkha}</span>}
          </p>
        </div>
        <dl>
          <Fact label={words.card.code}>{card.code}</Fact>
          <Fact label={words.card.until(card.membershipType)} className="on-screen">
            {untilText(card)}
          </Fact>
          <Fact label={words.card.since} className="on-paper">
            {card.since}
          </Fact>
        </dl>
      </div>
      <QrCode text={card.address} label={words.card.qr} />
    </div>
  </section>
);

export const CardBack = ({ card }: { card: CardOnScreen }) => (
  <section className="card-face back" aria-label={words.card.back} style={colourOf(card)}>
    <div className="timber" />
    <div className="found">
      <h2>{words.card.found}</h2>
      <p>{card.found}</p>
    </div>
    <p lang="dz">{card.blessing}</p>
  </section>
);
