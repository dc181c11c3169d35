import { defaultCurrency, formatAmount, unitOf } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { ColumnChart } from '../../../ui/charts/column-chart.tsx';
import { Legend } from '../../../ui/charts/legend.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { receivedAt } from '../addresses.ts';
import type { Dashboard } from '../dashboard.queries.ts';
import { moneyText, sumsOf } from '../money.ts';
import { lastMonths, type Month } from '../months.ts';
import { YearSoFar } from './year-so-far.tsx';
import { words } from '../words.en.ts';

const { months: text, heads } = words;
const colours = { donations: 'earth', fees: 'fire', before: 'cloud' };
const ngultrum = (minor: number) => moneyText({ currency: defaultCurrency, minor });
const nameOf = ({ from }: { from: string }) =>
  words.monthOfYear(format.month(from), format.digits(Number(from.slice(0, 4))));

type Received = NonNullable<Dashboard['received']>;

/** The last twelve months in the centre's own currency, with the year before behind them. */
export function ReceivedByMonth({ received, today }: { received: Received; today: string }) {
  const months = lastMonths(received.months, today);
  const first = months[0]?.from ?? today;
  const others = sumsOf(
    received.months.filter(({ month, currency }) => `${month}-01` >= first && currency !== defaultCurrency),
  );
  const inThousands = months.some(
    ({ together, yearBefore }) => Math.max(together, yearBefore.together) >= 1_000_000,
  );
  const unit = unitOf(defaultCurrency);
  const columns = months.map((month) => ({
    key: month.from,
    label: text.short[Number(month.from.slice(5, 7)) - 1] ?? '',
    parts: [
      { value: month.fees, colour: colours.fees },
      { value: month.donations, colour: colours.donations },
    ],
    behind: month.yearBefore.together,
    to: receivedAt(listOf(month)),
    hint: text.hint(nameOf(month), ngultrum(month.together), ngultrum(month.yearBefore.together)),
  }));
  return (
    <Card
      title={text.title(inThousands ? text.thousand(unit) : unit)}
      actions={
        <Legend
          entries={[
            { label: heads.donations, colour: colours.donations },
            { label: heads.membership_fees, colour: colours.fees },
            { label: text.lastYear, colour: colours.before },
          ]}
        />
      }
    >
      <ColumnChart
        columns={columns}
        axis={(minor) => format.number(Math.round(minor / (inThousands ? 100_000 : 100)))}
      />
      {others.length > 0 && (
        <p className="muted">
          {text.others}{' '}
          {others.map((sum, place) => (
            <span key={sum.currency}>
              {place > 0 && ', '}
              <Link to={receivedAt({ from: first, to: months.at(-1)?.to, currency: sum.currency })}>
                {moneyText(sum)}
              </Link>
            </span>
          ))}
        </p>
      )}
      <YearSoFar received={received} today={today} />
      <MonthTable months={months} />
    </Card>
  );
}

const listOf = ({ from, to }: { from: string; to: string }, head?: string) => ({
  from,
  to,
  head,
  currency: defaultCurrency,
});

const MonthTable = ({ months }: { months: readonly Month[] }) => (
  <AsTable caption={text.caption}>
    <thead>
      <tr>
        <th scope="col">{text.month}</th>
        <th scope="col" className="end">
          {heads.membership_fees}
        </th>
        <th scope="col" className="end">
          {heads.donations}
        </th>
        <th scope="col" className="end">
          {words.together}
        </th>
        <th scope="col" className="end">
          {text.yearBefore}
        </th>
      </tr>
    </thead>
    <tbody>
      {months.toReversed().map((month) => (
        <MonthRow key={month.from} month={month} />
      ))}
    </tbody>
  </AsTable>
);

const MonthRow = ({ month }: { month: Month }) => (
  <tr>
    <th scope="row">{nameOf(month)}</th>
    <Cell to={receivedAt(listOf(month, 'membership_fees'))} minor={month.fees} />
    <Cell to={receivedAt(listOf(month, 'donations'))} minor={month.donations} />
    <Cell to={receivedAt(listOf(month))} minor={month.together} />
    <Cell to={receivedAt(listOf(month.yearBefore))} minor={month.yearBefore.together} />
  </tr>
);

const Cell = ({ to, minor }: { to: string; minor: number }) => (
  <td className="end">
    <Link to={to}>{format.money(formatAmount(minor), defaultCurrency)}</Link>
  </td>
);
