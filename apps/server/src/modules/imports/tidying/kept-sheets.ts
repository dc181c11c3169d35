import { buffer } from 'node:stream/consumers';
import { readSheet } from '../../../base/spreadsheets/read-sheet.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { detachFile, findKeptSheets } from './tidy.repository.ts';

interface KeptSheet {
  /** The import needs it until it has ended. */
  isUnderWay: boolean;
  /** What was imported stays, and can still be taken back; rows that were given back are about others as well. */
  forget(tx: Tx): Promise<void>;
}

/** The kept sheets of imports in which a cell says what `names` looks for. */
export async function findSheets(ctx: Ctx, names: (cell: string) => boolean): Promise<KeptSheet[]> {
  const found: KeptSheet[] = [];
  for (const { id, fileId, state } of await findKeptSheets(ctx.db)) {
    const bytes = await buffer(await ctx.files.open(fileId));
    if (!(await hasCell(bytes, names))) continue;
    const isUnderWay = state === 'running' || state === 'undoing';
    const forget = async (tx: Tx) => {
      await detachFile(tx, id);
      await ctx.files.remove(tx, fileId);
    };
    found.push({ isUnderWay, forget });
  }
  return found;
}

async function hasCell(bytes: Uint8Array, names: (cell: string) => boolean): Promise<boolean> {
  for await (const rows of readSheet(bytes))
    if (rows.some(({ cells }) => cells.some((cell) => names(cell)))) return true;
  return false;
}
