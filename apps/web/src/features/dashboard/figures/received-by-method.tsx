import { defaultCurrency, type IncomeHead, paymentMethods } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { moneyWords } from '../../money/index.ts';
import { receivedAt } from '../addresses.ts';
import type { Dashboard } from '../dashboard.queries.ts';
import { moneyText, sumsOf } from '../money.ts';
import { type Period, periods } from '../periods.ts';
import { words } from '../words.en.ts';

const { methods: text, heads } = words;
type Received = NonNullable<Dashboard['received']>;

/** What came in by head and method, in one table for each currency; every cell opens its lines. */
export function ReceivedByMethod({ received, period }: { received: Received; period: Period }) {
  const { from, to, totals } = received;
  const currencies = [...new Set(totals.map(({ currency }) => currency))].sort(
    (a, b) => Number(b === defaultCurrency) - Number(a === defaultCurrency) || a.localeCompare(b),
  );
  return (
    <Card title={text.title} actions={<Periods chosen={period} />}>
      <p className="muted">
        {format.day(from)} – {format.day(to)}
      </p>
      {currencies.length === 0 && <p className="muted">{text.nothing}</p>}
      {currencies.map((currency) => (
        <MethodTable key={currency} received={received} currency={currency} />
      ))}
    </Card>
  );
}

const Periods = ({ chosen }: { chosen: Period }) => (
  <nav className="periods no-print" aria-label={text.periods}>
    {periods.map((period) => (
      <Link
        key={period}
        className={period === chosen ? 'chip on' : 'chip'}
        aria-current={period === chosen ? 'true' : undefined}
        to={period === 'month' ? '/dashboard' : `/dashboard?period=${period}`}
        preventScrollReset
        viewTransition={false}
      >
        {text[period]}
      </Link>
    ))}
  </nav>
);

function MethodTable({ received: { from, to, totals }, currency }: { received: Received; currency: string }) {
  const shownHeads = (['membership_fees', 'donations'] as const).filter((head) =>
    totals.some((total) => total.head === head),
  );
  const sum = (head?: IncomeHead, method?: string) => {
    const [first] = sumsOf(
      totals.filter(
        (total) =>
          total.currency === currency &&
          (head === undefined || total.head === head) &&
          (method === undefined || total.method === method),
      ),
    );
    return moneyText(first ?? { currency, minor: 0 });
  };
  const cell = (head?: IncomeHead, method?: string) => (
    <td className="end" key={head ?? 'together'}>
      <Link to={receivedAt({ from, to, currency, head, method })}>{sum(head, method)}</Link>
    </td>
  );
  const used = paymentMethods.filter((method) =>
    totals.some((total) => total.currency === currency && total.method === method),
  );
  const hasTwoHeads = shownHeads.length > 1;
  return (
    <div className="wide-table">
      <table>
        <caption className="hidden">{text.title}</caption>
        <thead>
          <tr>
            <th scope="col">{text.method}</th>
            {shownHeads.map((head) => (
              <th scope="col" className="end" key={head}>
                {heads[head]}
              </th>
            ))}
            {hasTwoHeads && (
              <th scope="col" className="end">
                {words.together}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {used.map((method) => (
            <tr key={method}>
              <th scope="row">{moneyWords.methods[method]}</th>
              {shownHeads.map((head) => cell(head, method))}
              {hasTwoHeads && cell(undefined, method)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.together}</th>
            {shownHeads.map((head) => cell(head))}
            {hasTwoHeads && cell()}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
