import type { DayOrder, InputOf, reconciliation, ResponseOf, StatementPreview } from '@kathok/contract';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import type { SheetRow } from '../../../base/spreadsheets/sheet-row.ts';
import type { ImportColumn } from '../../../db/column-types.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { applyMapping, collectSamples, openSheet, plainName } from '../../imports/index.ts';
import { accountKeyOf } from './account-key.ts';
import { fingerprints, plainKey } from './fingerprint.ts';
import { dateLines, missingColumns, type NewLine, orderOfDays, readWrittenLines } from './read-statement.ts';
import { statementFields } from './statement-fields.ts';
import { words } from '../words.en.ts';
import { findAccounts, findReading, insertLines, insertStatement } from './statement.repository.ts';
import type { PledgeBook } from '../../pledges/index.ts';
import { getStatement } from './statement.service.ts';

type Read = typeof reconciliation.read;

interface Reading {
  columns: (ImportColumn & { samples: string[] })[];
  isRemembered: boolean;
  lines: NewLine[];
  dayOrder: DayOrder | null;
  ambiguousDays: string[];
  problem: AppError | null;
}

/** Looks at the columns of a statement, or keeps its lines. A file that is not understood as a whole changes nothing. */
export async function readStatement(
  ctx: Ctx,
  { body }: InputOf<Read>,
  pledges: PledgeBook,
): Promise<ResponseOf<Read>> {
  if (plainKey(body.account) === '') throw fieldProblem('account', 'isName', 'must have a letter or a digit');
  const accountKey = accountKeyOf(body.account, await findAccounts(ctx.db));
  const reading = await readFile(ctx, body, accountKey);
  if (body.mode === 'preview') return previewOf(reading);
  if (reading.problem) throw reading.problem;
  const { columns, lines, dayOrder } = reading;
  const id = await inTransaction(ctx, async (tx) => {
    const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
    const statement = {
      account: body.account,
      fileName: plainName(body.file.name),
      firstDay: days[0]!,
      lastDay: days.at(-1)!,
      lineCount: lines.length,
      dayOrder,
    };
    const kept = columns.map(({ name, field }) => ({ name, field }));
    const by = { createdBy: actorOf(ctx).id, createdAt: ctx.now };
    const id = await insertStatement(tx, { ...statement, accountKey, columns: kept, ...by });
    const marks = fingerprints(lines);
    const marked = lines.map((line, at) => ({ ...line, fingerprint: marks[at]! }));
    await insertLines(tx, marked, { statementId: id, accountKey });
    const { fileName: label, ...after } = statement;
    await ctx.audit(tx, { action: 'create', entity: 'BankStatement', entityId: id, label, after });
    return id;
  });
  return getStatement(ctx, { params: { id } }, pledges);
}

async function readFile(
  ctx: Ctx,
  { file, mapping, dayOrder }: InputOf<Read>['body'],
  accountKey: string,
): Promise<Reading> {
  const sheet = await openSheet(new Uint8Array(await file.arrayBuffer()), statementFields);
  try {
    const before = await findReading(ctx.db, accountKey);
    const remembered = rememberedColumns(sheet.columns, before?.columns);
    const isRemembered = mapping === undefined && remembered !== null;
    const columns = isRemembered ? remembered : applyMapping(sheet.columns, mapping, statementFields);
    const samples = columns.map((): string[] => []);
    const missing = missingColumns(columns);
    const rows = noting(sheet.rows, (batch) => collectSamples(samples, batch));
    const told = dayOrder ?? (remembered && before?.dayOrder) ?? null;
    const read =
      missing === null
        ? await linesOrProblem(columns, rows, told, ctx.now)
        : { ...nothingRead, problem: fieldProblem('mapping', 'isMapping', missing) };
    if (missing !== null) await rows.next();
    const shown = columns.map((column, place) => ({ ...column, samples: samples[place] ?? [] }));
    return { columns: shown, isRemembered, ...read };
  } finally {
    await sheet.close();
  }
}

const nothingRead = { lines: [], dayOrder: null, ambiguousDays: [] };

async function linesOrProblem(
  columns: ImportColumn[],
  rows: AsyncIterable<SheetRow[]>,
  told: DayOrder | null,
  now: Date,
): Promise<Omit<Reading, 'columns' | 'isRemembered'>> {
  try {
    const written = await readWrittenLines(columns, rows);
    const days = orderOfDays(written, now, told);
    if (days.dayOrder !== null)
      return { ...days, lines: dateLines(written, days.dayOrder, now), problem: null };
    const asked = words.askDayOrder(days.ambiguousDays[0] ?? '');
    return { ...days, lines: [], problem: fieldProblem('dayOrder', 'isTold', asked) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
    return { ...nothingRead, problem: error };
  }
}

async function* noting(
  batches: AsyncIterable<SheetRow[]>,
  note: (batch: SheetRow[]) => void,
): AsyncGenerator<SheetRow[], void, undefined> {
  for await (const batch of batches) {
    note(batch);
    yield batch;
  }
}

/** As the last statement of the account was read, where this one has all the columns that were read then. */
function rememberedColumns(
  columns: readonly ImportColumn[],
  before: readonly ImportColumn[] | undefined,
): ImportColumn[] | null {
  const read = (before ?? []).filter(({ field }) => field !== null);
  const isWhole = read.every(({ name }) => columns.some((column) => column.name === name));
  if (read.length === 0 || !isWhole) return null;
  return columns.map(({ name }) => ({
    name,
    field: read.find((column) => column.name === name)?.field ?? null,
  }));
}

function previewOf({ columns, isRemembered, ambiguousDays, dayOrder, problem }: Reading): StatementPreview {
  const fields = statementFields.map(({ name, label, required, hint }) => ({ name, label, required, hint }));
  const [fault] = problem?.details.errors ?? [];
  return {
    columns,
    fields,
    isRemembered,
    ambiguousDays,
    dayOrder,
    problem: fault ? Object.values(fault.constraints).join(' ') : null,
  };
}
