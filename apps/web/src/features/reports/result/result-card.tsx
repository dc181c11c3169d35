import { useId } from 'react';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { BarList } from '../chart/bar-list.tsx';
import { ColumnChart } from '../chart/column-chart.tsx';
import { type Grouping, isTime } from '../report-kinds.ts';
import {
  changeText,
  plainValue,
  type Row,
  type Slice,
  slicesOf,
  sliceValue,
  type Table,
  valueText,
} from './report-table.ts';
import type { RowOrder } from '../question/use-report-question.ts';
import { words } from '../words.en.ts';
import '../chart/chart.css';

type ResultCardProps = {
  table: Table;
  groupBy: Grouping;
  thenBy: Grouping | undefined;
  measure: 'amount' | 'count';
  currency: string;
  isCompared: boolean;
  rows: RowOrder;
  onSort: (by: RowOrder['by']) => void;
  /** The address of what is behind a row; some rows have none. */
  hrefOf: (row: Row) => string | undefined;
};

/** The chart and its table: the same figures twice. */
export function ResultCard(props: ResultCardProps) {
  const { table, groupBy, thenBy, currency, isCompared } = props;
  const id = useId();
  const { groupings, result } = words;
  const shown = (isTime(groupBy) ? table.series : table.rows).filter((row) => row.currency === currency);
  const slices = thenBy ? slicesOf(table, currency) : [];
  if (table.rows.length === 0)
    return (
      <section className="card">
        <EmptyState motif="wheel" title={result.emptyTitle}>
          {result.emptyText}
        </EmptyState>
      </section>
    );
  return (
    <section className="card result" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>
          {thenBy ? result.byBoth(groupings[groupBy], groupings[thenBy]) : result.by(groupings[groupBy])}
        </h2>
        {isCompared && (
          <p className="key-was">
            <i />
            {result.compared}
          </p>
        )}
      </div>
      <Legend slices={slices} currency={currency} />
      <p className="hidden" id={`${id}-said`}>
        {extremes(shown)}
      </p>
      <div className="draw">
        {isTime(groupBy) ? (
          shown.length > 1 && <ColumnChart rows={shown} slices={slices} titleId={id} />
        ) : (
          <BarList rows={shown.slice(0, 24)} slices={slices} />
        )}
      </div>
      <ReportTable {...props} slices={slices} />
      {table.rows.length < table.rowCount && (
        <p className="made">{result.first(table.rows.length, table.rowCount)}</p>
      )}
      <p className="made">{currency ? result.madeMoney : result.madeMembers}</p>
    </section>
  );
}

const Legend = ({ slices, currency }: { slices: readonly Slice[]; currency: string }) =>
  slices.length > 0 && (
    <ul className="sums">
      {slices.map(({ key, name, colour, value }) => (
        <li key={key ?? ''}>
          <i style={{ background: `var(--data-${colour})` }} />
          {name} <b className="num">{plainValue(value, currency !== '')}</b>
        </li>
      ))}
    </ul>
  );

const sumText = (row: Row) => valueText(row.value, row.currency);

function extremes(rows: readonly Row[]): string {
  const sorted = rows.toSorted((a, b) => b.value - a.value);
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (!most || !least) return '';
  return words.result.extremes(most.name, sumText(most), least.name, sumText(least));
}

type ReportTableProps = ResultCardProps & { slices: readonly Slice[] };

function ReportTable(props: ReportTableProps) {
  const { table, groupBy, measure, isCompared, slices, rows, onSort } = props;
  const sorting = { rows, onSort };
  const { groupings, result } = words;
  const isMoney = measure === 'amount';
  return (
    <table className="dense" aria-label={result.by(groupings[groupBy])}>
      <thead>
        <tr>
          <SortHead by="key" {...sorting}>
            {groupings[groupBy]}
          </SortHead>
          {slices.map(({ key, name, colour }) => (
            <th scope="col" className="wide" key={key ?? ''}>
              <i style={{ background: `var(--data-${colour})` }} />
              {name}
            </th>
          ))}
          {isMoney && (
            <SortHead by="count" className="split-at extra" {...sorting}>
              {result.payments}
            </SortHead>
          )}
          <SortHead by={measure} className={isMoney ? undefined : 'split-at'} {...sorting}>
            {isMoney ? result.amount : result.count}
          </SortHead>
          {isCompared && <th scope="col">{result.before}</th>}
          <th scope="col">{isCompared ? result.change : result.share}</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <ResultRow key={`${row.key}${row.currency}`} row={row} {...props} />
        ))}
      </tbody>
      <Totals {...props} />
    </table>
  );
}

