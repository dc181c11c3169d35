import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { ownQueries } from '../own.queries.ts';
import { words } from '../words.en.ts';

/** What the member has given and paid so far. Sums of other currencies stand beside, and are never added up. */
export function TotalsCard() {
  const { data } = useQuery(ownQueries.total());
  if (!data || data.donations.count + data.fees.count === 0) return null;
  const all = [
    { to: '/member-donations', label: words.totals.donations(data.donations.count), ...data.donations },
    { to: '/membership-renewals', label: words.totals.fees(data.fees.count), ...data.fees },
  ];
  const lines = all.filter(({ count }) => count > 0);
  return (
    <Card title={words.totals.title}>
      <dl className="own-totals">
        {lines.map(({ to, label, amount, currency, inOtherCurrencies }) => (
          <div key={to}>
            <dt>
              <Link to={to}>{label}</Link>
            </dt>
            <dd className="num">
              {[{ amount, currency }, ...inOtherCurrencies].map((sum) => (
                <span key={sum.currency}>{format.money(sum.amount, sum.currency)}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
