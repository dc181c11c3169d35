import type { ImportPreview, ImportProgress, imports, InputOf, Paged } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { progressOf } from './import-progress.ts';
import type { ImportTarget } from './import-target.ts';
import { targetsOf, visible } from './import-access.ts';
import { findImport, findImports } from './import.repository.ts';
import { previewAgain, previewFile } from './preview.service.ts';
import { startImport } from './running/start-import.service.ts';
import { words } from './words.en.ts';

type Upload = InputOf<typeof imports.members>;

/** The one call behind every wizard: look at a file, look again, or let it begin. */
export const bulkUpload =
  (target: ImportTarget) =>
  async (ctx: Ctx, { body }: Upload): Promise<ImportPreview | ImportProgress> => {
    const { file, importId, mode, mapping, onError } = body;
    if (mode === 'preview') {
      return importId
        ? previewAgain(ctx, target, importId, mapping)
        : previewFile(ctx, target, file!, mapping);
    }
    if (importId) return startImport(ctx, target, importId, { mapping, onError });
    const preview = await previewFile(ctx, target, file!, mapping);
    // Nobody has seen the warning that this file was here before.
    if (preview.seenBefore) throw new AppError('already_exists', { detail: words.sameFileAgain });
    return startImport(ctx, target, preview.importId, { mapping: undefined, onError });
  };

export async function listImports(
  ctx: Ctx,
  { query }: InputOf<typeof imports.list>,
): Promise<Paged<ImportProgress>> {
  const page = await findImports(ctx.db, query, targetsOf(ctx));
  return { ...page, data: page.data.map((row) => progressOf(row, ctx.now)) };
}

export async function getImport(ctx: Ctx, { params }: InputOf<typeof imports.get>): Promise<ImportProgress> {
  return progressOf(visible(ctx, await findImport(ctx.db, params.id)), ctx.now);
}
