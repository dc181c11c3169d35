import { format } from '../../../language/format.ts';
import type { reports, ResponseOf } from '@kathok/contract';
import { changeText, type Table, valueText } from './report-table.ts';
import { words } from '../words.en.ts';

export type Donors = ResponseOf<typeof reports.donors>;

type FiguresProps = {
  table: Table;
  measure: 'amount' | 'count';
  currency: string;
  /** Undefined for other reports, and until it is loaded. */
  donors?: Donors | undefined;
};

/** What the board asks first: how much, how many, and whether it is more than before. */
export function Figures({ table, measure, currency, donors }: FiguresProps) {
  const { figures } = words;
  const total = table.totals.find((one) => one.currency === currency);
  const value = total?.value ?? 0;
  const count = total?.count ?? 0;
  const others = table.totals
    .filter((one) => one.currency !== currency)
    .map((one) => valueText(one.value, one.currency));
  const largest = table.rows
    .filter((row) => row.currency === currency)
    .toSorted((a, b) => b.value - a.value)[0];
  const isMoney = measure === 'amount';
  return (
    <section className="card today even figs" aria-label={figures.label}>
      <Figure label={isMoney ? figures.received : figures.members} value={valueText(value, currency)}>
        <Change value={value} before={total?.before ?? null} currency={currency} />
        {others.length > 0 && <span className="beside">{figures.alsoIn(format.list(others))}</span>}
      </Figure>
      {isMoney && (
        <Figure label={figures.payments} value={format.number(count)}>
          {count > 0
            ? figures.average(valueText(Math.round(value / count / 100) * 100, currency))
            : figures.net}
        </Figure>
      )}
      {donors && (
        <Figure label={figures.donors} value={format.number(donors.donors)}>
          {figures.donorKinds(donors.memberDonors, donors.donors - donors.memberDonors)}
        </Figure>
      )}
      {largest && largest.value > 0 && (
        <Figure label={figures.largest} value={largest.name}>
          {valueText(largest.value, currency)}
        </Figure>
      )}
    </section>
  );
}

type FigureProps = { label: string; value: string; children?: React.ReactNode };

export const Figure = ({ label, value, children }: FigureProps) => (
  <div className="fig">
    <span>{label}</span>
    <b>{value}</b>
    <span>{children}</span>
  </div>
);

function Change({ value, before, currency }: { value: number; before: number | null; currency: string }) {
  if (before === null) return null;
  const change = changeText(value, before);
  const was = valueText(before, currency);
  return change ? words.figures.change(change, was) : words.figures.before(was);
}
