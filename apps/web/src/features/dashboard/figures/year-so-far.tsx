import { Link } from '../../../ui/text/link.tsx';
import { format } from '../../../language/format.ts';
import { receivedAt } from '../addresses.ts';
import type { Dashboard } from '../dashboard.queries.ts';
import { moneyText, sumsOf } from '../money.ts';
import { words } from '../words.en.ts';

type YearSoFarProps = { received: NonNullable<Dashboard['received']>; today: string };

/** The whole year in one line: what came in, and on how many days something was offered. */
export function YearSoFar({ received: { months, daysOfOffering }, today }: YearSoFarProps) {
  const year = today.slice(0, 4);
  const sums = sumsOf(months.filter(({ month }) => month.startsWith(year)));
  if (sums.length === 0) return null;
  return (
    <p className="year-so-far">
      {words.year.soFar(format.digits(Number(year)))}{' '}
      {sums.map((sum, place) => (
        <span key={sum.currency}>
          {place > 0 && ', '}
          <Link to={receivedAt({ from: `${year}-01-01`, to: today, currency: sum.currency })}>
            {moneyText(sum)}
          </Link>
        </span>
      ))}
      {daysOfOffering !== null && <span className="muted">. {words.year.days(daysOfOffering)}</span>}
    </p>
  );
}
