import { defaultCurrency, periodEnd } from '@kathok/contract';
import { useSession } from '../../../../lib/session.ts';
import { format } from '../../../../language/format.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/text/link.tsx';
import { membersAt, receivedAt, verificationAt } from '../../addresses.ts';
import type { Dashboard } from '../../dashboard.queries.ts';
import { moneyText, sumsOf } from '../../money.ts';
import { expiringIn } from '../expiring-in.ts';
import { words } from '../../words.en.ts';

const { today: text } = words;

/** What asks for work today, what came in this month, and how the register stands: each figure opens its list. */
export function TodayFigures({ data }: { data: Dashboard }) {
  const { members, received, waiting, today } = data;
  return (
    <section className="card today even" aria-label={text.label}>
      {(waiting.fees ?? waiting.donations) && <Waiting waiting={waiting} />}
      {received && <ThisMonth received={received} today={today} />}
      {members && (
        <div className="fig">
          <span>{text.active}</span>
          <b>
            <Link to={membersAt({ status: 'active' })}>{format.number(members.active)}</Link>
          </b>
          <span className="parts">
            <Link to={membersAt({ standing: 'grace' })}>{text.grace(format.number(members.grace))}</Link>
            <Link to={membersAt({ status: 'pending' })}>{text.pending(format.number(members.pending))}</Link>
            <Link to={membersAt({ status: 'inactive' })}>
              {text.inactive(format.number(members.inactive))}
            </Link>
          </span>
        </div>
      )}
      {members && (
        <div className="fig">
          <span>{text.expiring}</span>
          <b>
            <Link to={membersAt(expiringIn(30, today))}>{format.number(members.expiringIn30Days)}</Link>
          </b>
          <span className="parts">
            <Link to={membersAt({ standing: 'lapsed' })}>{text.lapsed(format.number(members.lapsed))}</Link>
          </span>
        </div>
      )}
    </section>
  );
}

function Waiting({ waiting: { fees, donations } }: { waiting: Dashboard['waiting'] }) {
  const { can } = useSession();
  const count = (fees?.count ?? 0) + (donations?.count ?? 0);
  const sums = sumsOf([...(fees?.amounts ?? []), ...(donations?.amounts ?? [])]).map(moneyText);
  const oldest = Math.max(fees?.oldestDays ?? 0, donations?.oldestDays ?? 0);
  const first = fees?.count ? 'fee' : 'donation';
  const mayDecide = can('update', first === 'fee' ? 'Member' : 'Donation');
  return (
    <div className="fig ask">
      <span>{text.waiting}</span>
      <b>{format.number(count)}</b>
      <span className="parts">
        {count === 0 && text.nothingWaits}
        {Boolean(fees?.count) && (
          <Link to={verificationAt.fee}>{text.waitingFees(format.number(fees?.count ?? 0))}</Link>
        )}
        {Boolean(donations?.count) && (
          <Link to={verificationAt.donation}>
            {text.waitingDonations(format.number(donations?.count ?? 0))}
          </Link>
        )}
        {count > 0 && <span>{[...sums, text.oldest(oldest)].join(', ')}</span>}
      </span>
      {count > 0 && mayDecide && (
        <ButtonLink tone="primary" to={verificationAt[first]}>
          {text.verify}
        </ButtonLink>
      )}
    </div>
  );
}

type Received = NonNullable<Dashboard['received']>;

/** The figures come from the sums by month, so that another period beneath changes nothing here. */
function ThisMonth({ received, today }: { received: Received; today: string }) {
  const from = `${today.slice(0, 7)}-01`;
  const days = { from, to: periodEnd(from, 1) };
  const ofMonth = received.months.filter(({ month }) => from.startsWith(month));
  const [first, ...others] = sumsOf(ofMonth);
  const shown = first?.currency === defaultCurrency ? first : { currency: defaultCurrency, minor: 0 };
  const rest = first === shown ? others : [...(first ? [first] : []), ...others];
  const simulated = sumsOf(received.simulated).map(moneyText);
  const heads = (['membership_fees', 'donations'] as const).flatMap((head) =>
    sumsOf(ofMonth.filter((sum) => sum.head === head))
      .filter(({ currency }) => currency === defaultCurrency)
      .map((sum) => ({ head, sum })),
  );
  return (
    <div className="fig">
      <span>{text.received(format.month(from))}</span>
      <b>
        <Link to={receivedAt({ ...days, currency: defaultCurrency })}>{moneyText(shown)}</Link>
      </b>
      <span className="parts">
        {ofMonth.length === 0 && text.nothingReceived}
        {heads.map(({ head, sum }) => (
          <Link key={head} to={receivedAt({ ...days, head, currency: defaultCurrency })}>
            {words.heads[head]} {moneyText(sum)}
          </Link>
        ))}
        {rest.map((sum) => (
          <Link key={sum.currency} to={receivedAt({ ...days, currency: sum.currency })}>
            {moneyText(sum)}
          </Link>
        ))}
        {simulated.length > 0 && <span>{text.simulated(simulated.join(', '))}</span>}
      </span>
    </div>
  );
}