/** What is in another currency than the rest says so itself. */
const textIn = ({ currency, measure }: ReportTableProps, value: number, of: string) =>
  of === currency ? plainValue(value, measure === 'amount') : valueText(value, of);

const totalOf = ({ table, currency }: ReportTableProps) =>
  table.totals.find((one) => one.currency === currency)?.value ?? 0;

function ResultRow({ row, ...props }: ReportTableProps & { row: Row }) {
  const { measure, currency, isCompared, hrefOf, slices } = props;
  const isMoney = measure === 'amount';
  const href = hrefOf(row);
  const value = textIn(props, row.value, row.currency);
  return (
    <tr>
      <th scope="row">{row.name}</th>
      {slices.map((slice) => (
        <td className="wide" key={slice.key ?? ''}>
          {row.currency === currency && plainValue(sliceValue(row, slice, slices), isMoney)}
        </td>
      ))}
      {isMoney && <td className="split-at extra">{plainValue(row.count, false)}</td>}
      <td className={isMoney ? 'all' : 'all split-at'}>{href ? <Link to={href}>{value}</Link> : value}</td>
      {isCompared && <td>{textIn(props, row.before ?? 0, row.currency)}</td>}
      <td>
        {isCompared
          ? changeText(row.value, row.before)
          : row.currency === currency && shareText(row.value, totalOf(props))}
      </td>
    </tr>
  );
}

function Totals(props: ReportTableProps) {
  const { table, measure, currency, isCompared, slices } = props;
  const { result } = words;
  const isMoney = measure === 'amount';
  const total = totalOf(props);
  return (
    <tfoot>
      {table.totals.map((sum) => (
        <tr key={sum.currency}>
          <th scope="row">{result.total}</th>
          {slices.map((slice) => (
            <td className="wide" key={slice.key ?? ''}>
              {sum.currency === currency && plainValue(slice.value, isMoney)}
            </td>
          ))}
          {isMoney && <td className="split-at extra">{plainValue(sum.count, false)}</td>}
          <td className={isMoney ? undefined : 'split-at'}>{textIn(props, sum.value, sum.currency)}</td>
          {isCompared && <td>{textIn(props, sum.before ?? 0, sum.currency)}</td>}
          <td>{isCompared && changeText(sum.value, sum.before)}</td>
        </tr>
      ))}
      {slices.length > 0 && total > 0 && (
        <tr className="shares">
          <th scope="row">{result.share}</th>
          {slices.map((slice) => (
            <td className="wide" key={slice.key ?? ''}>
              {shareText(slice.value, total)}
            </td>
          ))}
          {isMoney && <td className="split-at extra">{''}</td>}
          <td className={isMoney ? undefined : 'split-at'}>{shareText(total, total)}</td>
          <td colSpan={isCompared ? 2 : 1}>{''}</td>
        </tr>
      )}
    </tfoot>
  );
}

type SortHeadProps = Pick<ResultCardProps, 'rows' | 'onSort'> & {
  by: RowOrder['by'];
  className?: string | undefined;
  children: string;
};

/** The head of a column by which the rows can be put in order. */
function SortHead({ by, className, rows, onSort, children }: SortHeadProps) {
  const direction = rows.order === 'ASC' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={rows.by === by ? direction : undefined}>
      <button className="sort" type="button" onClick={() => onSort(by)}>
        {children}
        {rows.by === by && <Icon name={rows.order === 'ASC' ? 'up' : 'down'} />}
      </button>
    </th>
  );
}

const shareText = (value: number, total: number) =>
  total > 0 ? `${Math.round((value / total) * 100)} %` : '';
