import type { InputOf, reports, Subject } from '@kathok/contract';
import { readAll } from '../../../base/spreadsheets/writing/export-rows.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findEntriesAfter } from '../money/entry.repository.ts';
import { toEntry } from '../money/entry.service.ts';
import { findSimulated } from '../money/money-report.repository.ts';
import { askDonations, askFees, type MoneyQuestion, moneyTable } from '../money/money-report.service.ts';
import { words } from '../words.en.ts';
import { entrySheet } from './report-sheet.ts';
import { cellsOf, exportReport, type ReportQuery, type Format } from './export-report.ts';

type Reports = typeof reports;

export async function exportFeeReport(ctx: Ctx, { query }: InputOf<Reports['exportFees']>) {
  const { format, ...asked } = query;
  return exportMoney(
    ctx,
    format,
    asked,
    { name: 'fees', about: 'type', whose: 'Member' },
    await askFees(ctx, asked),
  );
}

export async function exportDonationReport(ctx: Ctx, { query }: InputOf<Reports['exportDonations']>) {
  const { format, ...asked } = query;
  const report = { name: 'donations', about: 'purpose', whose: 'Donation' } as const;
  return exportMoney(ctx, format, asked, report, await askDonations(ctx, asked));
}

function exportMoney(
  ctx: Ctx,
  format: Format,
  asked: ReportQuery,
  { name, about, whose }: { name: 'fees' | 'donations'; about: 'type' | 'purpose'; whose: Subject },
  question: MoneyQuestion,
) {
  const { what, groupBy, thenBy, compareFrom } = question;
  const sheet = entrySheet(about);
  return exportReport(ctx, format, asked, {
    name,
    shape: { measure: 'amount', groupBy, thenBy, isCompared: compareFrom !== undefined },
    readTable: () => moneyTable(ctx, question),
    readSimulated: () => findSimulated(ctx.db, what),
    whose,
    details: {
      sheetName: words.sheets.payments,
      columns: sheet.columns,
      cells: async () =>
        cellsOf(
          readAll((last, most) => findEntriesAfter(ctx.db, what, last, most), toEntry),
          sheet.cellsOf,
        ),
    },
  });
}
