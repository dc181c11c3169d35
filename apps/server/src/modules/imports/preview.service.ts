import type { ImportPreview } from '@kathok/contract';
import { buffer } from 'node:stream/consumers';
import { AppError, orNotFound } from '../../base/app-error.ts';
import { contentOf } from '../../base/spreadsheets/content-kind.ts';
import { csvMediaType } from '../../base/spreadsheets/writing/write-csv.ts';
import { xlsxMediaType } from '../../base/spreadsheets/writing/write-sheet.ts';
import { progressOf } from './import-progress.ts';
import type { ImportTarget } from './import-target.ts';
import {
  findImport,
  findSameFile,
  type ImportRow,
  insertImport,
  updatePreview,
} from './import.repository.ts';
import { dryRun, type Report } from './reading/dry-run.ts';
import { applyMapping } from './reading/mapping.ts';
import { openSheet, rowsBeneath } from './reading/open-sheet.ts';
import { words } from './words.en.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import type { WrittenFile } from '../../platform/files/files.ts';

/** Looks through a file that was just sent, and keeps it for whatever comes next. */
export async function previewFile(
  ctx: Ctx,
  target: ImportTarget,
  file: File,
  mapping: string | undefined,
): Promise<ImportPreview> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheet = await openSheet(bytes, target.fields);
  try {
    const columns = applyMapping(sheet.columns, mapping, target.fields);
    const report = await dryRun(ctx.db, target, { columns, rows: sheet.rows }, ctx.now);
    const written = await writeSheet(ctx, bytes);
    const id = await inTransaction(ctx, async (tx) => {
      const kept = { ...written, kind: 'import', createdBy: actorOf(ctx).id };
      const { id: fileId, sha256 } = await ctx.files.put(tx, kept);
      const row = {
        target: target.name,
        fileName: plainName(file.name),
        fileId,
        sha256,
        headingRow: sheet.headingRow,
      };
      const warnedOf = (await findSameFile(tx, target.name, sha256))?.id ?? null;
      const looked = { ...row, columns, rowCount: report.totals.rows, warnedOf };
      const id = await insertImport(tx, { ...looked, createdBy: actorOf(ctx).id }, ctx.now);
      await ctx.audit(tx, { action: 'preview', entity: 'Import', entityId: id, label: row.fileName });
      return id;
    });
    return previewOf(ctx, target, orNotFound(await findImport(ctx.db, id)), report);
  } finally {
    await sheet.close();
  }
}

/** Looks through a kept file once more, with its columns read otherwise. */
export async function previewAgain(
  ctx: Ctx,
  target: ImportTarget,
  id: string,
  mapping: string | undefined,
): Promise<ImportPreview> {
  const row = orNotFound(await findImport(ctx.db, id));
  if (row.target !== target.name) throw new AppError('not_found');
  if (row.state !== 'previewed') throw new AppError('wrong_state', { detail: words.notPreviewed });
  const columns = applyMapping(row.columns, mapping, target.fields);
  const rows = rowsBeneath(await bytesOf(ctx, row), row.headingRow);
  const report = await dryRun(ctx.db, target, { columns, rows }, ctx.now);
  await inTransaction(ctx, async (tx) => {
    const warnedOf = (await findSameFile(tx, target.name, row.sha256))?.id ?? null;
    await updatePreview(tx, id, { columns, rowCount: report.totals.rows, warnedOf });
    await ctx.audit(tx, { action: 'preview', entity: 'Import', entityId: id, label: row.fileName });
  });
  return previewOf(ctx, target, { ...row, rowCount: report.totals.rows }, report);
}

/** The kept file of an import. */
export async function bytesOf(ctx: Ctx, { fileId }: ImportRow): Promise<Uint8Array> {
  if (fileId === null) throw new AppError('wrong_state', { detail: words.fileGone });
  return buffer(await ctx.files.open(fileId));
}

async function previewOf(
  ctx: Ctx,
  target: ImportTarget,
  row: ImportRow,
  report: Report,
): Promise<ImportPreview> {
  const same = await findSameFile(ctx.db, target.name, row.sha256);
  return {
    ...progressOf(row, ctx.now),
    ...report,
    fields: target.fields.map(({ name, label, required, hint }) => ({ name, label, required, hint })),
    seenBefore: same ? { importId: same.id, at: same.createdAt.toISOString(), by: same.createdByName } : null,
  };
}

function writeSheet(ctx: Ctx, bytes: Uint8Array): Promise<WrittenFile> {
  const mediaType = contentOf(bytes).kind === 'xlsx' ? xlsxMediaType : csvMediaType;
  return ctx.files.write({ bytes, mediaType });
}

/** A name to show, whatever the sender called the file. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(-200) || 'sheet'
  );
}
