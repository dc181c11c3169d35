import type { InputOf, WordImport, Word, words as endpoints } from '@kathok/contract';
import type { FileAnswer } from '../../base/files/file-answer.ts';
import { exportRows } from '../../base/spreadsheets/writing/export-rows.ts';
import { readSheet } from '../../base/spreadsheets/read-sheet.ts';
import { sheetLimits } from '../../base/spreadsheets/sheet-limits.ts';
import type { SheetRow } from '../../base/spreadsheets/sheet-row.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { type ReadWord, readWordSheet } from './read-word-sheet.ts';
import { upsertOwnWord } from './word.repository.ts';
import { auditChange, readKnown, type Shipped } from './word.service.ts';
import { words } from './words.en.ts';

type Endpoints = typeof endpoints;

const { headings } = words;
const columns = [
  { heading: headings.word, width: 40 },
  { heading: headings.place, width: 26 },
  { heading: headings.english, width: 60 },
  { heading: headings.text, width: 60 },
  { heading: headings.approvedBy, width: 24 },
];

const cellsOf = ({ id, place, english, text, approvedBy }: Word) => [id, place, english, text, approvedBy];

/** All texts of a language, as a reader takes them home. */
export const exportWords =
  (shipped: Shipped) =>
  async (ctx: Ctx, { query: { language } }: InputOf<Endpoints['sheet']>): Promise<FileAnswer> => {
    const known = await readKnown(ctx.db, shipped, language);
    const name = words.fileName(language);
    return exportRows(name, 'xlsx', inOrder(known.values()), { columns, cellsOf });
  };

async function* inOrder(known: Iterable<Word>) {
  yield* known;
}

/** Twice as many rows as there are texts: whatever else stands in a file is none of ours. */
const limits = { ...sheetLimits, rows: 20_000, columns: 20, unpackedBytes: 32 * 1024 * 1024 };

/** Reads the file before there is a transaction, in a thread with limits of its own. */
export async function readWordFile(_ctx: Ctx, { body }: InputOf<Endpoints['import']>): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const some of readSheet(new Uint8Array(await body.file.arrayBuffer()), limits))
    rows.push(...some);
  return rows;
}

/** Rows that cannot be taken are named; the others are taken, unless it is only tried. */
export const importWords =
  (shipped: Shipped) =>
  async (ctx: Ctx, { body }: InputOf<Endpoints['import']>, sheet: SheetRow[]): Promise<WordImport> =>
    inTransaction(ctx, async (tx) => {
      const { language, dryRun: isDryRun } = body;
      const { rows, changes, problems } = readWordSheet(sheet, await readKnown(tx, shipped, language));
      if (!isDryRun && changes.length > 0) {
        for (const { word, text, approvedBy } of changes) {
          const approvedAt = approvedBy === null ? null : ctx.now;
          const row = { word: word.id, english: word.english, text, approvedBy, approvedAt };
          await upsertOwnWord(tx, language, row, ctx.now);
        }
        await auditChange(
          ctx,
          tx,
          language,
          changes.map(({ word }) => word),
        );
      }
      return {
        isDryRun,
        rows,
        changed: changes.filter(isOtherText).length,
        approved: changes.filter(({ approvedBy }) => approvedBy !== null).length,
        unchanged: rows - changes.length - problems.length,
        problems,
      };
    });

const isOtherText = ({ word, text }: ReadWord) => word.text !== text;
