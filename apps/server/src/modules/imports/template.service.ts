import type { imports, InputOf } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { xlsxMediaType } from '../../base/spreadsheets/writing/write-sheet.ts';
import { writeWorkbook } from '../../base/spreadsheets/writing/write-workbook.ts';
import { targetsOf } from './import-access.ts';
import type { ImportTarget, ImportTargets } from './import-target.ts';
import { words } from './words.en.ts';

/** The sheet to fill in: headings and one example, and on a second sheet what belongs where. */
export const getTemplate =
  (targets: ImportTargets) =>
  async (ctx: Ctx, { params }: InputOf<typeof imports.template>) => {
    const name = targetsOf(ctx).find((each) => `${each}.xlsx` === params.file);
    if (!name) throw new AppError('not_allowed');
    const target = targets[name];
    return {
      fileName: params.file,
      mediaType: xlsxMediaType,
      content: await writeWorkbook([rowsSheet(target), helpSheet(target)]),
    };
  };

function rowsSheet({ fields }: ImportTarget) {
  const example = fields.map((field, place) =>
    place === 0 ? `${words.exampleMark}: ${field.example}` : field.example,
  );
  return {
    name: words.fillIn,
    columns: fields.map(({ label }) => ({ heading: label, width: Math.max(14, label.length + 2) })),
    rows: [example],
  };
}

function helpSheet({ fields }: ImportTarget) {
  const { field, required, hint, example } = words.help;
  return {
    name: words.helpSheet,
    columns: [
      { heading: field, width: 32 },
      { heading: required, width: 10 },
      { heading: hint, width: 60 },
      { heading: example, width: 24 },
    ],
    rows: fields.map((each) => [each.label, each.required ? words.yes : words.no, each.hint, each.example]),
  };
}
