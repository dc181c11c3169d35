import { changeInPercent, type MemberReport, type MoneyReport, partsOf } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { moneyWords } from '../../money/index.ts';
import { type Grouping, isTime, type ReportKind } from '../report-kinds.ts';
import { words } from '../words.en.ts';

export interface Part {
  key: string;
  name: string;
  value: number;
}

export interface Row {
  key: string;
  name: string;
  currency: string;
  count: number;
  /** Chhertum of a sum, or how many. */
  value: number;
  before: number | null;
  parts: Part[];
}

/** A report of money or of members, told alike: values are what is measured. */
export interface Table {
  rows: Row[];
  series: Row[];
  totals: Omit<Row, 'key' | 'name' | 'parts'>[];
  parts: (Part & { currency: string })[];
  rowCount: number;
  simulated: string[];
}

const minor = (amount: string) => Math.round(Number(amount) * 100);

const labels: Partial<Record<Grouping, Record<string, string>>> = {
  ...words.groups,
  method: moneyWords.methods,
};

/** `Nov 2026` from `2026-11`; a day as days are written; quarters and weeks with their year behind, years as they are. */
function timeLabel(key: string): string {
  if (/^\d{4}-\d{2}$/.test(key)) return format.day(`${key}-01`).replace(/^\D*1 /, '');
  return /^\d{4}-\d{2}-\d{2}$/.test(key) ? format.day(key) : key.replace(/^(\d{4})-([QW]\d+)$/, '$2 $1');
}

function groupName(grouping: Grouping | undefined, { key, name }: { key: string; name: string }): string {
  if (grouping && isTime(grouping) && key) return timeLabel(key);
  return (grouping && labels[grouping]?.[key]) ?? (name || words.notStated);
}

type ApiRow = MoneyReport['data'][number] | MemberReport['data'][number];
type Measured = { count: number; amount?: string };

const currencyOf = (sum: object) => ('currency' in sum ? String(sum.currency) : '');

/** The answer of the API, with names as people read them. */
export function toTable(
  { data, series, totals, parts, meta, ...rest }: MoneyReport | MemberReport,
  { measure }: ReportKind,
  groupBy: Grouping,
  thenBy: Grouping | undefined,
): Table {
  const valueOf = ({ count, amount }: Measured) => (measure === 'count' ? count : minor(amount ?? '0'));
  const partOf = (part: Measured & { key: string; name: string }) => ({
    key: part.key,
    name: groupName(thenBy, part),
    value: valueOf(part),
  });
  const measured = (sum: Measured & { compared?: Measured | undefined }) => ({
    currency: currencyOf(sum),
    count: sum.count,
    value: valueOf(sum),
    before: sum.compared ? valueOf(sum.compared) : null,
  });
  const rowOf = (row: ApiRow): Row => ({
    ...measured(row),
    key: row.key,
    name: groupName(groupBy, row),
    parts: row.parts.map(partOf),
  });
  return {
    rows: data.map(rowOf),
    series: series.map(rowOf),
    totals: [totals].flat().map(measured),
    parts: parts.map((part) => ({ ...partOf(part), currency: currencyOf(part) })),
    rowCount: meta.itemCount,
    simulated:
      'simulated' in rest ? rest.simulated.map(({ amount, currency }) => format.money(amount, currency)) : [],
  };
}

/** `12,345` or `Nu. 12,345` */
export function valueText(value: number, currency: string): string {
  if (!currency) return format.number(value);
  const text = format.money((Math.abs(value) / 100).toFixed(2), currency);
  return value < 0 ? `−${text}` : text;
}

/** `12,345.50`, for a table whose head says what it is. */
export function plainValue(value: number, isMoney: boolean): string {
  if (!isMoney) return format.number(value);
  const { whole, fraction } = partsOf((Math.abs(value) / 100).toFixed(2));
  const text = `${format.number(Number(whole))}${fraction === '00' ? '' : `.${fraction}`}`;
  return value < 0 ? `−${text}` : text;
}

/** `+14 %`; nothing where there is nothing to compare with. */
export function changeText(now: number, before: number | null): string {
  const percent = before === null ? null : changeInPercent(now, before);
  if (percent === null) return '';
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${format.number(Math.abs(percent))} %`;
}

/** The number of parts that have a colour of their own; the last is for all others together. */
export const colours = ['earth', 'fire', 'water', 'sky', 'cloud'] as const;

export interface Slice {
  /** Undefined for all others. */
  key: string | undefined;
  name: string;
  colour: (typeof colours)[number];
  value: number;
}

/** The parts to draw, the largest first, in one currency. */
export function slicesOf({ parts }: Table, currency: string): Slice[] {
  const own = parts.filter((part) => part.currency === currency);
  const shown = own.length > colours.length ? own.slice(0, colours.length - 1) : own;
  const rest = own.slice(shown.length);
  const slices: Slice[] = shown.map(({ key, name, value }, index) => ({
    key,
    name,
    value,
    colour: colours[index] ?? 'cloud',
  }));
  if (rest.length > 0)
    slices.push({
      key: undefined,
      name: words.others,
      colour: 'cloud',
      value: rest.reduce((sum, { value }) => sum + value, 0),
    });
  return slices;
}

/** How much of a row a slice is. */
export function sliceValue(row: Row, { key }: Slice, slices: readonly Slice[]): number {
  if (key !== undefined) return row.parts.find((part) => part.key === key)?.value ?? 0;
  const named = new Set(slices.map((slice) => slice.key));
  return row.parts.reduce((sum, part) => (named.has(part.key) ? sum : sum + part.value), 0);
}
