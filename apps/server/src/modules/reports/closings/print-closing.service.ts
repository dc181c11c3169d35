import {
  type cashClosings,
  type CashDay,
  dayOf,
  defaultCurrency,
  englishFormat,
  type InputOf,
  noteValues,
} from '@kathok/contract';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { drawReport, type ReportPaper } from '../export/draw-report.ts';
import { readCashDay } from './closing.service.ts';
import { closingWords } from './words.en.ts';

const { columns } = closingWords;

/** The closing of a day on A4, to be signed and kept with the notes. Who took it along is written down. */
export async function printCashDay(
  ctx: Ctx,
  { params: { day }, query }: InputOf<typeof cashClosings.print>,
): Promise<FileAnswer> {
  const currency = query.currency ?? defaultCurrency;
  const cash = await readCashDay(ctx, day, currency);
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, {
      action: 'export',
      entity: 'Report',
      label: closingWords.title,
      after: { report: 'cash-closing', format: 'pdf', day, currency },
    }),
  );
  return drawReport(ctx, `cash-closing-${day}.pdf`, () => closingPaper(cash));
}

function closingPaper(cash: CashDay): ReportPaper {
  const { day, currency, closing } = cash;
  const { figures } = closingWords;
  const sum = (amount: string) => englishFormat.exactMoney(amount, currency);
  const figure = (label: string, amount: string) => ({ label, value: sum(amount), note: null });
  const people = closing?.people ?? cash.people;
  return {
    title: closingWords.title,
    leads: [closingWords.lead(englishFormat.day(day), currency), ...closedLeads(cash)],
    note: closingWords.footer,
    figures: closing
      ? [
          figure(figures.opening, closing.opening),
          figure(figures.booked, closing.booked),
          figure(figures.counted, closing.counted),
          figure(figures.difference, closing.difference),
        ]
      : [figure(figures.booked, cash.booked)],
    chart: null,
    columns: [
      { heading: columns.person },
      { heading: columns.received, kind: 'amount' },
      { heading: columns.returned, kind: 'amount' },
      { heading: columns.booked, kind: 'amount' },
    ],
    rows: people.map(({ name, received, returned, booked }) => [
      name ?? closingWords.nobody,
      received,
      returned,
      booked,
    ]),
    totals: [[closingWords.total, null, null, closing?.booked ?? cash.booked]],
  };
}

function closedLeads({ currency, closing, changed }: CashDay): string[] {
  if (!closing) return [closingWords.notClosed];
  const at = new Date(closing.closedAt);
  const sum = (amount: string) => englishFormat.exactMoney(amount, currency);
  const counts = noteValues.flatMap((value) => {
    const count = closing.notes?.[`${value}`] ?? 0;
    return count > 0 ? [closingWords.note(count, value)] : [];
  });
  return [
    closingWords.closed(closing.closedBy, `${englishFormat.day(dayOf(at))}, ${englishFormat.time(at)}`),
    ...(counts.length > 0 ? [closingWords.notes(counts.join(', '))] : []),
    ...(closing.remark ? [closingWords.remark(closing.remark)] : []),
    ...(changed ? [closingWords.changed(sum(changed.booked), sum(changed.difference))] : []),
  ];
}
