import {
  dayOf,
  defaultCurrency,
  formatAmount,
  type InputOf,
  type LedgerHead,
  type listReports,
  type RegisteredMember,
  type ResponseOf,
} from '@kathok/contract';
import { csvMediaType, writeCsv } from '../../../base/spreadsheets/writing/write-csv.ts';
import {
  type Cell,
  type SheetColumn,
  writeSheets,
  xlsxMediaType,
} from '../../../base/spreadsheets/writing/write-sheet.ts';
import { readAll } from '../../../base/spreadsheets/writing/export-rows.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { notifyOverseers } from '../../../platform/telling/notify-overseers.ts';
import { ledgerTotals } from '../../ledger/index.ts';
import { requireRight } from '../report-access.ts';
import { findRegisterAfter, findRegisterPage } from './register.repository.ts';
import { listWords } from './words.en.ts';

type Regulator = (typeof listReports)['regulator'];
const { regulator: words, columns: heads } = listWords;

/** It has whole CIDs, as the law asks for them, so it needs the right to read members too, and every look is written down. */
export async function reportToRegulator(
  ctx: Ctx,
  { params: { year }, query }: InputOf<Regulator>,
): Promise<ResponseOf<Regulator> | FileAnswer> {
  requireRight(ctx, 'read', 'Member');
  const { format = 'json', page = 1, take = 25 } = query;
  const lastDay = `${year}-12-31`;
  const income = await incomeOf(ctx, year);
  await inTransaction(ctx, async (tx) => {
    const after = { report: 'regulator', year, format };
    await ctx.audit(tx, { action: 'export', entity: 'Report', label: words.title, after });
    // Looked at page by page, it is in the audit trail; as a file it leaves the house.
    if (format !== 'json') await notifyOverseers(ctx, tx, 'administrators', words.left(year));
  });
  if (format === 'json') {
    const { data, meta } = await findRegisterPage(ctx.db, lastDay, { page, take });
    return { year, income, register: { data: data.map(withoutId), meta } };
  }
  const fileName = `regulator-${year}-${dayOf(ctx.now)}.${format}`;
  const register = { name: words.register, columns: registerColumns, rows: registerCells(ctx, lastDay) };
  if (format === 'csv')
    return { fileName, mediaType: csvMediaType, content: writeCsv(register.columns, register.rows) };
  return {
    fileName,
    mediaType: xlsxMediaType,
    content: writeSheets([figuresSheet(income), register]),
  };
}

/** What the books say of the year; a year without income is a year of zeros. */
async function incomeOf(ctx: Ctx, year: number) {
  const totals = await ledgerTotals(ctx.db, { from: `${year}-01-01`, to: `${year}-12-31` });
  const currencies = [...new Set([defaultCurrency, ...totals.map(({ currency }) => currency)])];
  return currencies.map((currency) => {
    const under = (head: LedgerHead) =>
      totals.reduce(
        (sum, one) => (one.currency === currency && one.head === head ? sum + one.amount : sum),
        0,
      );
    const [fees, donations, others] = [
      under('membership_fees'),
      under('donations'),
      under('held_for_refund'),
    ];
    return {
      currency,
      membershipFees: formatAmount(fees),
      donations: formatAmount(donations),
      otherCollections: formatAmount(others),
      total: formatAmount(fees + donations + others),
    };
  });
}

type Income = ResponseOf<Regulator>['income'];

const toFill = () => null;

/** The lines of the regulator's form. What the books of this program do not know is left to be filled in. */
function figuresSheet(income: Income) {
  const { lines } = words;
  const line = (label: string, amount: (sums: Income[number]) => Cell): Cell[] => [
    label,
    ...income.map(amount),
  ];
  const rows = [
    line(lines.opening, toFill),
    line(lines.membershipFees, (sums) => sums.membershipFees),
    line(lines.donations, (sums) => sums.donations),
    line(lines.otherCollections, (sums) => sums.otherCollections),
    line(lines.totalIncome, (sums) => sums.total),
    ...[lines.salary, lines.rentals, lines.procurement, lines.travel, lines.others, lines.closing].map(
      (label) => line(label, toFill),
    ),
  ];
  const columns: SheetColumn[] = [
    { heading: words.item, width: 34 },
    ...income.map(({ currency }) => ({
      heading: `${heads.amount} (${currency})`,
      width: 18,
      kind: 'amount' as const,
    })),
  ];
  return { name: words.figures, columns, rows };
}

const registerKeys = Object.keys(words.columns) as (keyof RegisteredMember)[];
const registerColumns = registerKeys.map((key): SheetColumn => ({
  heading: words.columns[key],
  width: key === 'name' ? 28 : 16,
  ...(key === 'registrationDate' && { kind: 'day' as const }),
}));

async function* registerCells(ctx: Ctx, on: string): AsyncGenerator<Cell[]> {
  const rows = readAll((last, most) => findRegisterAfter(ctx.db, on, last, most), withoutId);
  for await (const row of rows) yield registerKeys.map((key) => row[key]);
}

const withoutId = ({ id: _id, ...row }: RegisteredMember & { id: string }): RegisteredMember => row;
