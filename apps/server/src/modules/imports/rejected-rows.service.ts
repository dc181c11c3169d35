import type { imports, InputOf } from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import { type Cell, writeSheet, xlsxMediaType } from '../../base/spreadsheets/writing/write-sheet.ts';
import type { ImportTarget, ImportTargets } from './import-target.ts';
import { visible } from './import-access.ts';
import { findImport, type ImportRow } from './import.repository.ts';
import { bytesOf } from './preview.service.ts';
import { rowsBeneath } from './reading/open-sheet.ts';
import { reasonOf, RowReader } from './reading/row-reader.ts';
import { findRejections } from './running/run.repository.ts';
import { words } from './words.en.ts';

const rowsAtOnce = 500;

/** The rejected rows as they were, each with its reason: to be mended and sent again. */
export const getRejectedRows =
  (targets: ImportTargets) =>
  async (ctx: Ctx, { params }: InputOf<typeof imports.errors>) => {
    const row = visible(ctx, await findImport(ctx.db, params.id));
    const columns = [words.sheetRow, ...row.columns.map(({ name }) => name), words.reason];
    const rows = row.state === 'previewed' ? badRows(ctx, targets[row.target], row) : rejectedRows(ctx, row);
    return {
      fileName: `${row.fileName.replace(/\.\w+$/, '')}-errors.xlsx`,
      mediaType: xlsxMediaType,
      content: writeSheet(
        columns.map((heading) => ({ heading })),
        rows,
      ),
    };
  };

async function* rejectedRows(ctx: Ctx, { id, columns }: ImportRow): AsyncGenerator<Cell[]> {
  for (let last = 0; ;) {
    const page = await findRejections(ctx.db, id, last, rowsAtOnce);
    for (const { rowNumber, cells, reason } of page) yield line(rowNumber, cells, reason, columns.length);
    if (page.length < rowsAtOnce) return;
    last = page.at(-1)!.rowNumber;
  }
}

/** Of a preview nothing is written down: the file is looked through once more. */
async function* badRows(ctx: Ctx, target: ImportTarget, row: ImportRow): AsyncGenerator<Cell[]> {
  const reader = new RowReader(target, row.columns, await target.prepare(ctx.db, ctx.now));
  for await (const batch of rowsBeneath(await bytesOf(ctx, row), row.headingRow)) {
    for (const examined of await reader.check(ctx.db, reader.read(batch))) {
      if (examined.row === null)
        yield line(examined.number, examined.cells, reasonOf(examined, target), row.columns.length);
    }
  }
}

function line(number: number, cells: readonly string[], reason: string, width: number): Cell[] {
  return [String(number), ...Array.from({ length: width }, (_, place) => cells[place] ?? null), reason];
}
