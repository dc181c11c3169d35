/** What the database adds up: one sum for each group, part of it and currency. */
export interface Group {
  key: string;
  partKey: string;
  /** Empty where heads are counted and not money. */
  currency: string;
  count: number;
  amount: number;
}

export interface Sum {
  count: number;
  amount: number;
}
interface Part extends Sum {
  key: string;
  name: string;
}
export interface TableRow extends Part {
  currency: string;
  /** The largest in all rows comes first. */
  parts: Part[];
  compared?: Sum;
}
export interface Total extends Sum {
  currency: string;
  compared?: Sum;
}
export interface ReportTable {
  rows: TableRow[];
  parts: (Part & { currency: string })[];
  totals: Total[];
}

export interface Names {
  nameOf(key: string): string;
  nameOfPart(key: string): string;
}

const none = (): Sum => ({ count: 0, amount: 0 });
const add = (to: Sum, { count, amount }: Sum) => {
  to.count += count;
  to.amount += amount;
};

/** The sum of a key, made when it is first asked for. */
function sumsBy<Key>(sums: Map<Key, Sum>, key: Key): Sum {
  let sum = sums.get(key);
  if (!sum) sums.set(key, (sum = none()));
  return sum;
}

/**
 * The groups as a table: a row for each key and currency, with its parts. What there was only in the period to compare with is a
 * row of zeros, so that both periods add up to their totals.
 */
export function tabulate(
  groups: readonly Group[],
  before: readonly Group[] | null,
  { nameOf, nameOfPart }: Names,
): ReportTable {
  const rows = new Map<string, TableRow & { byPart: Map<string, Sum> }>();
  const parts = new Map<string, Part & { currency: string }>();
  const totals = new Map<string, Total>();
  const rowOf = ({ key, currency }: Group) => {
    const id = `${currency}:${key}`;
    const there = rows.get(id) ?? {
      key,
      name: nameOf(key),
      currency,
      ...none(),
      parts: [],
      byPart: new Map<string, Sum>(),
      ...(before && { compared: none() }),
    };
    rows.set(id, there);
    return there;
  };
  const totalOf = (currency: string) => {
    const there = totals.get(currency) ?? { currency, ...none(), ...(before && { compared: none() }) };
    totals.set(currency, there);
    return there;
  };
  for (const group of groups) {
    const { partKey, currency } = group;
    const row = rowOf(group);
    add(row, group);
    add(sumsBy(row.byPart, partKey), group);
    add(totalOf(currency), group);
    const id = `${currency}:${partKey}`;
    const part = parts.get(id) ?? { key: partKey, name: nameOfPart(partKey), currency, ...none() };
    parts.set(id, part);
    add(part, group);
  }
  for (const group of before ?? []) {
    add(rowOf(group).compared!, group);
    add(totalOf(group.currency).compared!, group);
  }
  const largestFirst = [...parts.values()].toSorted(
    (a, b) => b.amount - a.amount || b.count - a.count || a.name.localeCompare(b.name),
  );
  return {
    rows: [...rows.values()].map(({ byPart, ...row }) => ({
      ...row,
      parts: largestFirst.flatMap(({ key, name, currency }) => {
        const sum = currency === row.currency ? byPart.get(key) : undefined;
        return sum ? [{ key, name, ...sum }] : [];
      }),
    })),
    parts: largestFirst,
    totals: [...totals.values()].toSorted((a, b) => a.currency.localeCompare(b.currency)),
  };
}

export interface Order {
  sortBy?: 'key' | 'count' | 'amount' | undefined;
  order?: 'ASC' | 'DESC' | undefined;
}

/** In the order of their names, unless asked otherwise; what is not known comes last. */
export function sortRows<Row extends Omit<TableRow, 'parts'>>(
  rows: readonly Row[],
  { sortBy = 'key', order = 'ASC' }: Order,
): Row[] {
  const sign = order === 'DESC' ? -1 : 1;
  const byName = (a: Row, b: Row) =>
    Number(a.name === '') - Number(b.name === '') || (a.name < b.name ? -sign : a.name > b.name ? sign : 0);
  return rows.toSorted(
    (a, b) =>
      (sortBy === 'key' ? byName(a, b) : sign * (a[sortBy] - b[sortBy]) || byName(a, b)) ||
      a.key.localeCompare(b.key) ||
      a.currency.localeCompare(b.currency),
  );
}
