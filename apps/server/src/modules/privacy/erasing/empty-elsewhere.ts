import { AppError } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findSheets } from '../../imports/index.ts';
import type { WholePerson } from '../whole-person.repository.ts';
import { findIdentifyingTexts } from './erase.repository.ts';
import { lockUnmatchedLinesNaming, removeViewsNaming, rewriteLine } from './kept-elsewhere.repository.ts';
import { tellingTexts, withoutTexts } from './names-person.ts';
import { erased } from './redact-entry.ts';
import { words } from './words.en.ts';

export type Sheets = Awaited<ReturnType<typeof findSheets>>;

/** The uploaded sheets that name somebody. Looked through before the transaction of the erasure, since reading them takes a while. */
export async function findSheetsNaming(ctx: Ctx, whole: WholePerson | undefined): Promise<Sheets> {
  if (!whole) return [];
  const known = tellingTexts(await findIdentifyingTexts(ctx.db, whole));
  return findSheets(ctx, (cell) => withoutTexts(cell, known, '') !== cell);
}

/**
 * What colleagues kept about somebody under their name: sheets, lines of a bank that nobody has matched, and filters of lists.
 * Answers the ids of the filters.
 */
export async function emptyElsewhere(
  tx: Tx,
  { identifying, sheets }: { identifying: readonly string[]; sheets: Sheets },
): Promise<string[]> {
  if (sheets.some(({ isUnderWay }) => isUnderWay))
    throw new AppError('wrong_state', { detail: words.isImported });
  for (const sheet of sheets) await sheet.forget(tx);
  const known = tellingTexts(identifying);
  for (const { id, description } of await lockUnmatchedLinesNaming(tx, known))
    await rewriteLine(tx, id, withoutTexts(description, known, erased));
  return removeViewsNaming(tx, known);
}
