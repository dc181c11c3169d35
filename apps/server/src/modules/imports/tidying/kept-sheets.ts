import { buffer } from 'node:stream/consumers';
import { readSheet } from '../../../base/spreadsheets/read-sheet.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findKeptSheets, forgetFile } from './tidy.repository.ts';

export interface KeptSheet {
  importId: string;
  fileId: string;
  /** The import needs it until it has ended. */
  isUnderWay: boolean;
}

/** The kept sheets of imports in which a cell says what `names` looks for. */
export async function findSheets(ctx: Ctx, names: (cell: string) => boolean): Promise<KeptSheet[]> {
  const found = [];
  for (const { id: importId, fileId, state } of await findKeptSheets(ctx.db)) {
    const bytes = await buffer(await ctx.files.open(fileId));
    const isUnderWay = state === 'running' || state === 'undoing';
    if (await hasCell(bytes, names)) found.push({ importId, fileId, isUnderWay });
  }
  return found;
}

/** With the rows that were given back. What was imported stays, and can still be taken back. */
export async function forgetSheet(tx: Tx, ctx: Ctx, { importId, fileId }: KeptSheet): Promise<void> {
  await forgetFile(tx, importId);
  await ctx.files.remove(tx, fileId);
}

async function hasCell(bytes: Uint8Array, names: (cell: string) => boolean): Promise<boolean> {
  for await (const rows of readSheet(bytes))
    if (rows.some(({ cells }) => cells.some((cell) => names(cell)))) return true;
  return false;
}
