import { format } from '../../language/format.ts';
import type { MemberCard } from '@kathok/contract';
import { Badge } from '../../ui/text/badge.tsx';
import { useAddress } from '../site/address.ts';
import { words } from './words.en.ts';

const badges = {
  active: ['success', 'tick'],
  pending: ['info', 'ring'],
  inactive: ['danger', 'minus'],
} as const;

/** What is offered with the card: all that can be done, a donation, or nothing more. */
type CardPurpose = 'any' | 'donate' | 'look';

function coverText({ isLifetime, paidUntil }: MemberCard): string {
  if (isLifetime) return words.forLife;
  return paidUntil ? words.paidUntil(format.day(paidUntil)) : words.notPaid;
}

/** The masked card: enough to know it is the right person, and what may be renewed. */
export function MemberCardView({ card, purpose = 'any' }: { card: MemberCard; purpose?: CardPurpose }) {
  const [tone, icon] = badges[card.status];
  return (
    <section className="card member-card" aria-label={card.membershipCode}>
      <div className="cornice" />
      <div className="inside">
        <div>
          <b className="serif">
            <bdi>{card.name}</bdi>
          </b>
          <span className="num muted">{card.membershipCode}</span>
        </div>
        <Badge tone={tone} icon={icon}>
          {words.statuses[card.status]}
        </Badge>
        <p>
          <bdi>{words.typeAndCover(card.membershipType, coverText(card))}</bdi>
        </p>
        {card.renewal && purpose === 'any' && (
          <>
            <h2>{words.newPeriod(format.day(card.renewal.from))}</h2>
            <ul>
              {card.renewal.options
                .filter((option) => option.membershipType === card.membershipType)
                .map(({ paymentFrequencyId, paymentFrequency, periodTo, amount, currency }) => (
                  <li key={paymentFrequencyId + currency}>
                    <span>{words.option(paymentFrequency, periodTo && format.day(periodTo))}</span>
                    <b className="num">{format.money(amount, currency)}</b>
                  </li>
                ))}
            </ul>
          </>
        )}
        {!card.renewal && purpose === 'any' && card.status !== 'pending' && (
          <p>
            <b>{card.status === 'active' ? words.nothingToRenew : words.askOffice}</b>
          </p>
        )}
        {card.status === 'pending' && (
          <p>
            {words.feeOpen} <a href="/home#find">{words.findFee}</a>
          </p>
        )}
        {purpose !== 'look' && <CardActions card={card} purpose={purpose} />}
      </div>
    </section>
  );
}

function CardActions({ card, purpose }: { card: MemberCard; purpose: CardPurpose }) {
  // The purpose that was chosen on an earlier page stays in the address.
  const { search } = useAddress();
  const mayRenew = card.renewal !== null && purpose === 'any';
  return (
    <div className="row">
      {mayRenew && (
        <a
          className="btn primary big"
          href={`/member/${card.id}/renew`}
          aria-label={words.renewFor(card.membershipCode)}
        >
          {words.renew}
        </a>
      )}
      <a
        className={purpose === 'donate' ? 'btn primary big' : 'btn line big'}
        href={`/member/${card.id}/donate${search}`}
        aria-label={words.donateFor(card.membershipCode)}
      >
        {words.donate}
      </a>
    </div>
  );
}
