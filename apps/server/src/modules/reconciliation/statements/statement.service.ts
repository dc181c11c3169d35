import {
  type BankLine,
  formatAmount,
  type InputOf,
  type Paged,
  piles,
  type reconciliation,
  type ResponseOf,
  type Statement,
  type StatementRow,
  toPage,
} from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { PledgeBook } from '../../pledges/index.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { paymentsOfLines, presentPayments, toBankLine } from '../lines/present-line.ts';
import { isSureOfPledge, type SortedLine, sortLines } from '../lines/sort-lines.ts';
import { countUnexplained } from '../deciding/decision.repository.ts';
import { suggestFor } from '../suggestions/suggest.service.ts';
import { accountMark } from './account-key.ts';
import { findAccounts, findStatement, findStatements, type StatementRecord } from './statement.repository.ts';

type Reconciliation = typeof reconciliation;

/** The accounts are those of the settings first, since one of them is meant as a rule, and whatever else a statement was read of. */
export async function listStatements(
  ctx: Ctx,
  { query }: InputOf<Reconciliation['list']>,
  pledges: PledgeBook,
): Promise<ResponseOf<Reconciliation['list']>> {
  const { data, meta } = await findStatements(ctx.db, query);
  const { bankAccounts } = await readSettings(ctx.db);
  const ours = bankAccounts.map(({ bank, accountNumber }) => `${bank} ${accountNumber}`);
  const read = (await findAccounts(ctx.db)).map(({ account }) => account);
  const known = new Map<string, string>();
  for (const name of [...ours, ...read])
    if (!known.has(accountMark(name))) known.set(accountMark(name), name);
  const rows: StatementRow[] = [];
  const unexplained = await countUnexplained(
    ctx.db,
    data.map(({ id }) => id),
  );
  for (const row of data)
    rows.push(toStatementRow(row, await sortLines(ctx.db, row, pledges), unexplained.get(row.id)));
  return { data: rows, meta, accounts: [...known.values()] };
}

export async function getStatement(
  ctx: Ctx,
  { params }: Pick<InputOf<Reconciliation['get']>, 'params'>,
  pledges: PledgeBook,
): Promise<Statement> {
  const row = orNotFound(await findStatement(ctx.db, params.id));
  const lines = await sortLines(ctx.db, row, pledges);
  const sure = lines.filter(({ pile }) => pile === 'sure');
  const pledged = lines.filter(isSureOfPledge);
  const payments = await presentPayments(
    ctx,
    sure.map((line) => line.proposals[0]!.paymentId),
  );
  return {
    ...toStatementRow(row, lines, (await countUnexplained(ctx.db, [row.id])).get(row.id)),
    piles: piles.map((pile) => ({ pile, ...sumOf(lines.filter((line) => line.pile === pile)) })),
    sure: [
      ...pledged.map(({ id: lineId, amount, recognised }) => ({
        lineId,
        paymentId: null,
        pledgeId: recognised!.pledge.pledgeId,
        amount: formatAmount(amount),
        sort: 'pledge' as const,
      })),
      ...sure.flatMap(({ id: lineId, amount, proposals: [proposal] }) => {
        const payment = proposal && payments.get(proposal.paymentId);
        if (!payment) return [];
        const { paymentId, pledgeId, sort } = payment;
        return [{ lineId, paymentId, pledgeId, amount: formatAmount(amount), sort }];
      }),
    ],
  };
}

export async function listLines(
  ctx: Ctx,
  { params, query }: InputOf<Reconciliation['lines']>,
  pledges: PledgeBook,
): Promise<Paged<BankLine>> {
  const row = orNotFound(await findStatement(ctx.db, params.id));
  const lines = (await sortLines(ctx.db, row, pledges)).filter(({ pile }) => pile === query.pile);
  if (query.order === 'DESC') lines.reverse();
  const shown = lines.slice((query.page - 1) * query.take, query.page * query.take);
  const payments = await presentPayments(ctx, paymentsOfLines(shown));
  const suggestions = query.pile === 'unmatched' ? await suggestFor(ctx, shown) : new Map();
  return toPage(
    shown.map((line) => toBankLine(line, payments, suggestions.get(line.id))),
    lines.length,
    query,
  );
}

function sumOf(lines: readonly SortedLine[]) {
  return { count: lines.length, amount: formatAmount(lines.reduce((sum, { amount }) => sum + amount, 0)) };
}

/** Neither what left the account is decided by anybody, nor what was booked before the statement was read. */
function progressOf(lines: readonly SortedLine[]): StatementRow['toDecide'] {
  const done = lines.filter(({ isDone }) => isDone).length;
  const left = lines.filter(({ pile }) => pile !== 'decided' && pile !== 'double' && pile !== 'out').length;
  return { all: done + left, done };
}

function toStatementRow(row: StatementRecord, lines: readonly SortedLine[], unexplained = 0): StatementRow {
  const { id, account, fileName, firstDay, lastDay, lineCount, createdByName } = row;
  const createdAt = row.createdAt.toISOString();
  return {
    id,
    account,
    fileName,
    firstDay,
    lastDay,
    lineCount,
    toDecide: progressOf(lines),
    unexplained,
    createdAt,
    createdBy: createdByName,
  };
}
