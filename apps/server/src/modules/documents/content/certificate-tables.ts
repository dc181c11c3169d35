import { englishFormat, formatAmount, type PaperContent, unitOf } from '@kathok/contract';
import { type CertificateSnapshot, sumOf } from '../../certificates/index.ts';
import { grouped } from './format.ts';
import { paperTemplateOf } from './paper-templates.ts';
import { periodText } from './receipt-snapshot.ts';

const wordsOf = ({ template }: CertificateSnapshot) => paperTemplateOf(template).words;

const text = (title: string) => ({ title, isAmount: false });

/** Every receipt on a line of its own. */
export function entryTable(
  printed: CertificateSnapshot,
  { isNumbered }: { isNumbered: boolean },
): NonNullable<PaperContent['table']> {
  const { entries, currency, look } = printed;
  const words = wordsOf(printed);
  const { columns } = words;
  const { count, minor } = sumOf(entries);
  const first = <Cell>(cell: Cell) => (isNumbered ? [cell] : []);
  return {
    columns: [
      ...first(text(columns.number)),
      text(columns.received),
      text(columns.for),
      text(columns.receipt),
      text(columns.method),
      { title: columns.amount(unitOf(currency)), isAmount: true },
    ],
    rows: entries.map((entry, at) => [
      ...first(String(at + 1)),
      englishFormat.day(entry.paidOn),
      (words.heads[entry.head] ?? ((title: string) => title))(entry.title) +
        (entry.period ? `\n${periodText(entry.period, words)}` : ''),
      entry.receiptNumber,
      [words.methods[entry.method], entry.methodNumber].filter(Boolean).join('\n'),
      grouped(entry.amount, look.digitGrouping),
    ]),
    total: [
      ...first(''),
      '',
      words.receiptCount(count),
      '',
      '',
      grouped(formatAmount(minor), look.digitGrouping),
    ],
  };
}

/** The sums of each purpose, the largest first. */
export function purposeTable(printed: CertificateSnapshot): NonNullable<PaperContent['table']> {
  const { entries, currency, look } = printed;
  const words = wordsOf(printed);
  const { columns } = words;
  const titles = [...new Set(entries.map(({ title }) => title))];
  const sums = titles
    .map((title) => {
      const { count, minor } = sumOf(entries.filter((entry) => entry.title === title));
      return { title, count, minor };
    })
    .toSorted((a, b) => b.minor - a.minor || a.title.localeCompare(b.title));
  const total = sumOf(entries);
  return {
    columns: [
      { title: columns.purpose, isAmount: false },
      { title: columns.receipts, isAmount: true },
      { title: columns.amount(unitOf(currency)), isAmount: true },
    ],
    rows: sums.map(({ title, count, minor }) => [
      title,
      String(count),
      grouped(formatAmount(minor), look.digitGrouping),
    ]),
    total: [
      words.totalAsInAnnexure,
      String(total.count),
      grouped(formatAmount(total.minor), look.digitGrouping),
    ],
  };
}
